// Every in-place method of collections and numbers notifies and depends, even when it leaves the value alone.
import Observation

@Observable class Model {
  var n = 5
  var flag = true
  var text = "abc"
  var list = [3, 1, 2]
  var table = ["k": 1]
  var set: Set = [1]
  var maybe: [Int]? = [1]
  var pair = (1, 2)
}
let m = Model()
var fired = false
func check(_ name: String, _ path: PartialKeyPath<Model>, _ change: () -> Void) {
  fired = false
  withObservationTracking {
    _ = m[keyPath: path]
  } onChange: {
    fired = true
  }
  change()
  print(name, fired ? "notifies" : "silent")
}
check("toggle", \.flag) { m.flag.toggle() }
check("negate", \.n) { m.n.negate() }
check("text.append empty", \.text) { m.text.append("") }
check("text.removeAll", \.text) { m.text.removeAll() }
check("list.sort", \.list) { m.list.sort() }
check("list.insert", \.list) { m.list.insert(9, at: 0) }
check("list.swapAt same", \.list) { m.list.swapAt(1, 1) }
check("list.popLast", \.list) { _ = m.list.popLast() }
check("list.reserveCapacity", \.list) { m.list.reserveCapacity(10) }
check("list.map", \.list) { _ = m.list.map { $0 } }
check("list.first", \.list) { _ = m.list.first }
check("table default +=", \.table) { m.table["k", default: 0] += 0 }
check("table remove missing", \.table) { m.table.removeValue(forKey: "none") }
check("table read", \.table) { _ = m.table["k"] }
check("set.insert present", \.set) { m.set.insert(1) }
check("set.contains", \.set) { _ = m.set.contains(1) }
check("maybe?.append", \.maybe) { m.maybe?.append(2) }
m.maybe = nil
check("nil?.append", \.maybe) { m.maybe?.append(2) }
check("tuple element", \.pair) { m.pair.0 = 1 }
check("swap", \.n) { swap(&m.n, &m.pair.1) }
check("copy changed", \.list) {
  var copy = m.list
  copy.append(1)
}
check("for loop", \.list) { for x in m.list { _ = x } }
print(m.n, m.flag, m.text, m.list, m.set.sorted(), m.maybe as Any, m.pair)
