import SwiftUI

class Screen: ObservableObject {
  var title = "Start"  // wrong
  @Published var title = "Start"  // right
}
final class HomeScreen: Screen {
  @Published var visits = 0
  func rename() { title = "Home" }
}

struct HomeTitle: View {
  @StateObject private var screen = HomeScreen()
  var body: some View {
    VStack {
      header
      Button("Rename") { screen.rename() }
    }
  }
  @ViewBuilder private var header: some View {
    Text(screen.title).font(.title)
  }
}
