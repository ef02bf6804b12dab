// Own Sequence, Collection and IteratorProtocol types get map, for-in, contains, sorted and the rest.
struct Fibonacci: Sequence {
  let limit: Int
  func makeIterator() -> Iterator { Iterator(limit: limit) }
  struct Iterator: IteratorProtocol {
    let limit: Int
    var a = 0, b = 1
    mutating func next() -> Int? {
      guard a <= limit else { return nil }
      defer { (a, b) = (b, a + b) }
      return a
    }
  }
}
for n in Fibonacci(limit: 10) { print(n, terminator: " ") }
print()
let fib = Fibonacci(limit: 50)
print(Array(fib), fib.filter { $0 % 2 == 0 }, fib.reduce(0, +), fib.max()!, fib.contains(21), fib.prefix(3).map { $0 })
print(zip(fib, "abc").map { "\($0)\($1)" }, fib.enumerated().first { $0.element > 5 }!.offset, fib.sorted(by: >).first!)
struct Ring<T>: Collection {
  var items: [T]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> T { items[i % items.count] }
  func index(after i: Int) -> Int { i + 1 }
}
let ring = Ring(items: ["x", "y", "z"])
print(ring.count, ring.first!, ring[4], ring.map { $0 + "!" }, ring.isEmpty, Array(ring.dropFirst()))
print(ring.firstIndex(of: "z")!)
var iterator = [1, 2].makeIterator()
print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any)
class Tree: Sequence {
  let value: Int
  let children: [Tree]
  init(_ value: Int, _ children: [Tree] = []) {
    self.value = value
    self.children = children
  }
  func makeIterator() -> AnyIterator<Int> {
    var pending = [self]
    return AnyIterator {
      guard let node = pending.popLast() else { return nil }
      pending.append(contentsOf: node.children.reversed())
      return node.value
    }
  }
}
print(Tree(1, [Tree(2, [Tree(3)]), Tree(4)]).map { $0 })
print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }))
print(Array(sequence(first: 10, next: { $0 > 7 ? $0 - 1 : nil })))
let pairs = sequence(state: (0, 1)) { state -> Int? in
  if state.0 > 20 { return nil }
  state = (state.1, state.0 + state.1)
  return state.0
}
print(Array(pairs))
struct Bits: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Bool? {
    if n == 0 { return nil }
    defer { n >>= 1 }
    return n & 1 == 1
  }
}
print(Bits(n: 10).map { $0 ? 1 : 0 }, Bits(n: 7).allSatisfy { $0 }, Array(Bits(n: 0)))
func interleave<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element {
  zip(a, b).flatMap { [$0, $1] }
}
print(interleave(fib, [100, 200, 300]), interleave("ab", "XY"))
