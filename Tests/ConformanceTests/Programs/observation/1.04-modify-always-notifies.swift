// In-place changes notify even when nothing changes, and they count as a read inside a tracked closure.
import Observation

struct Point: Equatable { var x = 0 }
@Observable class Model {
  var i = 1
  var list = [1, 2]
  var point = Point()
  var table = ["a": 1]
  var text = "t"
  var maybe: Int? = 1
}
let m = Model()
var fired = false
func check<T>(_ name: String, _ path: KeyPath<Model, T>, _ change: () -> Void) {
  fired = false
  withObservationTracking {
    _ = m[keyPath: path]
  } onChange: {
    fired = true
  }
  change()
  print(name, fired ? "notifies" : "silent")
}
func touch<T>(_ value: inout T) {}
check("i += 0", \.i) { m.i += 0 }
check("i = i", \.i) { m.i = m.i }
check("list[0] = same", \.list) { m.list[0] = 1 }
check("list.append", \.list) { m.list.append(3) }
check("list.removeAll that removes none", \.list) { m.list.removeAll { $0 > 99 } }
check("list.sort of a sorted list", \.list) { m.list.sort() }
check("point.x = same", \.point) { m.point.x = 0 }
check("table[a] = same", \.table) { m.table["a"] = 1 }
check("text += empty", \.text) { m.text += "" }
check("maybe? += 0", \.maybe) { m.maybe? += 0 }
check("inout", \.i) { touch(&m.i) }
check("inout of a member", \.point) { touch(&m.point.x) }
check("reading only", \.list) { _ = m.list.count }

func reads(_ name: String, _ body: () -> Void) {
  fired = false
  withObservationTracking(body) { fired = true }
  m.i = m.i + 1
  print(name, fired ? "adds a dependency" : "adds none")
}
reads("plain =") { m.i = 50 }
reads("+=") { m.i += 1 }
reads("= itself + 1") { m.i = m.i + 1 }
reads("inout") { touch(&m.i) }
reads("other property") { m.list.append(1) }
