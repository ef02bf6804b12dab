// Collections whose own type is hidden. A box holds the collection, so that nothing is copied or computed early.

struct AnyIndex: Comparable {
  let _box: _AnyIndexBox
  init<BaseIndex: Comparable>(_ base: BaseIndex) { _box = _IndexBox(base) }
  static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._box._isEqual(rhs._box) }
  static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._box._isLess(rhs._box) }
}

class _AnyIndexBox {
  init() {}
  func _isEqual(_ other: _AnyIndexBox) -> Bool { false }
  func _isLess(_ other: _AnyIndexBox) -> Bool { false }
}
final class _IndexBox<Base: Comparable>: _AnyIndexBox {
  let _base: Base
  init(_ base: Base) {
    _base = base
    super.init()
  }
  static func _of(_ box: _AnyIndexBox) -> Base {
    guard let box = box as? _IndexBox<Base> else { _trap("Index type mismatch!") }
    return box._base
  }
  override func _isEqual(_ other: _AnyIndexBox) -> Bool { _base == _IndexBox<Base>._of(other) }
  override func _isLess(_ other: _AnyIndexBox) -> Bool { _base < _IndexBox<Base>._of(other) }
}

class _AnyCollectionBox<Element> {
  init() {}
  var _start: AnyIndex { _trap("") }
  var _end: AnyIndex { _trap("") }
  var _count: Int { _trap("") }
  var _underestimatedCount: Int { _trap("") }
  var _first: Element? { _trap("") }
  func _makeIterator() -> AnyIterator<Element> { _trap("") }
  func _element(_ i: AnyIndex) -> Element { _trap("") }
  func _slice(_ bounds: Range<AnyIndex>) -> _AnyCollectionBox<Element> { _trap("") }
  func _after(_ i: AnyIndex) -> AnyIndex { _trap("") }
  func _moved(_ i: AnyIndex, _ distance: Int) -> AnyIndex { _trap("") }
  func _moved(_ i: AnyIndex, _ distance: Int, _ limit: AnyIndex) -> AnyIndex? { _trap("") }
  func _distance(_ start: AnyIndex, _ end: AnyIndex) -> Int { _trap("") }
}
class _AnyBidirectionalCollectionBox<Element>: _AnyCollectionBox<Element> {
  override init() { super.init() }
  func _before(_ i: AnyIndex) -> AnyIndex { _trap("") }
}
class _AnyRandomAccessCollectionBox<Element>: _AnyBidirectionalCollectionBox<Element> {
  override init() { super.init() }
}

final class _CollectionBox<Base: Collection>: _AnyCollectionBox<Base.Element> {
  let _base: Base
  init(_ base: Base) {
    _base = base
    super.init()
  }
  func _index(_ i: AnyIndex) -> Base.Index { _IndexBox<Base.Index>._of(i._box) }
  override var _start: AnyIndex { AnyIndex(_base.startIndex) }
  override var _end: AnyIndex { AnyIndex(_base.endIndex) }
  override var _count: Int { _base.count }
  override var _underestimatedCount: Int { _base.underestimatedCount }
  override var _first: Base.Element? { _base.first }
  override func _makeIterator() -> AnyIterator<Base.Element> { AnyIterator(_base.makeIterator()) }
  override func _element(_ i: AnyIndex) -> Base.Element { _base[_index(i)] }
  override func _slice(_ bounds: Range<AnyIndex>) -> _AnyCollectionBox<Base.Element> {
    _CollectionBox<Base.SubSequence>(_base[_index(bounds.lowerBound)..<_index(bounds.upperBound)])
  }
  override func _after(_ i: AnyIndex) -> AnyIndex { AnyIndex(_base.index(after: _index(i))) }
  override func _moved(_ i: AnyIndex, _ distance: Int) -> AnyIndex {
    AnyIndex(_base.index(_index(i), offsetBy: distance))
  }
  override func _moved(_ i: AnyIndex, _ distance: Int, _ limit: AnyIndex) -> AnyIndex? {
    _base.index(_index(i), offsetBy: distance, limitedBy: _index(limit)).map { AnyIndex($0) }
  }
  override func _distance(_ start: AnyIndex, _ end: AnyIndex) -> Int {
    _base.distance(from: _index(start), to: _index(end))
  }
}

