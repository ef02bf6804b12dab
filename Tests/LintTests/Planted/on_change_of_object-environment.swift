import SwiftUI

@Observable class Library1: Equatable {
  var books = 0
  static func == (a: Library1, b: Library1) -> Bool { a === b }
}

struct Saver: View {
  @Environment(Library1.self) private var library
  @State private var saves = 0
  var body: some View {
    Text("Saved \(saves) times")
      .onChange(of: library) { saves += 1 }  // wrong
      .onChange(of: library.books) { saves += 1 }  // right
  }
}

struct LibraryScreen: View {
  @State private var library = Library1()
  var body: some View {
    Saver().environment(library)
    Button("Buy") { library.books += 1 }
  }
}
