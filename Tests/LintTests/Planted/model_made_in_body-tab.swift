import SwiftUI

final class LibraryModel: ObservableObject {
  @Published var books: [String] = []
}

struct LibraryView: View {
  @ObservedObject var model: LibraryModel
  var body: some View { Button("\(model.books.count)") { model.books.append("b") } }
}

struct Tabs: View {
  @State private var tab = 0
  @StateObject private var library = LibraryModel()  // right
  var body: some View {
    TabView(selection: $tab) {
      LibraryView(model: LibraryModel()).tabItem { Text("Library") }.tag(0)  // wrong
      LibraryView(model: library).tabItem { Text("Library") }.tag(0)  // right
      Text("Other").tabItem { Text("Other") }.tag(1)
    }
  }
}
