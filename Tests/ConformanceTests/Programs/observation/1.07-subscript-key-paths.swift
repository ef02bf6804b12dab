// A registrar tracks slots by key paths with a hashable subscript argument: equal arguments are the same property.
import Observation

final class Record: Observable {
  private let registrar = ObservationRegistrar()
  private var slots: [String: Int]
  init(_ slots: [String: Int]) { self.slots = slots }
  subscript(name: String) -> Int {
    get {
      registrar.access(self, keyPath: \.[name])
      return slots[name, default: 0]
    }
    set {
      guard slots[name] != newValue else { return }
      registrar.withMutation(of: self, keyPath: \.[name]) { slots[name] = newValue }
    }
  }
  var names: [String] { slots.keys.sorted() }
}
let record = Record(["a": 1, "b": 2])
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("same slot", { _ = record["a"] }, { record["a"] = 5 })
check("other slot", { _ = record["a"] }, { record["b"] = 5 })
check("equal", { _ = record["a"] }, { record["a"] = 5 })
check("name made at run time", { _ = record["a"] }, { record[String("a".uppercased().lowercased())] = 6 })
check("two slots", { _ = record["a"] + record["b"] }, { record["b"] += 1 })
check("new slot read before", { _ = record["new"] }, { record["new"] = 1 })
check("untracked names", { _ = record.names }, { record["newer"] = 1 })
print(record.names.map { record[$0] })
