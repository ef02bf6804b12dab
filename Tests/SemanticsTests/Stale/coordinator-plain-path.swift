import SwiftUI
class Coordinator { var title = "Home"; func go() { title = "Detail" } }  // wrong
@Observable class Coordinator { var title = "Home"; func go() { title = "Detail" } }  // right
struct Root: View {
  let coordinator: Coordinator
  var body: some View {
    NavigationStack { Button("Go") { coordinator.go() }.navigationTitle(coordinator.title) }
  }
}
:mount Root(coordinator: Coordinator())
:tap Go
