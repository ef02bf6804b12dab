import SwiftUI

final class Favorites: ObservableObject {
  static let shared = Favorites()
  @Published private(set) var ids: Set<Int> = []
  func contains(_ id: Int) -> Bool { ids.contains(id) }
  func toggle(_ id: Int) { if ids.contains(id) { ids.remove(id) } else { ids.insert(id) } }
}

struct Heart: View {
  let id: Int
  @ObservedObject private var favorites = Favorites.shared  // right
  var body: some View {
    Button(Favorites.shared.contains(id) ? "♥" : "♡") { Favorites.shared.toggle(id) }  // wrong
    Button(favorites.contains(id) ? "♥" : "♡") { favorites.toggle(id) }  // right
  }
}
