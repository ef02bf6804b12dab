protocol Resettable {
  var count: Int { get set }
  mutating func reset()
}
extension Resettable {
  mutating func clear() {}
  var total: Int { get { 1 } set {} }
  var quiet: Int { get { 1 } nonmutating set {} }
  var cached: Int { mutating get { 1 } }
  subscript(index: Int) -> Int { get { 1 } set {} }
  mutating func again() { clear(); total = 1; reset() }
}
class Counter: Resettable {
  var count = 0
  func reset() {}
  func clearAll() { clear(); self.clear(); total = 2; count = 1; reset() }
  func more() { self.total += 1; _ = cached; self[0] = 1 }
}
final class Special: Counter {}
struct Holder { let counter = Counter(); var special = Special() }
func change(_ counter: Counter, _ special: Special, holder: Holder) {
  counter.clear()
  counter.total = 0
  counter.total += 1
  counter.quiet = 1
  counter[1] = 2
  counter.count = 3
  counter.reset()
  special.clear()
  _ = counter.cached
  holder.counter.clear()
  holder.special.clear()
  Counter().clear()
  var variable = counter
  variable.clear()
  variable.total = 1
}
protocol Shared: AnyObject { var count: Int { get set } }
extension Shared {
  func increment() { count = 1 }
  var double: Int { get { 1 } set {} }
}
class Store: Shared { var count = 0 }
func share(_ store: Store, any: any Shared) { store.increment(); store.double = 1; any.double = 2; any.count = 1 }
func generic<T: Resettable & AnyObject>(_ value: T) { value.clear(); value.count = 1; value.total = 1 }
func derived<T: Counter>(_ value: T) { value.clear(); value.count = 1; value.reset() }
protocol Both: Resettable, AnyObject {}
func both(_ value: any Both) { value.count = 2 }
