import SwiftUI

@Observable
final class Router {
  var path: [Int] = []
  func push() { path.append(path.count + 1) }
  func popToRoot() { path.removeAll() }
}

struct Detail: View {
  let number: Int
  @Environment(Router.self) private var router
  var body: some View {
    Text("detail \(number) of \(router.path.count)")
    Button("Deeper") { router.push() }
    Button("Root") { router.popToRoot() }
  }
}

struct Page: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Open") { router.push() }
        .navigationDestination(for: Int.self) { Detail(number: $0) }
    }
    .environment(router)
  }
}
#Preview { Page() }
