import SwiftUI
final class Router: ObservableObject { @Published var path: [Int] = [] }
struct Page: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Go \(router.path.count)") { router.path.append(1) } }
}
struct RootScreen: View {
  @State private var theme = 0
  @StateObject private var router = Router()  // right
  var body: some View {
    VStack {
      Page()
      Button("Theme \(theme)") { theme += 1 }
    }
    .environmentObject(Router())  // wrong
    .environmentObject(router)  // right
  }
}
:mount RootScreen()
:tap "Go 0"
:tap "Theme 0"
