import SwiftUI
@Observable final class Session { var user = "me" }
struct Badge: ViewModifier {
  @Environment(Session.self) private var session
  func body(content: Content) -> some View {
    content.overlay { Text(session.user) }
  }
}
struct Home: View { var body: some View { Text("home").padding().modifier(Badge()) } }
#Preview { Home() }  // wrong
#Preview { Home().environment(Session()) }  // right
