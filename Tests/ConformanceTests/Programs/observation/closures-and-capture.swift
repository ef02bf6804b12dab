// Closures, weak captures, view-like objects and stores: who is told when state moves between objects.
import Observation

@Observable final class Session {
  var user: String?
  var onLogin: ((String) -> Void)?
  func login(_ name: String) {
    user = name
    onLogin?(name)
  }
}
@Observable final class Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  deinit { print("log gone") }
}
let session = Session()
var log: Log? = Log()
session.onLogin = { [weak log] in log?.add("login \($0)") }
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("log lines through a closure", { _ = log?.lines.count }, { session.login("Ann") })
check("user", { _ = session.user }, { session.login("Ann") })
check("user, other", { _ = session.user }, { session.login("Bo") })
check("closure property, same closure", { _ = session.onLogin }, { session.onLogin = session.onLogin })
check("reading the closure by calling", { session.onLogin?("call") }, { session.onLogin = nil })
print(log!.lines)
final class Row {
  let title: () -> String
  var renders = 0
  var text = ""
  private var isValid = false
  init(_ title: @escaping () -> String) { self.title = title }
  func render() {
    if isValid { return }
    isValid = true
    renders += 1
    text = withObservationTracking(title) { [weak self] in self?.isValid = false }
  }
}
@Observable final class Item {
  var name = "item"
  var done = false
}
let items = [Item(), Item()]
let rows = items.map { item in Row { item.done ? "[x]" : "[ ] \(item.name)" } }
func renderAll() -> [Int] {
  rows.forEach { $0.render() }
  return rows.map(\.renders)
}
print(renderAll(), renderAll())
items[0].name = "first"
print(renderAll(), rows.map(\.text))
items[1].done = true
print(renderAll(), rows.map(\.text))
items[1].name = "hidden"
print(renderAll())
items[1].done = false
print(renderAll(), rows.map(\.text))
log = nil
session.onLogin = nil
