import SwiftUI
@Observable final class Item: Identifiable {
  let id: Int
  var title: String
  init(id: Int) { self.id = id; title = "item \(id)" }
}
@Observable final class Library { var items = (0..<500).map { Item(id: $0) } }
struct Row: View { var item: Item; var body: some View { Text(item.title) } }
struct Page: View {
  var library: Library
  var body: some View { List(library.items) { Row(item: $0) } }
}
let library = Library()
#Preview { Page(library: library) }
