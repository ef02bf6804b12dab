import SwiftUI

final class Connection: ObservableObject {
  @Published var status = "idle"
  init() { print("connected") }
  deinit { print("closed") }
  func ping() { status = "pong" }
}

struct ConnectionView: View {
  let title: String
  @StateObject private var connection = Connection()
  var body: some View {
    Text("\(title): \(connection.status)")
    Button("Ping") { connection.ping() }
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
