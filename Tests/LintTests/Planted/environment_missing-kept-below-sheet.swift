import SwiftUI
@Observable final class Session { var user = "a" }
struct Account: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.user) }
}
struct Home: View {
  @State private var session = Session()
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .environment(session) // wrong
      .sheet(isPresented: $isShown) { Account() }
      .environment(session) // right
  }
}
