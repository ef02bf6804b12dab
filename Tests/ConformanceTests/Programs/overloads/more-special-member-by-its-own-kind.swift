extension MutableCollection {
  @discardableResult
  mutating func rot(subrange: Range<Index>, toStartAt newStart: Index) -> Index { print("mutable"); return newStart }
  mutating func rot(toStartAt newStart: Index) -> Index { rot(subrange: startIndex..<endIndex, toStartAt: newStart) }
}
extension MutableCollection where Self: BidirectionalCollection {
  @discardableResult
  mutating func rot(subrange: Range<Index>, toStartAt newStart: Index) -> Index { print("bidirectional"); return newStart }
  mutating func rot(toStartAt newStart: Index) -> Index { rot(subrange: startIndex..<endIndex, toStartAt: newStart) }
}
var a = [1, 2, 3]
print(a.rot(toStartAt: 1), a.rot(subrange: 0..<2, toStartAt: 1))