final class _BidirectionalCollectionBox<Base: BidirectionalCollection>: _AnyBidirectionalCollectionBox<Base.Element> {
  let _base: Base
  init(_ base: Base) {
    _base = base
    super.init()
  }
  func _index(_ i: AnyIndex) -> Base.Index { _IndexBox<Base.Index>._of(i._box) }
  override var _start: AnyIndex { AnyIndex(_base.startIndex) }
  override var _end: AnyIndex { AnyIndex(_base.endIndex) }
  override var _count: Int { _base.count }
  override var _underestimatedCount: Int { _base.underestimatedCount }
  override var _first: Base.Element? { _base.first }
  override func _makeIterator() -> AnyIterator<Base.Element> { AnyIterator(_base.makeIterator()) }
  override func _element(_ i: AnyIndex) -> Base.Element { _base[_index(i)] }
  override func _slice(_ bounds: Range<AnyIndex>) -> _AnyCollectionBox<Base.Element> {
    _BidirectionalCollectionBox<Base.SubSequence>(_base[_index(bounds.lowerBound)..<_index(bounds.upperBound)])
  }
  override func _after(_ i: AnyIndex) -> AnyIndex { AnyIndex(_base.index(after: _index(i))) }
  override func _moved(_ i: AnyIndex, _ distance: Int) -> AnyIndex {
    AnyIndex(_base.index(_index(i), offsetBy: distance))
  }
  override func _moved(_ i: AnyIndex, _ distance: Int, _ limit: AnyIndex) -> AnyIndex? {
    _base.index(_index(i), offsetBy: distance, limitedBy: _index(limit)).map { AnyIndex($0) }
  }
  override func _distance(_ start: AnyIndex, _ end: AnyIndex) -> Int {
    _base.distance(from: _index(start), to: _index(end))
  }
  override func _before(_ i: AnyIndex) -> AnyIndex { AnyIndex(_base.index(before: _index(i))) }
}

final class _RandomAccessCollectionBox<Base: RandomAccessCollection>: _AnyRandomAccessCollectionBox<Base.Element> {
  let _base: Base
  init(_ base: Base) {
    _base = base
    super.init()
  }
  func _index(_ i: AnyIndex) -> Base.Index { _IndexBox<Base.Index>._of(i._box) }
  override var _start: AnyIndex { AnyIndex(_base.startIndex) }
  override var _end: AnyIndex { AnyIndex(_base.endIndex) }
  override var _count: Int { _base.count }
  override var _underestimatedCount: Int { _base.underestimatedCount }
  override var _first: Base.Element? { _base.first }
  override func _makeIterator() -> AnyIterator<Base.Element> { AnyIterator(_base.makeIterator()) }
  override func _element(_ i: AnyIndex) -> Base.Element { _base[_index(i)] }
  override func _slice(_ bounds: Range<AnyIndex>) -> _AnyCollectionBox<Base.Element> {
    _RandomAccessCollectionBox<Base.SubSequence>(_base[_index(bounds.lowerBound)..<_index(bounds.upperBound)])
  }
  override func _after(_ i: AnyIndex) -> AnyIndex { AnyIndex(_base.index(after: _index(i))) }
  override func _moved(_ i: AnyIndex, _ distance: Int) -> AnyIndex {
    AnyIndex(_base.index(_index(i), offsetBy: distance))
  }
  override func _moved(_ i: AnyIndex, _ distance: Int, _ limit: AnyIndex) -> AnyIndex? {
    _base.index(_index(i), offsetBy: distance, limitedBy: _index(limit)).map { AnyIndex($0) }
  }
  override func _distance(_ start: AnyIndex, _ end: AnyIndex) -> Int {
    _base.distance(from: _index(start), to: _index(end))
  }
  override func _before(_ i: AnyIndex) -> AnyIndex { AnyIndex(_base.index(before: _index(i))) }
}

struct AnyCollection<Element>: Collection {
  typealias Index = AnyIndex
  typealias Iterator = AnyIterator<Element>
  typealias SubSequence = AnyCollection<Element>
  typealias Indices = DefaultIndices<AnyCollection<Element>>
  let _box: _AnyCollectionBox<Element>
  init(_box: _AnyCollectionBox<Element>) { self._box = _box }
  init<C: Collection>(_ base: C) where C.Element == Element { _box = _CollectionBox(base) }
  init<C: BidirectionalCollection>(_ base: C) where C.Element == Element { _box = _BidirectionalCollectionBox(base) }
  init<C: RandomAccessCollection>(_ base: C) where C.Element == Element { _box = _RandomAccessCollectionBox(base) }
  init(_ other: AnyCollection<Element>) { _box = other._box }
  init(_ other: AnyBidirectionalCollection<Element>) { _box = other._box }
  init(_ other: AnyRandomAccessCollection<Element>) { _box = other._box }
  var startIndex: AnyIndex { _box._start }
  var endIndex: AnyIndex { _box._end }
  var count: Int { _box._count }
  var underestimatedCount: Int { _box._underestimatedCount }
  var first: Element? { _box._first }
  func makeIterator() -> AnyIterator<Element> { _box._makeIterator() }
  subscript(position: AnyIndex) -> Element { _box._element(position) }
  subscript(bounds: Range<AnyIndex>) -> AnyCollection<Element> {
    AnyCollection(_box: _box._slice(bounds))
  }
  func index(after i: AnyIndex) -> AnyIndex { _box._after(i) }
  func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex { _box._moved(i, n) }
  func index(_ i: AnyIndex, offsetBy n: Int, limitedBy limit: AnyIndex) -> AnyIndex? { _box._moved(i, n, limit) }
  func distance(from start: AnyIndex, to end: AnyIndex) -> Int { _box._distance(start, end) }
}

struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
  typealias Index = AnyIndex
  typealias Iterator = AnyIterator<Element>
  typealias SubSequence = AnyBidirectionalCollection<Element>
  typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
  let _box: _AnyBidirectionalCollectionBox<Element>
  init(_box: _AnyBidirectionalCollectionBox<Element>) { self._box = _box }
  init<C: BidirectionalCollection>(_ base: C) where C.Element == Element { _box = _BidirectionalCollectionBox(base) }
  init<C: RandomAccessCollection>(_ base: C) where C.Element == Element { _box = _RandomAccessCollectionBox(base) }
  init?(_ other: AnyCollection<Element>) {
    guard let box = other._box as? _AnyBidirectionalCollectionBox<Element> else { return nil }
    _box = box
  }
  init(_ other: AnyBidirectionalCollection<Element>) { _box = other._box }
  init(_ other: AnyRandomAccessCollection<Element>) { _box = other._box }
  var startIndex: AnyIndex { _box._start }
  var endIndex: AnyIndex { _box._end }
  var count: Int { _box._count }
  var underestimatedCount: Int { _box._underestimatedCount }
  var first: Element? { _box._first }
  func makeIterator() -> AnyIterator<Element> { _box._makeIterator() }
  subscript(position: AnyIndex) -> Element { _box._element(position) }
  subscript(bounds: Range<AnyIndex>) -> AnyBidirectionalCollection<Element> {
    AnyBidirectionalCollection(
      _box: unsafeDowncast(_box._slice(bounds), to: _AnyBidirectionalCollectionBox<Element>.self))
  }
  func index(after i: AnyIndex) -> AnyIndex { _box._after(i) }
  func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex { _box._moved(i, n) }
  func index(_ i: AnyIndex, offsetBy n: Int, limitedBy limit: AnyIndex) -> AnyIndex? { _box._moved(i, n, limit) }
  func distance(from start: AnyIndex, to end: AnyIndex) -> Int { _box._distance(start, end) }
  func index(before i: AnyIndex) -> AnyIndex { _box._before(i) }
}

struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
  typealias Index = AnyIndex
  typealias Iterator = AnyIterator<Element>
  typealias SubSequence = AnyRandomAccessCollection<Element>
  typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
  let _box: _AnyRandomAccessCollectionBox<Element>
  init(_box: _AnyRandomAccessCollectionBox<Element>) { self._box = _box }
  init<C: RandomAccessCollection>(_ base: C) where C.Element == Element { _box = _RandomAccessCollectionBox(base) }
  init?(_ other: AnyCollection<Element>) {
    guard let box = other._box as? _AnyRandomAccessCollectionBox<Element> else { return nil }
    _box = box
  }
  init?(_ other: AnyBidirectionalCollection<Element>) {
    guard let box = other._box as? _AnyRandomAccessCollectionBox<Element> else { return nil }
    _box = box
  }
  init(_ other: AnyRandomAccessCollection<Element>) { _box = other._box }
  var startIndex: AnyIndex { _box._start }
  var endIndex: AnyIndex { _box._end }
  var count: Int { _box._count }
  var underestimatedCount: Int { _box._underestimatedCount }
  var first: Element? { _box._first }
  func makeIterator() -> AnyIterator<Element> { _box._makeIterator() }
  subscript(position: AnyIndex) -> Element { _box._element(position) }
  subscript(bounds: Range<AnyIndex>) -> AnyRandomAccessCollection<Element> {
    AnyRandomAccessCollection(
      _box: unsafeDowncast(_box._slice(bounds), to: _AnyRandomAccessCollectionBox<Element>.self))
  }
  func index(after i: AnyIndex) -> AnyIndex { _box._after(i) }
  func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex { _box._moved(i, n) }
  func index(_ i: AnyIndex, offsetBy n: Int, limitedBy limit: AnyIndex) -> AnyIndex? { _box._moved(i, n, limit) }
  func distance(from start: AnyIndex, to end: AnyIndex) -> Int { _box._distance(start, end) }
  func index(before i: AnyIndex) -> AnyIndex { _box._before(i) }
}
