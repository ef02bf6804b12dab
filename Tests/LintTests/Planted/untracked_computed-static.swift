import SwiftUI

@Observable class Auth {
  private static var token: String?  // wrong
  private var token: String?  // right
  var isLoggedIn: Bool { Auth.token != nil }  // wrong
  var isLoggedIn: Bool { token != nil }  // right
  func logIn() { Auth.token = "abc" }  // wrong
  func logIn() { token = "abc" }  // right
}

struct AuthView: View {
  @State private var auth = Auth()
  var body: some View {
    Text(auth.isLoggedIn ? "in" : "out")
    Button("Log in") { auth.logIn() }
  }
}
