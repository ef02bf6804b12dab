import SwiftUI
@Observable class Book { var title = "" }
struct Received: View {
  @State var book: Book // finds state_keeps_model
  var body: some View { Text(book.title) }
}
struct InInit: View {
  @State private var book: Book
  init(book: Book) {
    _book = State(initialValue: book) // finds state_keeps_model
  }
  var body: some View { Text(book.title) }
}
struct Plain: View {
  let book: Book
  var body: some View { Text(book.title) }
}
struct Bound: View {
  @Bindable var book: Book
  var body: some View { TextField("Title", text: $book.title) }
}
struct Own: View {
  @State private var book = Book()
  @State private var later: Book?
  var body: some View { Text(book.title).task { later = Book() } }
}
