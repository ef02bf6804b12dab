// "I replace the user in the session and the header keeps the old one."
// says: state_keeps_model
@Observable class User { var name: String; init(name: String) { self.name = name } }
@Observable class Session {
  var user = User(name: "Ann")
  func switchUser() { user = User(name: "Bob") }
}
struct Header: View {
  @State private var user: User  // wrong
  init(user: User) { _user = State(initialValue: user) }  // wrong
  let user: User  // right
  var body: some View { Text("Hello \(user.name)") }
}
struct Main: View {
  @State private var session = Session()
  var body: some View {
    VStack {
      Header(user: session.user)
      Button("Switch") { session.switchUser() }
    }
  }
}
:mount Main()
:tap Switch
