// Ranges. Those of integers are collections; `for` loops over `a..<b` never reach these bodies.

protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
  func contains(_ element: Bound) -> Bool
}

extension RangeExpression {
  static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
}

extension Comparable {
  static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
    if !(minimum <= maximum) { _trap("Range requires lowerBound <= upperBound") }
    return Range(uncheckedBounds: (lower: minimum, upper: maximum))
  }
  static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
    if !(minimum <= maximum) { _trap("Range requires lowerBound <= upperBound") }
    return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
  }
  static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
  static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
  static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
}

struct Range<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  var isEmpty: Bool { lowerBound == upperBound }
  func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
  func contains(_ other: Range<Bound>) -> Bool {
    other.isEmpty || lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
  func contains(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound < upperBound
  }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
  func overlaps(_ other: Range<Bound>) -> Bool {
    !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound
  }
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound
      : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound
      : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
  static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
  var description: String { "\(lowerBound)..<\(upperBound)" }
  var debugDescription: String { "Range(\(String(reflecting: lowerBound))..<\(String(reflecting: upperBound)))" }
}

extension Range: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}

extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Index = Bound
  typealias SubSequence = Range<Bound>
  typealias Iterator = IndexingIterator<Range<Bound>>
  init(_ other: ClosedRange<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
  }
  var startIndex: Bound { lowerBound }
  var endIndex: Bound { upperBound }
  var count: Int { Int(lowerBound.distance(to: upperBound)) }
  var underestimatedCount: Int { count }
  var indices: Range<Bound> { self }
  func index(after i: Bound) -> Bound { i.advanced(by: 1) }
  func index(before i: Bound) -> Bound { i.advanced(by: -1) }
  func index(_ i: Bound, offsetBy n: Int) -> Bound { i.advanced(by: Bound.Stride(n)) }
  func distance(from start: Bound, to end: Bound) -> Int { Int(start.distance(to: end)) }
  func makeIterator() -> IndexingIterator<Range<Bound>> { IndexingIterator(_elements: self) }
  subscript(position: Bound) -> Bound {
    if !contains(position) { _trap("Index out of range") }
    return position
  }
  subscript(bounds: Range<Bound>) -> Range<Bound> {
    if !contains(bounds) { _trap("Range index out of bounds") }
    return bounds
  }
}

struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible, CustomDebugStringConvertible
{
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  var isEmpty: Bool { false }
  func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
  func contains(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.index(after: upperBound)
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
  func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound
      : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound
      : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
  static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
  var description: String { "\(lowerBound)...\(upperBound)" }
  var debugDescription: String {
    "ClosedRange(\(String(reflecting: lowerBound))...\(String(reflecting: upperBound)))"
  }
}

extension ClosedRange: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}

extension ClosedRange.Index: Hashable where Bound: Strideable, Bound.Stride: SignedInteger, Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    switch self {
    case .inRange(let bound):
      hasher.combine(0)
      hasher.combine(bound)
    case .pastEnd: hasher.combine(1)
    }
  }
}

extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias SubSequence = Slice<ClosedRange<Bound>>
  typealias Iterator = _ClosedRangeIterator<Bound>
  enum Index: Comparable {
    case inRange(Bound)
    case pastEnd
    static func == (lhs: Index, rhs: Index) -> Bool {
      switch (lhs, rhs) {
      case (.inRange(let left), .inRange(let right)): return left == right
      case (.pastEnd, .pastEnd): return true
      default: return false
      }
    }
    static func < (lhs: Index, rhs: Index) -> Bool {
      switch (lhs, rhs) {
      case (.inRange(let left), .inRange(let right)): return left < right
      case (.inRange, .pastEnd): return true
      default: return false
      }
    }
  }
  init(_ other: Range<Bound>) {
    if other.isEmpty { _trap("Cannot form a ClosedRange from an empty Range") }
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
  }
  func makeIterator() -> _ClosedRangeIterator<Bound> {
    _ClosedRangeIterator(_current: lowerBound, _last: upperBound)
  }
  var startIndex: Index { .inRange(lowerBound) }
  var endIndex: Index { .pastEnd }
  var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }
  var underestimatedCount: Int { count }
  var first: Bound? { lowerBound }
  var last: Bound? { upperBound }
  func index(after i: Index) -> Index {
    switch i {
    case .inRange(let value): return value == upperBound ? .pastEnd : .inRange(value.advanced(by: 1))
    case .pastEnd: _trap("Incrementing past end index")
    }
  }
  func index(before i: Index) -> Index {
    switch i {
    case .inRange(let value):
      if !(value > lowerBound) { _trap("Incrementing past start index") }
      return .inRange(value.advanced(by: -1))
    case .pastEnd: return .inRange(upperBound)
    }
  }
  func distance(from start: Index, to end: Index) -> Int { _offset(end) - _offset(start) }
  func _offset(_ index: Index) -> Int {
    switch index {
    case .inRange(let value): return Int(lowerBound.distance(to: value))
    case .pastEnd: return count
    }
  }
  subscript(position: Index) -> Bound {
    switch position {
    case .inRange(let value): return value
    case .pastEnd: _trap("Index out of range")
    }
  }
}

struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<upperBound
  }
  func contains(_ element: Bound) -> Bool { element < upperBound }
}

struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<collection.index(after: upperBound)
  }
  func contains(_ element: Bound) -> Bool { element <= upperBound }
}

struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
  let lowerBound: Bound
  init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.endIndex
  }
  func contains(_ element: Bound) -> Bool { lowerBound <= element }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  func makeIterator() -> Iterator { Iterator(_current: lowerBound) }
  struct Iterator: IteratorProtocol {
    typealias Element = Bound
    @stored var _current: Bound
    init(_current: Bound) { self._current = _current }
    mutating func next() -> Bound? {
      let result = _current
      _current = result.advanced(by: 1)
      return result
    }
  }
}

struct _ClosedRangeIterator<Bound: Strideable>: IteratorProtocol where Bound.Stride: SignedInteger {
  typealias Element = Bound
  @stored var _current: Bound
  let _last: Bound
  @stored var _isDone: Bool
  init(_current: Bound, _last: Bound) {
    self._current = _current
    self._last = _last
    _isDone = false
  }
  mutating func next() -> Bound? {
    if _isDone { return nil }
    let result = _current
    if result == _last { _isDone = true } else { _current = result.advanced(by: 1) }
    return result
  }
}

enum UnboundedRange_ {
  static postfix func ... (_: UnboundedRange_) {}
}

typealias UnboundedRange = (UnboundedRange_) -> ()
typealias CountableRange<Bound: Strideable> = Range<Bound> where Bound.Stride: SignedInteger
typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound> where Bound.Stride: SignedInteger
