import SwiftUI
final class Session { static let shared = Session(); var token = "" }  // wrong
@Observable final class Session { static let shared = Session(); var token = "" }  // right
struct TokenView: View {
  var body: some View { Text(Session.shared.token.isEmpty ? "out" : "in") }
}
:mount TokenView()
Session.shared.token = "x"
