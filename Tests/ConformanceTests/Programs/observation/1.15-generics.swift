// In a generic model the declaration's constraint decides: a T always notifies, an Equatable T is silent when equal.
import Observation

@Observable class Store<T> {
  var value: T
  var list: [T] = []
  var count = 0
  init(_ value: T) { self.value = value }
}
@Observable class EquatableStore<T: Equatable> {
  var value: T
  var list: [T] = []
  var maybe: T?
  init(_ value: T) { self.value = value }
}
@Observable class Objects<T: AnyObject> {
  var value: T
  init(_ value: T) { self.value = value }
}
class Node {}
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
let loose = Store(1)
check("T, equal Int", { _ = loose.value }, { loose.value = 1 })
check("[T], equal", { _ = loose.list }, { loose.list = [] })
check("Int in a generic class, equal", { _ = loose.count }, { loose.count = 0 })
check("T, different", { _ = loose.value }, { loose.value = 2 })
let strict = EquatableStore(1)
check("T: Equatable, equal", { _ = strict.value }, { strict.value = 1 })
check("T: Equatable, different", { _ = strict.value }, { strict.value = 2 })
check("[T: Equatable], equal", { _ = strict.list }, { strict.list = [] })
check("T?, nil = nil", { _ = strict.maybe }, { strict.maybe = nil })
check("T?, value", { _ = strict.maybe }, { strict.maybe = 3 })
let text = EquatableStore("a")
check("String argument, equal", { _ = text.value }, { text.value = "a" })
let node = Node()
let objects = Objects(node)
check("T: AnyObject, same", { _ = objects.value }, { objects.value = node })
check("T: AnyObject, other", { _ = objects.value }, { objects.value = Node() })
let loosely = Store(node)
check("T is a class, same", { _ = loosely.value }, { loosely.value = node })
class IntStore: Store<Int> {}
let sub = IntStore(1)
check("subclass of a bound generic", { _ = sub.value }, { sub.value = 1 })
@Observable class Hashed { var key: AnyHashable = 1 }
let hashed = Hashed()
check("AnyHashable, equal", { _ = hashed.key }, { hashed.key = 1 })
check("AnyHashable, other type", { _ = hashed.key }, { hashed.key = "1" })
