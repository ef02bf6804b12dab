import SwiftUI

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct Child: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("\(router.path.count)") { router.path.append(1) } }
}

struct WithRouter: ViewModifier {
  @StateObject private var router = Router()  // right
  func body(content: Content) -> some View {
    content
      .environmentObject(Router())  // wrong
      .environmentObject(router)  // right
  }
}

struct Root: View {
  @State private var n = 0
  var body: some View {
    Button("\(n)") { n += 1 }
    Child().modifier(WithRouter())
  }
}
