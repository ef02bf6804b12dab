extension Collection {
  func tp(while p: (Element) throws -> Bool) rethrows -> SubSequence { try self[(firstIndex { try !p($0) } ?? endIndex)...] }
}
extension BidirectionalCollection {
  func ts(while p: (Element) throws -> Bool) rethrows -> SubSequence {
    var i = endIndex
    while i != startIndex { let b = index(before: i); if try !p(self[b]) { break }; i = b }
    return self[startIndex..<i]
  }
  func tt(while p: (Element) throws -> Bool) rethrows -> SubSequence { try tp(while: p).ts(while: p) }
}
print([0, 1, 0].tt { $0 == 0 }, "  a ".tt(while: \.isWhitespace))
func h<C: BidirectionalCollection>(_ c: C) -> C.SubSequence { c.dropFirst().dropLast() }
print(h("hello"), h([1, 2, 3]))
var arr = [3, 1, 2, 5]
arr[1...].reverse(); print(arr); arr[..<2].sort(); print(arr); arr[1..<3].swapAt(1, 2); print(arr)
