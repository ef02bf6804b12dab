import SwiftUI

final class Loader<Item>: ObservableObject {
  @Published var items: [Item] = []
}

struct ItemsView: View {
  @ObservedObject private var loader = Loader<String>()  // wrong
  @StateObject private var loader = Loader<String>()  // right
  var body: some View {
    Text("\(loader.items.count)")
    Button("Load") { loader.items = ["a"] }
  }
}
