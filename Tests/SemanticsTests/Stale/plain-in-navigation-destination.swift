import SwiftUI
final class Book { var title = "a" }  // wrong
@Observable final class Book { var title = "a" }  // right
struct Page: View { let book: Book; @State private var path = [1]
  var body: some View { NavigationStack(path: $path) { Text("root").navigationDestination(for: Int.self) { _ in Text(book.title) } } } }
let book = Book()
:mount Page(book: book)
book.title = "b"
