// Foundation's `IndexSet`, and the methods of lists that take one: `onDelete`, `onMove`.

/// The indices in ascending order.
struct IndexSet: BidirectionalCollection, SetAlgebra, Hashable, CustomStringConvertible, Sendable {
  typealias Element = Int
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<IndexSet>
  typealias Iterator = IndexingIterator<[Int]>
  typealias ArrayLiteralElement = Int
  @stored var _indices: [Int]
  init() { _indices = [] }
  init(_indices: [Int]) { self._indices = _indices }
  init(integer: Int) { _indices = [integer] }
  init(integersIn range: Range<Int>) { _indices = Array(range) }
  init(integersIn range: ClosedRange<Int>) { _indices = Array(range) }
  init<S: Sequence>(_ elements: S) where S.Element == Int { _indices = Set(elements).sorted() }
  init(arrayLiteral elements: Int...) { _indices = Set(elements).sorted() }
  var startIndex: Int { 0 }
  var endIndex: Int { _indices.count }
  var indices: Range<Int> { 0..<_indices.count }
  var count: Int { _indices.count }
  var isEmpty: Bool { _indices.isEmpty }
  var first: Int? { _indices.first }
  var last: Int? { _indices.last }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Int { _indices[position] }
  func makeIterator() -> IndexingIterator<[Int]> { _indices.makeIterator() }
  func contains(_ integer: Int) -> Bool { _indices.contains(integer) }
  func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
  func contains(integersIn range: ClosedRange<Int>) -> Bool { range.allSatisfy { contains($0) } }
  func intersects(integersIn range: Range<Int>) -> Bool { _indices.contains { range.contains($0) } }
  func intersects(integersIn range: ClosedRange<Int>) -> Bool { _indices.contains { range.contains($0) } }
  func count(in range: Range<Int>) -> Int { _indices.filter { range.contains($0) }.count }
  func count(in range: ClosedRange<Int>) -> Int { _indices.filter { range.contains($0) }.count }
  func integerGreaterThan(_ integer: Int) -> Int? { _indices.first { $0 > integer } }
  func integerLessThan(_ integer: Int) -> Int? { _indices.last { $0 < integer } }
  func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { _indices.first { $0 >= integer } }
  func integerLessThanOrEqualTo(_ integer: Int) -> Int? { _indices.last { $0 <= integer } }
  func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
    IndexSet(_indices: try _indices.filter(includeInteger))
  }
  /// The ranges of consecutive indices.
  var rangeView: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in _indices {
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
      } else {
        ranges.append(index..<(index + 1))
      }
    }
    return ranges
  }
  @discardableResult mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    if _indices.contains(integer) { return (false, integer) }
    _indices = (_indices + [integer]).sorted()
    return (true, integer)
  }
  @discardableResult mutating func update(with integer: Int) -> Int? { insert(integer).inserted ? nil : integer }
  @discardableResult mutating func remove(_ integer: Int) -> Int? {
    guard let place = _indices.firstIndex(of: integer) else { return nil }
    return _indices.remove(at: place)
  }
  mutating func insert(integersIn range: Range<Int>) { self = union(IndexSet(integersIn: range)) }
  mutating func insert(integersIn range: ClosedRange<Int>) { self = union(IndexSet(integersIn: range)) }
  mutating func remove(integersIn range: Range<Int>) { _indices.removeAll { range.contains($0) } }
  mutating func remove(integersIn range: ClosedRange<Int>) { _indices.removeAll { range.contains($0) } }
  mutating func removeAll() { _indices = [] }
  mutating func shift(startingAt integer: Int, by delta: Int) {
    let moved = _indices.filter { $0 >= integer }.map { $0 + delta }
    let kept = _indices.filter { $0 < integer && (delta >= 0 || $0 < integer + delta) }
    _indices = kept + moved
  }
  func union(_ other: IndexSet) -> IndexSet { IndexSet(_indices + other._indices) }
  func intersection(_ other: IndexSet) -> IndexSet { IndexSet(_indices: _indices.filter { other.contains($0) }) }
  func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(_indices: _indices.filter { !other.contains($0) }) }
  func symmetricDifference(_ other: IndexSet) -> IndexSet { subtracting(other).union(other.subtracting(self)) }
  mutating func formUnion(_ other: IndexSet) { self = union(other) }
  mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
  mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
  static func == (lhs: IndexSet, rhs: IndexSet) -> Bool { lhs._indices == rhs._indices }
  func hash(into hasher: inout Hasher) { hasher.combine(_indices) }
  var description: String { "\(_indices.count) indexes" }
}

struct IndexPath: Hashable, Comparable, RandomAccessCollection, ExpressibleByArrayLiteral, CustomStringConvertible,
  Sendable
{
  typealias Element = Int
  typealias Index = Int
  typealias ArrayLiteralElement = Int
  @stored var _indexes: [Int]
  init() { _indexes = [] }
  init(index: Int) { _indexes = [index] }
  init(indexes: [Int]) { _indexes = indexes }
  init(row: Int, section: Int) { _indexes = [section, row] }
  init(item: Int, section: Int) { _indexes = [section, item] }
  init(arrayLiteral elements: Int...) { _indexes = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { _indexes.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(index: Int) -> Int {
    get { _indexes[index] }
    set { _indexes[index] = newValue }
  }
  var section: Int { _indexes[0] }
  var row: Int { _indexes[1] }
  var item: Int { _indexes[1] }
  func appending(_ other: Int) -> IndexPath { IndexPath(indexes: _indexes + [other]) }
  func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: _indexes + other._indexes) }
  mutating func append(_ other: Int) { _indexes.append(other) }
  func dropLast() -> IndexPath { IndexPath(indexes: Array(_indexes.dropLast())) }
  func compare(_ other: IndexPath) -> ComparisonResult {
    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
  }
  static func == (lhs: IndexPath, rhs: IndexPath) -> Bool { lhs._indexes == rhs._indexes }
  static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { lhs._indexes.lexicographicallyPrecedes(rhs._indexes) }
  func hash(into hasher: inout Hasher) { hasher.combine(_indexes) }
  var description: String { "\(_indexes)" }
}

extension RangeReplaceableCollection {
  mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var rest: [Element] = []
    var moved: [Element] = []
    var place = 0
    for (offset, element) in self.enumerated() {
      if offset == destination { place = rest.count }
      if source.contains(offset) { moved.append(element) } else { rest.append(element) }
    }
    if destination >= count { place = rest.count }
    rest.insert(contentsOf: moved, at: place)
    var index = startIndex
    for element in rest {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
