import SwiftUI
class Loader: ObservableObject {
  private(set) var items: [Int] = []  // wrong
  @Published private(set) var items: [Int] = []  // right
  func load() { items = [1, 2] }
}
struct LoaderView: View {
  @StateObject private var loader = Loader()
  var body: some View {
    Text("\(loader.items.count)")
    Button("Load") { loader.load() }
  }
}
:mount LoaderView()
:tap Load
