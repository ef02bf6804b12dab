import SwiftUI

@Observable final class Library1 { var books: [String] = [] }

struct LibraryView: View {
  @Environment(Library1.self) private var library
  var body: some View { List(library.books, id: \.self) { Text($0) } }
}

#Preview {
  LibraryView()
    .environment(Library1())  // right
}
