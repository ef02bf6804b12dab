// In an extension of a nested type, the outer type's name stands for the type with its own arguments.

struct Chunks<Base: Collection> { let base: Base, n: Int }
extension Chunks: Collection {
  struct Index { let r: Range<Base.Index> }
  var startIndex: Index { Index(r: base.startIndex..<(base.index(base.startIndex, offsetBy: n, limitedBy: base.endIndex) ?? base.endIndex)) }
  var endIndex: Index { Index(r: base.endIndex..<base.endIndex) }
  subscript(i: Index) -> Base.SubSequence { base[i.r] }
  func index(after i: Index) -> Index {
    let e = base.index(i.r.upperBound, offsetBy: n, limitedBy: base.endIndex) ?? base.endIndex
    return Index(r: i.r.upperBound..<e)
  }
}
extension Chunks.Index: Comparable {
  static func == (lhs: Chunks.Index, rhs: Chunks.Index) -> Bool { lhs.r.lowerBound == rhs.r.lowerBound }
  static func < (lhs: Chunks.Index, rhs: Chunks.Index) -> Bool { lhs.r.lowerBound < rhs.r.lowerBound }
}
struct Plain<Base: Collection>: Collection {
  let base: Base
  struct Index: Comparable { let b: Base.Index
    static func < (a: Index, b: Index) -> Bool { a.b < b.b } }
  var startIndex: Index { Index(b: base.startIndex) }
  var endIndex: Index { Index(b: base.endIndex) }
  subscript(i: Index) -> Base.Element { base[i.b] }
  func index(after i: Index) -> Index { Index(b: base.index(after: i.b)) }
}
struct Third<Base: Collection> { let base: Base
  struct Index { let b: Base.Index } }
extension Third: Collection {
  var startIndex: Index { Index(b: base.startIndex) }
  var endIndex: Index { Index(b: base.endIndex) }
  subscript(i: Index) -> Base.Element { base[i.b] }
  func index(after i: Index) -> Index { Index(b: base.index(after: i.b)) }
}
extension Third.Index: Comparable { static func < (a: Third.Index, b: Third.Index) -> Bool { a.b < b.b } }
let c = Chunks(base: [1, 2, 3, 4, 5], n: 2)
print(c.indices.count, c.count, c.map(Array.init))
print(Chunks(base: 1...5, n: 2).indices.count)
func all<C: Collection>(_ c: C) -> (Int, Bool) { (c.indices.count, c.startIndex < c.endIndex) }
print(all(c), all(Plain(base: "abc")), all(Third(base: [1])), all(Plain(base: c)))
