import SwiftUI
final class Session { static var current: String? }  // wrong
@Observable final class AccountModel {
  var name = "Ann"
  var token: String?  // right
  var isLoggedIn: Bool { Session.current != nil }  // wrong
  var isLoggedIn: Bool { token != nil }  // right
  func logIn() {
    Session.current = "t"  // wrong
    token = "t"  // right
  }
}
struct AccountView: View {
  @State private var model = AccountModel()
  var body: some View {
    Text(model.isLoggedIn ? "in" : "out")
    Button("Go") { model.logIn() }
  }
}
:mount AccountView()
:tap "Go"
