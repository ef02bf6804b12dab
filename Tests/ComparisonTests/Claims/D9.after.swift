import SwiftUI
@Observable final class User { var name = "Ann" }
struct Child: View { @Environment(User.self) var user; var body: some View { Text(user.name) } }
struct Page: View {
  @State private var user = User()
  @State private var isShown = false
  var body: some View { Button("Show") { isShown = true }; if isShown { Child() } }
}
#Preview { Page() }
