// Sets of ranges, and the slices of collections that they select.

struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
  /// In ascending order, not empty, with a gap after each.
  @stored var _ranges: [Range<Bound>]
  init() { _ranges = [] }
  init(_ range: Range<Bound>) { _ranges = range.isEmpty ? [] : [range] }
  init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
    _ranges = []
    for range in ranges { insert(contentsOf: range) }
  }
  init(_ranges: [Range<Bound>]) { self._ranges = _ranges }
  var ranges: Ranges { Ranges(_ranges: _ranges) }
  var isEmpty: Bool { _ranges.isEmpty }
  func contains(_ value: Bound) -> Bool { _ranges.contains { $0.contains(value) } }
  mutating func insert(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    var before: [Range<Bound>] = []
    var after: [Range<Bound>] = []
    for one in _ranges {
      if one.upperBound < lower {
        before.append(one)
      } else if upper < one.lowerBound {
        after.append(one)
      } else {
        lower = Swift.min(lower, one.lowerBound)
        upper = Swift.max(upper, one.upperBound)
      }
    }
    _ranges = before + [lower..<upper] + after
  }
  mutating func remove(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    var left: [Range<Bound>] = []
    for one in _ranges {
      if !one.overlaps(range) {
        left.append(one)
        continue
      }
      if one.lowerBound < range.lowerBound { left.append(one.lowerBound..<range.lowerBound) }
      if range.upperBound < one.upperBound { left.append(range.upperBound..<one.upperBound) }
    }
    _ranges = left
  }
  func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.formUnion(other)
    return result
  }
  mutating func formUnion(_ other: RangeSet<Bound>) { for range in other._ranges { insert(contentsOf: range) } }
  func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.subtract(other)
    return result
  }
  mutating func subtract(_ other: RangeSet<Bound>) { for range in other._ranges { remove(contentsOf: range) } }
  func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> { subtracting(subtracting(other)) }
  mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
  func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    subtracting(other).union(other.subtracting(self))
  }
  mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
  func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
  func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
  func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
  func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
  func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
  var description: String { ranges.description }

  struct Ranges: RandomAccessCollection, Equatable, CustomStringConvertible {
    typealias Element = Range<Bound>
    typealias Index = Int
    typealias SubSequence = Slice<Ranges>
    typealias Indices = Range<Int>
    @stored var _ranges: [Range<Bound>]
    init(_ranges: [Range<Bound>]) { self._ranges = _ranges }
    var startIndex: Int { 0 }
    var endIndex: Int { _ranges.count }
    var count: Int { _ranges.count }
    subscript(i: Int) -> Range<Bound> { _ranges[i] }
    var description: String { _ranges.description }
  }
}

extension RangeSet: Hashable where Bound: Hashable {}
extension RangeSet: Sendable where Bound: Sendable {}
extension RangeSet.Ranges: Hashable where Bound: Hashable {}
extension RangeSet.Ranges: Sendable where Bound: Sendable {}

extension RangeSet {
  init<S: Sequence, C: Collection>(_ indices: S, within collection: C) where S.Element == C.Index, C.Index == Bound {
    _ranges = []
    for index in indices { insert(index, within: collection) }
  }
  @discardableResult mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool
  where C.Index == Bound {
    if contains(index) { return false }
    insert(contentsOf: index..<collection.index(after: index))
    return true
  }
  mutating func remove<C: Collection>(_ index: Bound, within collection: C) where C.Index == Bound {
    remove(contentsOf: index..<collection.index(after: index))
  }
}

struct DiscontiguousSlice<Base: Collection>: Collection {
  typealias Element = Base.Element
  typealias SubSequence = DiscontiguousSlice<Base>
  let base: Base
  let subranges: RangeSet<Base.Index>
  init(_base: Base, _subranges: RangeSet<Base.Index>) {
    base = _base
    subranges = _subranges
  }
  struct Index: Comparable {
    let _range: Int
    let base: Base.Index
    init(_range: Int, base: Base.Index) {
      self._range = _range
      self.base = base
    }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }
  var startIndex: Index {
    guard let first = subranges._ranges.first else { return endIndex }
    return Index(_range: 0, base: first.lowerBound)
  }
  var endIndex: Index { Index(_range: subranges._ranges.count, base: base.endIndex) }
  func index(after i: Index) -> Index {
    let next = base.index(after: i.base)
    if next < subranges._ranges[i._range].upperBound { return Index(_range: i._range, base: next) }
    let following = i._range + 1
    if following == subranges._ranges.count { return endIndex }
    return Index(_range: following, base: subranges._ranges[following].lowerBound)
  }
  subscript(i: Index) -> Base.Element { base[i.base] }
  subscript(bounds: Range<Index>) -> DiscontiguousSlice<Base> {
    let bounded = RangeSet(bounds.lowerBound.base..<bounds.upperBound.base)
    return DiscontiguousSlice<Base>(_base: base, _subranges: subranges.intersection(bounded))
  }
}

extension DiscontiguousSlice: Equatable where Base.Element: Equatable {
  static func == (lhs: DiscontiguousSlice<Base>, rhs: DiscontiguousSlice<Base>) -> Bool { lhs.elementsEqual(rhs) }
}

extension DiscontiguousSlice: Hashable where Base.Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension DiscontiguousSlice: CustomStringConvertible {
  var description: String { String(describing: Array(self)) }
}

extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    if i._range < subranges._ranges.count, i.base > subranges._ranges[i._range].lowerBound {
      return Index(_range: i._range, base: base.index(before: i.base))
    }
    let earlier = i._range - 1
    return Index(_range: earlier, base: base.index(before: subranges._ranges[earlier].upperBound))
  }
}

extension Collection {
  func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
    var result: [Range<Index>] = []
    var start: Index? = nil
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) {
        if start == nil { start = index }
      } else if let first = start {
        result.append(first..<index)
        start = nil
      }
      formIndex(after: &index)
    }
    if let first = start { result.append(first..<index) }
    return RangeSet(_ranges: result)
  }
  subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
    DiscontiguousSlice(_base: self, _subranges: subranges)
  }
  func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
    DiscontiguousSlice(_base: self, _subranges: RangeSet(startIndex..<endIndex).subtracting(subranges))
  }
}

extension Collection where Element: Equatable {
  func indices(of element: Element) -> RangeSet<Index> { indices(where: { $0 == element }) }
}

extension RangeReplaceableCollection {
  mutating func removeSubranges(_ subranges: RangeSet<Index>) {
    let rest = removingSubranges(subranges)
    var result = Self()
    result.append(contentsOf: rest)
    self = result
  }
}

extension MutableCollection {
  @discardableResult mutating func moveSubranges(_ subranges: RangeSet<Index>, to insertionPoint: Index)
    -> Range<Index>
  {
    let moved = Array(self[subranges])
    let before = Array(self[RangeSet(startIndex..<insertionPoint).subtracting(subranges)])
    let after = Array(self[RangeSet(insertionPoint..<endIndex).subtracting(subranges)])
    var index = startIndex
    var bounds: [Index] = []
    for part in [before, moved, after] {
      for element in part {
        self[index] = element
        formIndex(after: &index)
      }
      bounds.append(index)
    }
    return bounds[0]..<bounds[1]
  }
}
