import SwiftUI
class Shelf {  // wrong
@Observable class Shelf {  // right
  private var books: [String: Int] = ["Emma": 1]
  subscript(title: String) -> Int {
    get { books[title] ?? 0 }
    set { books[title] = newValue }
  }
}
struct ShelfView: View {
  let shelf: Shelf
  var body: some View { Text("\(shelf["Emma"])") }
}
let shelf = Shelf()
:mount ShelfView(shelf: shelf)
shelf["Emma"] = 3
