import SwiftUI

@Observable class Book { var title = "" }

struct BookDetail: View {
  @State var book: Book  // wrong
  @Bindable var book: Book  // right
  var body: some View { TextField("Title", text: $book.title) }
}

struct Shelf: View {
  let books: [Book]
  @State private var index = 0
  var body: some View {
    BookDetail(book: books[index])
    Button("Next") { index += 1 }
  }
}
