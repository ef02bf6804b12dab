// Generic functions and types infer their parameters; constraints open up operations.
func largest<T: Comparable>(_ items: [T]) -> T? {
  guard var best = items.first else { return nil }
  for item in items where item > best { best = item }
  return best
}
print(largest([3, 9, 2])!, largest(["b", "z", "a"])!, largest([Double]()) as Any)

struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func map<U>(_ transform: (Element) -> U) -> Stack<U> {
    var result = Stack<U>()
    for item in items { result.push(transform(item)) }
    return result
  }
}
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack.top!, stack.map { "\($0)!" }.top!, stack.pop()!, stack.pop()!, stack.pop() as Any, stack.isEmpty)

extension Stack where Element: Equatable {
  func topIs(_ item: Element) -> Bool { top == item }
}
extension Stack: Equatable where Element: Equatable {}
var names = Stack<String>()
names.push("a")
print(names.topIs("a"), names == names.map { $0 })

struct Pair<A, B> {
  var a: A
  var b: B
  func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
}
let pair = Pair(a: 1, b: "one")
print(pair, pair.swapped(), type(of: pair.swapped()))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(1, 1), same("a", "b"), same([1], [1]), same(1, 2.0), same(nil, 3))
func make<T>(_ type: T.Type, from value: Any) -> T? { value as? T }
print(make(Int.self, from: 3) as Any, make(String.self, from: 3) as Any)
func count<C: Collection>(_ c: C) -> Int where C.Element == Character { c.count }
print(count("hello"), count(["a", "b"] as [Character]))
class Cell<T> {
  var value: T
  init(_ value: T) { self.value = value }
}
let cell = Cell([1, 2])
cell.value.append(3)
print(cell.value, Cell<Int?>(nil).value as Any, type(of: cell))
