// Generic classes: inheritance from a bound generic, overriding with concrete types, static members, caches.
class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private(set) var misses = 0
  let make: (Key) -> Value
  init(_ make: @escaping (Key) -> Value) { self.make = make }
  subscript(key: Key) -> Value {
    if let hit = storage[key] { return hit }
    misses += 1
    let value = make(key)
    storage[key] = value
    return value
  }
  func forget() { storage.removeAll() }
}
let squares = Cache<Int, Int> { $0 * $0 }
print(squares[4], squares[4], squares[5], squares.misses)
class Counting: Cache<String, Int> {
  init() { super.init { $0.count } }
  override func forget() {
    super.forget()
    print("forgotten")
  }
}
let counting = Counting()
print(counting["four"], counting.misses)
counting.forget()
print(counting["four"], counting.misses, (counting as Any) is Cache<String, Int>)
class Box<T> {
  var value: T
  required init(_ value: T) { self.value = value }
  func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) }
  class var label: String { "Box<\(T.self)>" }
  func show() -> String { "\(Self.label): \(value)" }
}
class IntBox: Box<Int> {
  override class var label: String { "IntBox" }
  override func show() -> String { super.show() + "!" }
}
class Named<T>: Box<T> {
  var name = "n"
  override func show() -> String { "\(name) \(super.show())" }
}
let boxes: [Box<Int>] = [Box(1), IntBox(2), Named(3)]
print(boxes.map { $0.show() }, boxes[1].map { "\($0)" }.show(), type(of: boxes[2]), IntBox(9).value)
print(boxes.map { $0 is IntBox }, Box<String>.label, Named<Double>("x".count == 1 ? 1 : 2).show())
final class Observable<T> {
  private var handlers: [(T, T) -> Void] = []
  var value: T {
    didSet { handlers.forEach { $0(oldValue, value) } }
  }
  init(_ value: T) { self.value = value }
  func observe(_ handler: @escaping (T, T) -> Void) { handlers.append(handler) }
}
let observable = Observable("a")
observable.observe { print("changed", $0, $1) }
observable.value = "b"
observable.value += "c"
