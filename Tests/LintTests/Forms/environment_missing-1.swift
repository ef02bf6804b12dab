import SwiftUI
@Observable class Auth { var user = "" }
struct Profile: View {
  @Environment(Auth.self) private var auth
  var body: some View { Text(auth.user) }
}
struct Root: View {
  @State private var auth = Auth()
  @State private var show = false
  var body: some View {
    Button("Show") { show = true }
      .environment(auth)
      .sheet(isPresented: $show) { NavigationStack { Profile() } }
  }
}
@main struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
