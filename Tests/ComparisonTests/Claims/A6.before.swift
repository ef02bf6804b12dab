import SwiftUI
final class Item: ObservableObject, Identifiable {
  let id: Int
  @Published var title: String
  init(id: Int) { self.id = id; title = "item \(id)" }
}
final class Library: ObservableObject { @Published var items = (0..<500).map { Item(id: $0) } }
struct Row: View { @ObservedObject var item: Item; var body: some View { Text(item.title) } }
struct Page: View {
  @ObservedObject var library: Library
  var body: some View { List(library.items) { Row(item: $0) } }
}
let library = Library()
#Preview { Page(library: library) }
