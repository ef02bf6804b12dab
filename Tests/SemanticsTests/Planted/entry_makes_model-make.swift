import SwiftUI
@Observable final class Router {
  var path: [String] = []
  static func make() -> Router { Router() }
  static let shared = Router()
}
extension EnvironmentValues {
  @Entry var router: Router = .make()  // wrong
  @Entry var router: Router = .shared  // right
}
struct Crumbs: View {
  @Environment(\.router) private var router
  var body: some View {
    Text(router.path.joined(separator: "/"))
    Button("Push") { router.path.append("x") }
  }
}
:mount Crumbs()
:tap Push
