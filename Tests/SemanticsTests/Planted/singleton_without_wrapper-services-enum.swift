import SwiftUI
final class AuthService: ObservableObject { @Published var token: String?; var isLoggedIn: Bool { token != nil } }
enum Services { static let auth = AuthService() }
struct GateModifier: ViewModifier {
  @ObservedObject private var auth = Services.auth  // right
  func body(content: Content) -> some View {
    if Services.auth.isLoggedIn { content } else { Text("Please log in") }  // wrong
    if auth.isLoggedIn { content } else { Text("Please log in") }  // right
  }
}
extension View { func gated() -> some View { modifier(GateModifier()) } }
struct Secret: View {
  var body: some View {
    VStack { Text("secret").gated(); Button("Log in") { Services.auth.token = "t" } }
  }
}
:mount Secret()
:tap "Log in"
