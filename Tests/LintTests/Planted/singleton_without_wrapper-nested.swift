import SwiftUI

enum App1 {
  static let session = UserSession()
}

final class UserSession: ObservableObject {
  @Published var name: String?
}

struct Greeting: View {
  @ObservedObject private var session = App1.session  // right
  var body: some View {
    Text("Hello \(App1.session.name ?? "you")")  // wrong
    Text("Hello \(session.name ?? "you")")  // right
    Button("Sign in") { App1.session.name = "Ann" }
  }
}
