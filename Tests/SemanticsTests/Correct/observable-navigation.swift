@Observable class Item: Identifiable, Hashable {
  let id: Int; var n = 0
  init(_ id: Int) { self.id = id }
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct ItemView: View { let item: Item; var body: some View { Text("\(item.n)"); Button("More") { item.n += 1 } } }
struct Screen: View {
  @State private var items = [Item(1), Item(2)]
  var body: some View {
    NavigationStack {
      List(items) { item in NavigationLink("Item \(item.id)", value: item) }
        .navigationDestination(for: Item.self) { ItemView(item: $0) }
    }
  }
}
:mount Screen()
:tap "Item 1"
:tap More
