// An array of models: membership and each element's properties are separate dependencies.
import Observation

@Observable class Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
}
@Observable class Store {
  var items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
  var openCount: Int { items.count { !$0.isDone } }
  var titles: String { items.map(\.title).joined(separator: ",") }
}
let store = Store()
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("count, element title", { _ = store.items.count }, { store.items[0].title = "x" })
check("count, append", { _ = store.items.count }, { store.items.append(Item(4, "d")) })
check("element title, that element", { _ = store.items[1].title }, { store.items[1].title = "y" })
check("element title, other element", { _ = store.items[1].title }, { store.items[2].title = "z" })
check("titles, any element", { _ = store.titles }, { store.items[3].title = "w" })
check("titles, isDone", { _ = store.titles }, { store.items[0].isDone = true })
check("openCount, isDone", { _ = store.openCount }, { store.items[1].isDone = true })
check("openCount, title", { _ = store.openCount }, { store.items[1].title = "q" })
check("first where stops early", { _ = store.items.first { $0.isDone } }, { store.items[3].isDone = true })
check("sorted by title", { _ = store.items.sorted { $0.title < $1.title } }, { store.items[2].title = "m" })
let held = store.items[0]
check("element held outside", { _ = held.title }, { store.items[0].title = "held" })
check("element held outside, removed", { _ = held.title }, { store.items.remove(at: 0) })
check("element held outside, still tracked", { _ = held.title }, { held.title = "free" })
check("swap", { _ = store.items.map(\.id) }, { store.items.swapAt(0, 1) })
check("same array again", { _ = store.items.isEmpty }, { store.items = store.items })
print(store.titles, store.openCount, store.items.map(\.id))
