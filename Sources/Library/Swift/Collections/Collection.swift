// `Collection` and the protocols that refine it, with the methods that a program's own types inherit.

protocol Collection<Element>: Sequence {
  associatedtype Element
  associatedtype Index: Comparable
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
  associatedtype Indices: Collection = DefaultIndices<Self>
  where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
  var startIndex: Index { get }
  var endIndex: Index { get }
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  func index(after i: Index) -> Index
  func formIndex(after i: inout Index)
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
  var isEmpty: Bool { get }
  var count: Int { get }
  var indices: Indices { get }
}

extension Collection {
  var isEmpty: Bool { startIndex == endIndex }
  var count: Int { distance(from: startIndex, to: endIndex) }
  var underestimatedCount: Int { count }
  var first: Element? {
    let start = startIndex
    return start == endIndex ? nil : self[start]
  }
  func formIndex(after i: inout Index) { i = index(after: i) }
  func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    if distance < 0 { _trap("Only BidirectionalCollections can be advanced by a negative amount") }
    var result = i
    var left = distance
    while left > 0 {
      formIndex(after: &result)
      left -= 1
    }
    return result
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    if distance < 0 { _trap("Only BidirectionalCollections can be advanced by a negative amount") }
    var result = i
    var left = distance
    while left > 0 {
      if result == limit { return nil }
      formIndex(after: &result)
      left -= 1
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    if start > end { return -distance(from: end, to: start) }
    var i = start
    var count = 0
    while i != end {
      formIndex(after: &i)
      count += 1
    }
    return count
  }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var i = startIndex
    let end = endIndex
    while i != end {
      if try predicate(self[i]) { return i }
      formIndex(after: &i)
    }
    return nil
  }
  func randomElement() -> Element? {
    let count = self.count
    return count == 0 ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count))]
  }
  func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    let count = self.count
    return count == 0 ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
  }
}

extension Collection {
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { self[r.relative(to: self)] }
  subscript(x: UnboundedRange) -> SubSequence { self[startIndex..<endIndex] }
  func prefix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _trap("Can't take a prefix of negative length from a collection") }
    let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while try end != endIndex && predicate(self[end]) { formIndex(after: &end) }
    return self[startIndex..<end]
  }
  func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
  func prefix(through position: Index) -> SubSequence { self[startIndex..<index(after: position)] }
  func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
  func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _trap("Can't take a suffix of negative length from a collection") }
    let dropped = count - maxLength
    return self[index(startIndex, offsetBy: dropped > 0 ? dropped : 0)..<endIndex]
  }
  func dropFirst(_ k: Int = 1) -> SubSequence {
    if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
    return self[(index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex)..<endIndex]
  }
  func dropLast(_ k: Int = 1) -> SubSequence {
    if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
    let kept = count - k
    return self[startIndex..<index(startIndex, offsetBy: kept > 0 ? kept : 0)]
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while try start != endIndex && predicate(self[start]) { formIndex(after: &start) }
    return self[start..<endIndex]
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    if maxSplits < 0 { _trap("Must take zero or more splits") }
    var result: [SubSequence] = []
    var start = startIndex
    var end = start
    while end != endIndex && result.count < maxSplits {
      if try isSeparator(self[end]) {
        if !omittingEmptySubsequences || start != end { result.append(self[start..<end]) }
        formIndex(after: &end)
        start = end
      } else {
        formIndex(after: &end)
      }
    }
    if !omittingEmptySubsequences || start != endIndex { result.append(self[start..<endIndex]) }
    return result
  }
}

extension Collection where Iterator == IndexingIterator<Self> {
  func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
}

extension Collection where SubSequence == Slice<Self> {
  subscript(bounds: Range<Index>) -> Slice<Self> {
    Slice(_startIndex: bounds.lowerBound, _endIndex: bounds.upperBound, _base: self)
  }
}

extension Collection where Element: Equatable {
  func firstIndex(of element: Element) -> Index? {
    var i = startIndex
    let end = endIndex
    while i != end {
      if self[i] == element { return i }
      formIndex(after: &i)
    }
    return nil
  }
  func index(of element: Element) -> Index? { firstIndex(of: element) }
  @_disfavoredOverload func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {
    let sought = Array(other)
    let all = Array(self)
    guard sought.count <= all.count else { return false }
    for start in 0...all.count - sought.count {
      var length = 0
      while length < sought.count, all[start + length] == sought[length] { length += 1 }
      if length == sought.count { return true }
    }
    return false
  }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}

protocol BidirectionalCollection<Element>: Collection
where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
  func index(before i: Index) -> Index
  func formIndex(before i: inout Index)
  // Requirements of their own: a type may conform to `Collection` in other circumstances, with other witnesses.
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
}

extension BidirectionalCollection {
  var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
  func formIndex(before i: inout Index) { i = index(before: i) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    var result = i
    var left = distance
    while left > 0 {
      formIndex(after: &result)
      left -= 1
    }
    while left < 0 {
      formIndex(before: &result)
      left += 1
    }
    return result
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = i
    var left = distance
    while left > 0 {
      if result == limit { return nil }
      formIndex(after: &result)
      left -= 1
    }
    while left < 0 {
      if result == limit { return nil }
      formIndex(before: &result)
      left += 1
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    var place = start
    var count = 0
    while place < end {
      formIndex(after: &place)
      count += 1
    }
    while place > end {
      formIndex(before: &place)
      count -= 1
    }
    return count
  }
  func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    guard let i = try lastIndex(where: predicate) else { return nil }
    return self[i]
  }
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var i = endIndex
    while i != startIndex {
      formIndex(before: &i)
      if try predicate(self[i]) { return i }
    }
    return nil
  }
}

extension BidirectionalCollection where Element: Equatable {
  func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
}

protocol RandomAccessCollection<Element>: BidirectionalCollection
where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
}

extension RandomAccessCollection {
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let available = self.distance(from: i, to: limit)
    if distance >= 0 ? available >= 0 && available < distance : available <= 0 && available > distance { return nil }
    return index(i, offsetBy: distance)
  }
}

extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
  typealias Indices = Range<Index>
  var indices: Range<Index> { startIndex..<endIndex }
  func index(after i: Index) -> Index { i.advanced(by: 1) }
  func index(before i: Index) -> Index { i.advanced(by: -1) }
  func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
  func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
}

struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
  typealias Element = Elements.Element
  typealias Iterator = IndexingIterator<Elements>
  let _elements: Elements
  @stored var _position: Elements.Index
  init(_elements: Elements) {
    self._elements = _elements
    _position = _elements.startIndex
  }
  mutating func next() -> Elements.Element? {
    if _position == _elements.endIndex { return nil }
    let element = _elements[_position]
    _elements.formIndex(after: &_position)
    return element
  }
}
