import SwiftUI

@Observable final class Library {
  var books = ["a"]
}

struct BookView: View {
  @Environment(Library.self) private var library
  var body: some View { Text("\(library.books.count)") }
}

struct Main: View {
  @State private var library = Library()
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .environment(library)  // wrong
      .sheet(isPresented: $isShown) { BookView() }
      .environment(library)  // right
  }
}

@main struct ReaderApp: App {
  var body: some Scene { WindowGroup { Main() } }
}
