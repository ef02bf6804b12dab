import SwiftUI
final class AuthService: ObservableObject {
  static let shared = AuthService()
  @Published private(set) var user: String?
  private init() {}
  func logIn() { user = "ann" }
}
struct Gate: View {
  @ObservedObject private var auth = AuthService.shared  // right
  var body: some View {
    if AuthService.shared.user == nil {  // wrong
    if auth.user == nil {  // right
      Button("Log in") { AuthService.shared.logIn() }
    } else {
      Text("Home")
    }
  }
}
:mount Gate()
:tap "Log in"
