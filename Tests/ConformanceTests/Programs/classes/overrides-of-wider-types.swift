// Overrides that accept more and return less are called wherever the superclass's method is.
class A { var name: String { "A" } }
class C: A { override var name: String { "C" } }

class B {
  func number(_ x: Int) { print("B number", x) }
  func object(_ object: C) -> A { object }
  func generic<T: Comparable>(_ value: T) -> T { value }
  func maybe() -> Int? { nil }
  func work(_ work: (C) -> A) { print("B work", work(C()).name) }
  func pair(_ pair: (Int, C)) { print("B pair", pair.0, pair.1.name) }
  subscript(i: Int) -> A? { nil }
  var first: A? { nil }
}
class D: B {
  override func number(_ x: Int?) { print("D number", x as Any) }
  override func object(_ object: A?) -> C { object as? C ?? C() }
  override func generic<U: Equatable>(_ value: U) -> U {
    print("D generic", U.self)
    return value
  }
  override func maybe() -> Int { 3 }
  override func work(_ work: (C) -> A?) { print("D work", work(C())?.name ?? "none") }
  override func pair(_ pair: (Int?, A)) { print("D pair", pair.0 as Any, pair.1.name) }
  override subscript(i: Int?) -> C { C() }
  override var first: C { C() }
}
let b: B = D()
b.number(1)
print(b.object(C()).name)
print(b.generic("text"))
print(b.maybe() as Any)
b.work { $0 }
b.pair((1, C()))
print(b[0]?.name ?? "none", b.first?.name ?? "none")
D().number(nil)

// Functions that differ in whether a closure escapes are overloads.
class Worker {
  func run(_ work: () -> Void) { print("at once"); work() }
}
class Queue: Worker {
  var waiting: [() -> Void] = []
  func run(_ work: @escaping () -> Void) { print("later"); waiting.append(work) }
}
let worker: Worker = Queue()
worker.run { print("work") }
