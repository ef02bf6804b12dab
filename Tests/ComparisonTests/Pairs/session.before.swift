import SwiftUI

final class Session: ObservableObject {
  @Published var user: String?
  @Published var attempts = 0

  func signIn(_ name: String) {
    attempts += 1
    user = name.isEmpty ? nil : name
  }
}

struct LoginForm: View {
  @EnvironmentObject var session: Session
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Sign in") { session.signIn(name) }
    Text("Attempts \(session.attempts)")
  }
}

struct Greeting: View {
  @EnvironmentObject var session: Session
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
  @StateObject private var session = Session()
  @State private var showsForm = false
  var body: some View {
    VStack {
      Greeting()
      Button("Log in") { showsForm = true }
    }
    .sheet(isPresented: $showsForm) { LoginForm().environmentObject(session) }
    .environmentObject(session)
  }
}

#Preview { RootView() }
