import SwiftUI
@Observable final class Library5 { var books = 2 }
struct BookCount: View {
  @Environment(Library5.self) private var library
  var body: some View { Text("\(library.books)") }
}
struct Sidebar5: View { var body: some View { List { BookCount() } } }
struct LibraryApp: App {
  @State private var library = Library5()
  var body: some Scene {
    WindowGroup { Sidebar5().environment(library) }
    Settings { Sidebar5() }  // wrong
    Settings { Sidebar5().environment(library) }  // right
  }
}
