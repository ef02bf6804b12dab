protocol Countable {
  var count: Int { get set }
}
extension Countable {
  mutating func increment() { count += 1 }
  var double: Int { get { count * 2 } set { count = newValue / 2 } }
  var quiet: Int { get { count } nonmutating set { print("quiet", newValue) } }
}
class Counter: Countable {
  var count = 0
  func own() { count += 10 }
}
final class Store<T: Countable> {
  var value: T
  init(value: T) { self.value = value }
  func change() {
    value.increment()
    value.double = 20
    value.count = 3
  }
}
var counter = Counter()
counter.increment()
counter.double = 8
counter.double += 2
counter.count = 4
let store = Store(value: counter)
store.change()
store.value.increment()
store.value.double = 4
print(counter.count)

struct Holder {
  var counter = Counter()
  let fixed = Counter()
  mutating func change() {
    counter.increment()
    counter.double = 10
  }
  func read() {
    var copy = counter
    copy.increment()
    copy.double = 18
    fixed.count = 2
    fixed.own()
    fixed.quiet = 7
  }
}
var holder = Holder()
holder.change()
holder.counter.increment()
holder.read()
print(holder.counter.count, holder.fixed.count)

var any: any Countable = Counter()
any.increment()
any.double = 14
print(any.count)
func change(_ counter: inout Counter) {
  counter.increment()
  counter.double = 4
}
change(&counter)
for var one in [counter, counter] {
  one.increment()
  one.double += 2
}
print(counter.count)
let list = [Counter()]
var other = list
other[0].double = 16
other[0].increment()
print(list[0].count)
var optional: Counter? = counter
optional?.increment()
optional?.double = 6
optional!.double = 8
print(counter.count)

protocol Shared: AnyObject { var name: String { get set } }
extension Shared {
  func rename() { name = "new" }
  var upper: String { get { name.uppercased() } set { name = newValue.lowercased() } }
}
class Model: Shared { var name = "old" }
let model = Model()
model.rename()
model.upper = "ABC"
let shared: any Shared = model
shared.upper += "D"
shared.name += "e"
print(model.name, shared.upper)
func generic<T: Shared>(_ value: T) {
  value.rename()
  value.upper = "Z"
}
generic(model)
print(model.name)
extension Countable where Self: Counter {
  var triple: Int { get { count * 3 } set { count = newValue / 3 } }
}
let fixed = Counter()
fixed.triple = 9
print(fixed.count, fixed.triple)
