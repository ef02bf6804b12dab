import SwiftUI

enum Route: Hashable { case detail(Int), about }

@Observable
final class Router {
  var path: [Route] = []
  func open(_ route: Route) { path.append(route) }
  func home() { path.removeAll() }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let id): DetailView(id: id)
          case .about: Text("About us")
          }
        }
    }
    .environment(router)
  }
}

struct HomeView: View {
  @Environment(Router.self) private var router
  var body: some View {
    Text("Home, depth \(router.path.count)")
    Button("Open 1") { router.open(.detail(1)) }
    Button("About") { router.open(.about) }
  }
}

struct DetailView: View {
  let id: Int
  @Environment(Router.self) private var router
  var body: some View {
    Text("Detail \(id)")
    Button("Deeper") { router.open(.detail(id + 1)) }
    Button("Home") { router.home() }
  }
}

#Preview { RootView() }
