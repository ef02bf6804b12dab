import SwiftUI
@Observable class Session1 {
  static var current = Session1()  // wrong
  var user = "nobody"
}
@Observable class Login { static let shared = Login(); var session = Session1() }  // right
struct UserView: View {
  var body: some View {
    Text(Session1.current.user)  // wrong
    Text(Login.shared.session.user)  // right
  }
}
func signIn() {
  let session = Session1()
  session.user = "Ann"
  Session1.current = session  // wrong
  Login.shared.session = session  // right
}
:mount UserView()
signIn()
