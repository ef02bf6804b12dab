// `self.init()` next to an initializer that also takes nothing: the one without parameters is meant.
struct Queue<T> {
  private var items: [T] = []
  private var out: [T] = []
  mutating func push(_ item: T) { items.append(item) }
  mutating func pop() -> T? {
    if out.isEmpty { (out, items) = (items.reversed(), []) }
    return out.popLast()
  }
}
extension Queue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: T...) {
    self.init()
    elements.forEach { push($0) }
  }
}
var queue: Queue = ["x", "y"]
print(queue.pop()!, queue)
struct List {
  var items: [Int] = []
}
extension List {
  init(all items: Int...) {
    self.init()
    self.items = items
  }
  init(count: Int = 3) { self.init(items: [count]) }
}
print(List(all: 1, 2), List(count: 2))

// Defaults of initializers that the subclass of a generic class inherits.
class Stack<T> {
  var items: [T]
  required init(_ items: [T] = []) { self.items = items }
  convenience init(one item: T, more: [T] = []) { self.init([item] + more) }
  class func of(_ items: T...) -> Self { self.init(items) }
}
class Numbers: Stack<Int> { var sum: Int { items.reduce(0, +) } }
class Nested<A>: Stack<[A]> {}
class Last: Numbers {}
print(Numbers().items, Numbers([1]).sum, Nested<Int>().items, Nested(one: ["q"]).items, Last().items, Last(one: 4).sum)
print(type(of: Numbers.of(1, 2)), Numbers.of(1, 2).sum)

// A type with interpolated literals of the usual kind.
struct Path: ExpressibleByStringInterpolation, CustomStringConvertible {
  var parts: [String]
  init(stringLiteral value: String) { self.init(value) }
  init(_ text: String) { parts = text.split(separator: "/").map(String.init) }
  var description: String { "/" + parts.joined(separator: "/") }
}
func show(_ path: Path) { print(path, path.parts.count) }
let number = 3
show("a/\(number)/c")
show("x")
