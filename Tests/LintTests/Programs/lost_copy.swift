import SwiftUI
struct Item: Identifiable {
  let id: Int
  var isDone = false
  var log: Log
  var level: Int {
    get { log.level }
    nonmutating set { log.level = newValue }
  }
}
final class Log { var level = 0 }
@Observable final class Store {
  var items: [Item] = []
  func finish(_ index: Int) {
    var item = items[index]
    item.isDone = true // finds lost_copy
  }
  func finishRightly(_ index: Int) {
    var item = items[index]
    item.isDone = true
    items[index] = item
  }
  func finished(_ item: Item) -> Item {
    var item = item
    item.isDone = true
    return item
  }
  func finishInPlace(_ index: Int) { items[index].isDone = true }
  // The object behind the copy is the same.
  func raise(_ index: Int) {
    var item = items[index]
    item.level = 2
    item.log.level = 3
  }
  // A new value.
  func check() {
    var item = Item(id: 1, log: Log())
    item.isDone = true
  }
}
struct StoreView: View {
  let store: Store
  var body: some View {
    ForEach(store.items) { item in
      Button(item.isDone ? "Done" : "Open") {
        var changed = item
        changed.isDone = true // finds lost_copy
      }
      Button("Toggle") {
        var changed = item
        changed.isDone.toggle()
        store.items[0] = changed
      }
    }
  }
}
