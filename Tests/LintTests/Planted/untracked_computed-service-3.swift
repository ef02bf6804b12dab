import SwiftUI
final class TokenStore { var token: String? }
@Observable final class AuthModel {
  @ObservationIgnored private let store = TokenStore()
  var isSignedIn: Bool { store.token != nil }  // wrong
  private(set) var isSignedIn = false  // right
  func signIn() {
    store.token = "t"
    isSignedIn = true  // right
  }
}
struct AuthView: View {
  @State private var auth = AuthModel()
  var body: some View { Text(auth.isSignedIn ? "in" : "out"); Button("Sign in", action: auth.signIn) }
}
