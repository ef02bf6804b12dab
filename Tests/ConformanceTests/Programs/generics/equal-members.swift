// Requirements that make members equal, in each order with those on the members.
protocol Holder { associatedtype Item; associatedtype Key: Hashable; var items: [Item] { get }; var key: Key { get } }
struct H<Item, Key: Hashable>: Holder { var items: [Item]; var key: Key }
func first<A: Holder, B: Holder>(_ a: A, _ b: B) -> Int? where A.Item: Equatable, A.Item == B.Item {
  b.items.firstIndex(of: a.items[0])
}
func second<A: Holder, B: Holder, C: Holder>(_ a: A, _ b: B, _ c: C) -> Bool
where A.Item: Comparable, A.Item == B.Item, B.Item == C.Item {
  a.items[0] < c.items[0] && c.items.sorted() == b.items.sorted() && max(a.items[0], b.items[0]) == c.items[0]
}
func third<A: Holder, B: Holder>(_ a: A, _ b: B) -> [B.Item: Int] where A.Key == B.Item {
  [b.items[0]: 1, a.key: 2]
}
func fourth<A: Holder, T>(_ a: A, _ t: T) -> Bool where A.Item: Equatable, A.Item == T { t == a.items[0] && a.items.contains(t) }
func fifth<A: Holder, T: Equatable>(_ a: A, _ t: T) -> Bool where T == A.Item { t == a.items[0] && a.items.contains(t) }
func sixth<A: Collection, B: Collection>(_ a: A, _ b: B) -> String where A.Element: CustomStringConvertible & Hashable, A.Element == B.Element {
  Set(a).union(b).map(\.description).sorted().joined() + b.first!.description
}
struct Two<A: Sequence, B: Sequence> where A.Element: Comparable, A.Element == B.Element {
  var a: A; var b: B
  func all() -> [B.Element] { (Array(a) + Array(b)).sorted() }
  var least: A.Element? { b.min() }
}
extension Two where A.Element: Numeric { func sum() -> B.Element { b.reduce(0, +) + a.reduce(0, +) } }
print(first(H(items: [1], key: 1), H(items: [2, 1], key: 2)) as Any)
print(second(H(items: [1], key: 1), H(items: [2, 1], key: 2), H(items: [2, 1], key: "")))
print(third(H(items: [1], key: 4), H(items: [5], key: 2)).values.sorted())
print(fourth(H(items: [1], key: 4), 1), fifth(H(items: [1], key: 4), 2))
print(sixth([3, 1], [4]))
print(Two(a: [3, 2], b: 0..<2).all(), Two(a: [3, 2], b: 0..<2).least as Any, Two(a: [3, 2], b: 0..<2).sum())
func expectE<S1: Sequence, S2: Sequence>(_ a: @autoclosure () throws -> S1, _ b: @autoclosure () throws -> S2, by areEquivalent: (S1.Element, S2.Element) -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = (#file), line: UInt = #line) rethrows {
  var i = try a().makeIterator(), j = try b().makeIterator()
  while let x = i.next(), let y = j.next() { print(areEquivalent(x, y)) }
}
func expectE<S1: Sequence, S2: Sequence>(_ a: @autoclosure () throws -> S1, _ b: @autoclosure () throws -> S2, _ message: @autoclosure () -> String = "", file: StaticString = (#file), line: UInt = #line) rethrows where S1.Element: Equatable, S1.Element == S2.Element {
  try expectE(a(), b(), by: ==, message(), file: file, line: line)
}
func unordered<S1: Sequence, S2: Sequence>(_ a: @autoclosure () throws -> S1, _ b: @autoclosure () throws -> S2) rethrows where S1.Element: Equatable, S1.Element == S2.Element {
  var s1 = Array(try a())
  var missing: [S1.Element] = []
  for elt in try b() {
    guard let idx = s1.firstIndex(of: elt) else { missing.append(elt); continue }
    s1.remove(at: idx)
  }
  print(missing.isEmpty, s1.isEmpty)
}
expectE([1, 2], [1, 3]); unordered([1, 2], [2, 1]); expectE("ab", "ac")
expectE([(1, 2)], [(1, 2)], by: ==)
expectE([[1]], [[1]].lazy, by: ==)
