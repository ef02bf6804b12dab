import Observation
// 1: nested observables, computed chains, arrays of models
@Observable class Item { var title: String; var done = false; init(_ t: String) { title = t } }
@Observable class List { var items: [Item] = []; var filter: ((Item) -> Bool)? = nil
  var visible: [Item] { items.filter { filter?($0) ?? true } }
  var summary: String { "\(visible.count)/\(items.count) \(visible.map(\.title).joined(separator: ","))" } }
let l = List()
func watch(_ n: String, _ f: @escaping () -> String) { print(n, withObservationTracking { f() } onChange: { print("->", n) }) }
watch("summary") { l.summary }
l.items = [Item("a"), Item("b")]
watch("summary") { l.summary }
l.items[0].title = "A"
watch("done") { "\(l.items.map(\.done))" }
l.items[1].done.toggle()
l.items[1].done.toggle()
watch("filter") { l.summary }
l.filter = { $0.done }
watch("nothing") { "" }
l.items.removeAll()
watch("count") { "\(l.items.count)" }
l.items.append(Item("c"))
watch("title of first") { l.items.first?.title ?? "none" }
l.items.first?.title += "!"
l.items[0] = Item("d")
