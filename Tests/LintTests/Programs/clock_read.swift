import SwiftUI
struct Wrong: View {
  let end: Date
  var body: some View {
    Text(end < Date() ? "over" : "on") // finds clock_read
    Text("\(Int(end.timeIntervalSince(Date.now))) s") // finds clock_read
  }
}
struct Timeline: View {
  let end: Date
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(end < context.date ? "over" : "on")
    }
  }
}
struct Plain: View {
  let end: Date
  @State private var now = Date()
  var body: some View {
    Text(end, style: .timer)
    Text(end < now ? "over" : "on")
    Button("Now") { now = Date() }
  }
}
@Observable class Cache {
  @ObservationIgnored private var cleaned = Date()
  private func clean() {
    if Date().timeIntervalSince(cleaned) > 60 { cleaned = Date() }
  }
  func image(_ name: String) -> String {
    defer { if Date().timeIntervalSince(cleaned) > 60 { print("old") } }
    clean()
    return name
  }
}
struct Cached: View {
  let cache: Cache
  var body: some View { Text(cache.image("a")) }
}
