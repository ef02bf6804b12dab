// "The detail screen keeps showing the first book, whichever I select."
// says: state_keeps_model
// says: keeps the first Book
@Observable final class Book { var title: String; init(_ title: String) { self.title = title } }
struct BookDetail: View {
  @State var book: Book  // wrong
  let book: Book  // right
  var body: some View { Text(book.title) }
}
struct Shelf: View {
  let books = [Book("Dune"), Book("Emma")]  // wrong
  @State private var books = [Book("Dune"), Book("Emma")]  // right
  @State private var index = 0
  var body: some View {
    BookDetail(book: books[index])
    Button("Next") { index = 1 }
  }
}
:mount Shelf()
:tap Next
