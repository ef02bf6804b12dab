import SwiftUI
@Observable class Auth { var user = "" }
struct Profile: View {
  @Environment(Auth.self) private var auth
  var body: some View { Text(auth.user) }
}
struct Root: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Profile(); Button("\(n)") { n += 1 }
    }.environment(Auth())
  }
}
