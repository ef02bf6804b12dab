// Arrays of structs in models, edited in place; models in models; optionals of models; every write and who hears of it.
import Observation

struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var tags: [String] = []
  var isDone = false
}
@Observable final class Settings {
  var theme = "light"
  var sizes = [1, 2, 3]
}
@Observable final class Store {
  var items = [Item(id: 1, name: "milk"), Item(id: 2, name: "eggs")]
  var settings = Settings()
  var selected: Item?
  var child: Store?
  var byName: [String: Item] = [:]
  var count: Int { items.count }
  var done: [Item] { items.filter(\.isDone) }
  subscript(id: Int) -> Item? {
    get { items.first { $0.id == id } }
    set {
      if let index = items.firstIndex(where: { $0.id == id }) {
        if let newValue { items[index] = newValue } else { items.remove(at: index) }
      } else if let newValue {
        items.append(newValue)
      }
    }
  }
}
let store = Store()
var fired = 0
func track(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  fired = 0
  withObservationTracking(read) { fired += 1 }
  write()
  print(name, fired)
}
track("count, rename", { _ = store.count }) { store.items[0].name = "oat milk" }
track("settings, rename", { _ = store.settings.theme }) { store.items[0].name = "soy milk" }
track("theme, theme", { _ = store.settings.theme }) { store.settings.theme = "dark" }
track("theme, same theme", { _ = store.settings.theme }) { store.settings.theme = "dark" }
track("theme, other settings", { _ = store.settings.theme }) { store.settings = Settings() }
track("sizes, in place", { _ = store.settings.sizes.first }) { store.settings.sizes[1] += 5 }
track("selected?.name, nil to nil", { _ = store.selected?.name }) { store.selected = nil }
track("selected?.name, set", { _ = store.selected?.name }) { store.selected = store.items[1] }
track("selected?.name, in place", { _ = store.selected?.name }) { store.selected?.isDone = true }
track("selected, same value", { _ = store.selected }) { store.selected = store.selected }
track("child?.count, nil", { _ = store.child?.count }) { store.child?.items = [] }
track("child?.count, set", { _ = store.child?.count }) { store.child = Store() }
track("child?.count, its items", { _ = store.child?.count }) { store.child?.items.removeLast() }
track("done, toggle", { _ = store.done.count }) { store.items[1].isDone.toggle() }
track("subscript read and write", { _ = store[2]?.name }) { store[2]?.name = "eggs!" }
track("subscript remove", { _ = store[1] }) { store[1] = nil }
track("subscript append", { _ = store.count }) { store[7] = Item(id: 7, name: "new", tags: ["a"]) }
track("tags in place", { _ = store.items.last?.tags }) { store.items[store.items.count - 1].tags.append("b") }
track("dictionary of structs", { _ = store.byName["x"] }) { store.byName["x"] = store.items.last }
track("dictionary in place", { _ = store.byName["x"]?.name }) { store.byName["x"]?.name += "?" }
track("dictionary default", { _ = store.byName.count }) {
  store.byName["y", default: Item(id: 9, name: "y")].tags = ["t"]
}
track("for in indices", { for item in store.items { _ = item.isDone } }) {
  for index in store.items.indices { store.items[index].isDone = true }
}
track("sort in place", { _ = store.items }) { store.items.sort { $0.name > $1.name } }
track("map assigned, equal", { _ = store.items }) { store.items = store.items.map { $0 } }
track("map assigned, other", { _ = store.items }) {
  store.items = store.items.map { item in
    var item = item
    item.tags = []
    return item
  }
}
track("swapAt", { _ = store.items[0] }) { store.items.swapAt(0, 1) }
track("removeAll where", { _ = store.items.isEmpty }) { store.items.removeAll { $0.isDone } }
print(store.items, store.selected as Any, store.byName.keys.sorted(), store.byName["y"]!.tags)
print(store.settings.sizes, store.child!.items.map(\.name))
