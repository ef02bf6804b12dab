// Foundation's `IndexSet`, and the methods of lists that take one: `onDelete`, `onMove`.

/// The indices in ascending order.
struct IndexSet: BidirectionalCollection, Hashable, CustomStringConvertible, Sendable {
  typealias Element = Int
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<IndexSet>
  typealias Iterator = IndexingIterator<[Int]>
  @stored var _indices: [Int]
  init() { _indices = [] }
  init(integer: Int) { _indices = [integer] }
  init(integersIn range: Range<Int>) { _indices = Array(range) }
  init(integersIn range: ClosedRange<Int>) { _indices = Array(range) }
  init<S: Sequence>(_ elements: S) where S.Element == Int { _indices = Set(elements).sorted() }
  var startIndex: Int { 0 }
  var endIndex: Int { _indices.count }
  var indices: Range<Int> { 0..<_indices.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Int { _indices[position] }
  func makeIterator() -> IndexingIterator<[Int]> { _indices.makeIterator() }
  func contains(_ integer: Int) -> Bool { _indices.contains(integer) }
  mutating func insert(_ integer: Int) {
    if !_indices.contains(integer) { _indices = (_indices + [integer]).sorted() }
  }
  mutating func remove(_ integer: Int) { _indices.removeAll { $0 == integer } }
  var description: String { "\(_indices.count) indexes" }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
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
    self = Self(rest)
  }
}
