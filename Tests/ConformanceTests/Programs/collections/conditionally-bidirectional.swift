// The defaults of `BidirectionalCollection` in a type that conforms to it only under a condition.

struct Evens<Base: Collection> where Base.Element == Int { let base: Base }
extension Evens: Collection {
  struct Index: Comparable { let b: Base.Index
    static func < (a: Index, b: Index) -> Bool { a.b < b.b } }
  var startIndex: Index { Index(b: base.firstIndex { $0 % 2 == 0 } ?? base.endIndex) }
  var endIndex: Index { Index(b: base.endIndex) }
  subscript(i: Index) -> Int { base[i.b] }
  func index(after i: Index) -> Index {
    Index(b: base[base.index(after: i.b)...].firstIndex { $0 % 2 == 0 } ?? base.endIndex)
  }
}
extension Evens: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index { Index(b: base[..<i.b].lastIndex { $0 % 2 == 0 }!) }
}
func last<C: BidirectionalCollection>(_ c: C) -> C.Element { c[c.index(c.endIndex, offsetBy: -2)] }
func length<C: BidirectionalCollection>(_ c: C) -> Int { c.distance(from: c.endIndex, to: c.startIndex) }
func limited<C: BidirectionalCollection>(_ c: C) -> Bool { c.index(c.endIndex, offsetBy: -9, limitedBy: c.startIndex) == nil }
let e = Evens(base: [1, 2, 3, 4, 6])
print(last(e), length(e), limited(e), e.reversed(), e.suffix(2).map { $0 }, e.dropLast().count, Array(e.indices.map { e[$0] }))
print(last([1, 2, 3]), length("abc"), limited(1...3))
