// Writes and reads through key paths, inout and generic setters are tracked like direct ones.
import Observation

@Observable final class Model {
  var n = 1
  var text = "t"
  var list = [1, 2]
  var inner = Inner()
}
@Observable final class Inner { var value = 0 }
let m = Model()
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
let n = \Model.n
let value = \Model.inner.value
check("write by key path", { _ = m.n }, { m[keyPath: n] = 2 })
check("equal write by key path", { _ = m.n }, { m[keyPath: n] = 2 })
check("modify by key path", { _ = m.n }, { m[keyPath: n] += 0 })
check("read by key path", { _ = m[keyPath: n] }, { m.n = 3 })
check("map of key paths", { _ = [m].map(\.n) }, { m.n = 4 })
check("deep key path read, leaf write", { _ = m[keyPath: value] }, { m.inner.value = 1 })
check("deep key path read, link write", { _ = m[keyPath: value] }, { m.inner = Inner() })
check("deep key path write", { _ = m.inner.value }, { m[keyPath: value] = 5 })
check("subscript key path", { _ = m[keyPath: \.list[0]] }, { m[keyPath: \.list[1]] = 2 })
check("count key path", { _ = m[keyPath: \.text.count] }, { m.text = "u" })
func set<T>(_ path: ReferenceWritableKeyPath<Model, T>, _ value: T) { m[keyPath: path] = value }
check("generic set, equal", { _ = m.text }, { set(\.text, "u") })
check("generic set, different", { _ = m.text }, { set(\.text, "v") })
func bump(_ x: inout Int) { x += 1 }
check("inout", { _ = m.n }, { bump(&m.n) })
check("inout of an element", { _ = m.list }, { bump(&m.list[0]) })
check("inout key path", { _ = m.n }, { bump(&m[keyPath: n]) })
check("identity key path", { _ = m[keyPath: \.self].n }, { m.n = 0 })
struct Binding<T> {
  let get: () -> T
  let set: (T) -> Void
}
let binding = Binding(get: { m.text }, set: { m.text = $0 })
check("binding read", { _ = binding.get() }, { m.text = "w" })
check("binding write, equal", { _ = m.text }, { binding.set("w") })
check("binding write", { _ = m.text }, { binding.set("x") })
print(m.n, m.text, m.list, m.inner.value)
