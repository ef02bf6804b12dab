import SwiftUI
struct Event: Identifiable { let id: Int; let name: String; let start: Date }
struct EventRow: View {
  let event: Event
  @State private var opened: Date?
  var body: some View {
    VStack {
      Text(event.name)
      Text(event.start, style: .relative)
      Text(event.start, style: .timer)
      if let opened { Text(opened.formatted(date: .omitted, time: .standard)) }
    }
    .onTapGesture { opened = Date() }
    .onAppear { opened = .now }
  }
}
:mount EventRow(event: Event(id: 1, name: "a", start: Date()))
:advance 90s
