import SwiftUI
class Client: ObservableObject { @Published var isOnline = true }
extension EnvironmentValues { @Entry var client: Client? = nil }
struct Status: View { @ObservedObject var client: Client; var body: some View { Text(client.isOnline ? "on" : "off") } }  // right
struct StatusBar: View {
  @Environment(\.client) private var client
  var body: some View {
    Text(client!.isOnline ? "on" : "off")  // wrong
    Status(client: client!)  // right
  }
}
let client = Client()
:mount StatusBar().environment(\.client, client)
client.isOnline = false
