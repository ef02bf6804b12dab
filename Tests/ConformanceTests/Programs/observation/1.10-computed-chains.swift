// Computed properties depend on what they read this time, through methods, other objects and conditions.
import Observation

@Observable class Source { var value = 1 }
@Observable class Model {
  var isOn = true
  var left = Source()
  var right = Source()
  var names = ["b", "a"]
  var query = ""
  var current: Source { isOn ? left : right }
  var value: Int { current.value * 2 }
  var both: Bool { isOn && left.value > 10 }
  var filtered: [String] { query.isEmpty ? names : names.filter { $0.contains(query) } }
  var sortedNames: [String] { filtered.sorted() }
  func describe() -> String { "\(value) \(sortedNames.count)" }
  static func total(_ m: Model) -> Int { m.left.value + m.right.value }
}
let m = Model()
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("value, chosen source", { _ = m.value }, { m.left.value += 1 })
check("value, other source", { _ = m.value }, { m.right.value += 1 })
check("value, replaced other source", { _ = m.value }, { m.right = Source() })
check("value, the switch", { _ = m.value }, { m.isOn = false })
check("value, now the right", { _ = m.value }, { m.right.value += 1 })
check("both, short circuit", { _ = m.both }, { m.left.value += 1 })
check("both, the flag", { _ = m.both }, { m.isOn = true })
check("both, now read", { _ = m.both }, { m.left.value = 50 })
check("sorted names, query", { _ = m.sortedNames }, { m.query = "a" })
check("sorted names, names", { _ = m.sortedNames }, { m.names.append("c") })
check("method, deep", { _ = m.describe() }, { m.left.value += 1 })
check("method, query", { _ = m.describe() }, { m.query = "" })
check("static function", { _ = Model.total(m) }, { m.right.value += 5 })
check("closure called inside", { _ = { m.left.value }() }, { m.left.value += 1 })
let outside = m.left
check("held object", { _ = outside.value }, { m.left.value += 1 })
check("closure made inside, called later", { _ = { m.right.value } }, { m.right.value += 1 })
check("lazy map not forced", { _ = m.names.lazy.map { _ in m.isOn } }, { m.isOn.toggle() })
check("interpolation", { _ = "\(m.isOn)" }, { m.isOn.toggle() })
check(
  "nested function",
  {
    func inner() -> Int { m.left.value }
    _ = inner()
  }, { m.left.value += 1 })
print(m.describe(), m.both, m.filtered)
