import SwiftUI

@Observable
final class Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

@Observable
final class TodoStore {
  var items: [Item] = [Item(id: 1, title: "Milk"), Item(id: 2, title: "Eggs")]
  var filter = "all"

  func add() { items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, title: "New")) }
  func remove(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}

struct ItemRow: View {
  @Bindable var item: Item
  var body: some View {
    Toggle(item.title, isOn: $item.isDone)
    TextField("Title \(item.id)", text: $item.title)
  }
}

struct TodoList: View {
  @State private var store = TodoStore()
  var body: some View {
    Picker("Filter", selection: $store.filter) {
      Text("All").tag("all")
      Text("Open").tag("open")
    }
    Text("\(store.items.count) items, \(store.filter)")
    List {
      ForEach(store.items) { item in ItemRow(item: item) }
        .onDelete { store.remove(at: $0) }
    }
    Button("Add") { store.add() }
  }
}

#Preview { TodoList() }
