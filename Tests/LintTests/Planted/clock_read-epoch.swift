import SwiftUI
struct Uptime: View {
  @State private var start = Date().timeIntervalSince1970
  private var elapsed: Int { Int(Date().timeIntervalSince1970 - start) }  // wrong
  var body: some View {
    Text("Up \(elapsed) s")  // wrong
    TimelineView(.periodic(from: .now, by: 1)) { Text("Up \(Int($0.date.timeIntervalSince1970 - start)) s") }  // right
  }
}
