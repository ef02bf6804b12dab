import SwiftUI
@Observable final class Favorites { var ids: Set<Int> = [] }
struct Detail: View {
  let id: Int
  @Environment(Favorites.self) private var favorites
  var body: some View { Button(favorites.ids.contains(id) ? "♥" : "♡") { favorites.ids.insert(id) } }
}
struct ListScreen: View {
  @State private var favorites = Favorites()
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("One", value: 1)
      }
      .environment(favorites)  // wrong
      .navigationDestination(for: Int.self) { Detail(id: $0) }
    }
    .environment(favorites)  // right
  }
}
:mount ListScreen()
:tap One
