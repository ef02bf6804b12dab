import SwiftUI

class Library: ObservableObject {
  @Published private(set) var shown: [String] = []
  var all = ["b", "a"]
  var isSorted = false {
    didSet { refresh() }  // right
    didSet { print(isSorted) }  // wrong
  }
  func refresh() { shown = isSorted ? all.sorted() : all }
}

struct Shelf: View {
  @ObservedObject var library: Library
  var body: some View {
    Text(library.isSorted ? "A–Z" : "As read")
    ForEach(library.shown, id: \.self) { Text($0) }
    Button("Sort") { library.isSorted.toggle() }
  }
}
