import SwiftUI

@Observable
final class Session {
  var user: String?
  var attempts = 0

  func signIn(_ name: String) {
    attempts += 1
    user = name.isEmpty ? nil : name
  }
}

struct LoginForm: View {
  @Environment(Session.self) var session
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Sign in") { session.signIn(name) }
    Text("Attempts \(session.attempts)")
  }
}

struct Greeting: View {
  @Environment(Session.self) var session
  var body: some View {
    if let user = session.user {
      Text("Hello, \(user)")
      Button("Sign out") { session.user = nil }
    } else {
      Text("Nobody is signed in")
    }
  }
}

struct RootView: View {
  @State private var session = Session()
  @State private var showsForm = false
  var body: some View {
    VStack {
      Greeting()
      Button("Log in") { showsForm = true }
    }
    .sheet(isPresented: $showsForm) { LoginForm().environment(session) }
    .environment(session)
  }
}

#Preview { RootView() }
