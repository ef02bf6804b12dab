import SwiftUI

class AuthStore: ObservableObject {
  private(set) var isLoggedIn = false  // wrong
  @Published private(set) var isLoggedIn = false  // right
  @Published var user = ""

  func logIn() {
    user = "ann"
    isLoggedIn = true
  }
}

struct Gate: View {
  @EnvironmentObject private var auth: AuthStore
  var body: some View {
    Group {
      if auth.isLoggedIn { Text("Welcome") } else { Button("Log in") { auth.logIn() } }
    }
  }
}
