import SwiftUI

@Observable final class Connection {
  var status = "idle"
  init() { print("connected") }
  deinit { print("closed") }
  func ping() { status = "pong" }
}

struct ConnectionView: View {
  let title: String
  @State private var connection: Connection?
  var body: some View {
    VStack {
      Text("\(title): \(connection?.status ?? "idle")")
      Button("Ping") { connection?.ping() }
    }
    .onAppear { if connection == nil { connection = Connection() } }
  }
}

struct Dashboard: View {
  @State private var ticks = 0
  @State private var isShown = true
  var body: some View {
    Button("Tick") { ticks += 1 }
    Toggle("Shown", isOn: $isShown)
    if isShown { ConnectionView(title: "Main \(ticks)") }
  }
}

#Preview { Dashboard() }
