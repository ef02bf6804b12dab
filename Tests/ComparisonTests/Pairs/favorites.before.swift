import SwiftUI

final class Library: ObservableObject {
  @Published var favorites: Set<String> = ["Oak"]
  @Published var showsFavorites = false
  let trees = ["Ash", "Beech", "Oak"]
  var shown: [String] { showsFavorites ? trees.filter(favorites.contains) : trees }
  func toggle(_ tree: String) {
    if favorites.remove(tree) == nil { favorites.insert(tree) }
  }
}

struct TreeRow: View {
  let tree: String
  @ObservedObject var library: Library
  var body: some View {
    Button(library.favorites.contains(tree) ? "\(tree) ★" : tree) { library.toggle(tree) }
  }
}

struct Page: View {
  @StateObject private var library = Library()
  var body: some View {
    Toggle("Favorites", isOn: $library.showsFavorites)
    ForEach(library.shown, id: \.self) { TreeRow(tree: $0, library: library) }
  }
}
#Preview { Page() }
