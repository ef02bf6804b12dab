// The results of `enumerated()`, `zip`, `reversed()`, `prefix`, `joined()` and the like.

struct EnumeratedSequence<Base: Sequence>: Sequence {
  typealias Element = (offset: Int, element: Base.Element)
  let _base: Base
  init(_base: Base) { self._base = _base }
  struct Iterator: IteratorProtocol {
    typealias Element = (offset: Int, element: Base.Element)
    @stored var _base: Base.Iterator
    @stored var _count: Int
    init(_base: Base.Iterator) {
      self._base = _base
      _count = 0
    }
    mutating func next() -> (offset: Int, element: Base.Element)? {
      guard let element = _base.next() else { return nil }
      let offset = _count
      _count += 1
      return (offset: offset, element: element)
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
  var underestimatedCount: Int { _base.underestimatedCount }
}

extension EnumeratedSequence: Collection where Base: Collection {
  struct Index: Comparable {
    let _base: Base.Index
    /// That of the end is not used: the number of elements would have to be counted.
    let _offset: Int
    init(_base: Base.Index, _offset: Int) {
      self._base = _base
      self._offset = _offset
    }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._base == rhs._base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._base < rhs._base }
  }
  typealias SubSequence = Slice<EnumeratedSequence<Base>>
  var startIndex: Index { Index(_base: _base.startIndex, _offset: 0) }
  var endIndex: Index { Index(_base: _base.endIndex, _offset: 0) }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after i: Index) -> Index { Index(_base: _base.index(after: i._base), _offset: i._offset + 1) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = i._base == _base.endIndex ? _base.count : i._offset
    return Index(_base: _base.index(i._base, offsetBy: distance), _offset: offset + distance)
  }
  func distance(from start: Index, to end: Index) -> Int { _base.distance(from: start._base, to: end._base) }
  subscript(position: Index) -> (offset: Int, element: Base.Element) {
    (offset: position._offset, element: _base[position._base])
  }
}

extension EnumeratedSequence: BidirectionalCollection, RandomAccessCollection where Base: RandomAccessCollection {
  func index(before i: Index) -> Index { index(i, offsetBy: -1) }
}

struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
  typealias Element = (Sequence1.Element, Sequence2.Element)
  let _sequence1: Sequence1
  let _sequence2: Sequence2
  init(_sequence1: Sequence1, _sequence2: Sequence2) {
    self._sequence1 = _sequence1
    self._sequence2 = _sequence2
  }
  struct Iterator: IteratorProtocol {
    typealias Element = (Sequence1.Element, Sequence2.Element)
    @stored var _iterator1: Sequence1.Iterator
    @stored var _iterator2: Sequence2.Iterator
    mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
      guard let first = _iterator1.next() else { return nil }
      guard let second = _iterator2.next() else { return nil }
      return (first, second)
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_iterator1: _sequence1.makeIterator(), _iterator2: _sequence2.makeIterator())
  }
  var underestimatedCount: Int {
    let first = _sequence1.underestimatedCount
    let second = _sequence2.underestimatedCount
    return first < second ? first : second
  }
}

struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
  typealias Element = Base.Element
  typealias SubSequence = Slice<ReversedCollection<Base>>
  typealias Iterator = IndexingIterator<ReversedCollection<Base>>
  let _base: Base
  init(_base: Base) { self._base = _base }
  struct Index: Comparable {
    let base: Base.Index
    init(_ base: Base.Index) { self.base = base }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base > rhs.base }
  }
  var startIndex: Index { Index(_base.endIndex) }
  var endIndex: Index { Index(_base.startIndex) }
  var count: Int { _base.count }
  func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
  func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
  func makeIterator() -> IndexingIterator<ReversedCollection<Base>> { IndexingIterator(_elements: self) }
  subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
  func reversed() -> Base { _base }
}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}

struct Slice<Base: Collection>: Collection {
  typealias Element = Base.Element
  typealias Index = Base.Index
  typealias SubSequence = Slice<Base>
  typealias Indices = Base.Indices
  typealias Iterator = IndexingIterator<Slice<Base>>
  @stored var _startIndex: Base.Index
  @stored var _endIndex: Base.Index
  @stored var _base: Base
  init(_startIndex: Base.Index, _endIndex: Base.Index, _base: Base) {
    self._startIndex = _startIndex
    self._endIndex = _endIndex
    self._base = _base
  }
  init(base: Base, bounds: Range<Base.Index>) {
    self.init(_startIndex: bounds.lowerBound, _endIndex: bounds.upperBound, _base: base)
  }
  var base: Base { _base }
  var startIndex: Base.Index { _startIndex }
  var endIndex: Base.Index { _endIndex }
  var indices: Base.Indices { _base.indices[_startIndex..<_endIndex] }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func makeIterator() -> IndexingIterator<Slice<Base>> { IndexingIterator(_elements: self) }
  subscript(position: Base.Index) -> Base.Element {
    if position < _startIndex || position >= _endIndex { _trap("Index out of bounds") }
    return _base[position]
  }
  subscript(bounds: Range<Base.Index>) -> Slice<Base> {
    if bounds.lowerBound < _startIndex || bounds.upperBound > _endIndex { _trap("Index out of bounds") }
    return Slice(_startIndex: bounds.lowerBound, _endIndex: bounds.upperBound, _base: _base)
  }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

extension Slice: MutableCollection where Base: MutableCollection {
  subscript(position: Base.Index) -> Base.Element {
    get {
      if position < _startIndex || position >= _endIndex { _trap("Index out of bounds") }
      return _base[position]
    }
    set { _set(position, newValue) }
  }
  mutating func _set(_ position: Base.Index, _ element: Base.Element) {
    if position < _startIndex || position >= _endIndex { _trap("Index out of bounds") }
    _base[position] = element
  }
}

extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  init() {
    let base = Base()
    self.init(_startIndex: base.startIndex, _endIndex: base.endIndex, _base: base)
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Base.Index>, with newElements: C)
  where C.Element == Base.Element {
    let offset = _base.distance(from: _base.startIndex, to: _startIndex)
    let count =
      _base.distance(from: _startIndex, to: subrange.lowerBound)
      + _base.distance(from: subrange.upperBound, to: _endIndex) + newElements.count
    _base.replaceSubrange(subrange, with: newElements)
    _startIndex = _base.index(_base.startIndex, offsetBy: offset)
    _endIndex = _base.index(_startIndex, offsetBy: count)
  }
}

/// A sequence of an iterator's remaining elements.
struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  typealias Iterator = IteratorSequence<Base>
  @stored var _base: Base
  init(_ base: Base) { _base = base }
  mutating func next() -> Base.Element? { _base.next() }
}

struct PrefixSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  let _base: Base
  let _maxLength: Int
  init(_base: Base, _maxLength: Int) {
    self._base = _base
    self._maxLength = _maxLength
  }
  struct Iterator: IteratorProtocol {
    typealias Element = Base.Element
    @stored var _base: Base.Iterator
    @stored var _remaining: Int
    mutating func next() -> Base.Element? {
      if _remaining == 0 { return nil }
      _remaining -= 1
      return _base.next()
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _remaining: _maxLength) }
}

struct DropFirstSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  let _base: Base
  let _limit: Int
  init(_base: Base, _limit: Int) {
    self._base = _base
    self._limit = _limit
  }
  func makeIterator() -> Base.Iterator {
    var iterator = _base.makeIterator()
    var left = _limit
    while left > 0 {
      if iterator.next() == nil { return iterator }
      left -= 1
    }
    return iterator
  }
}

struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  typealias Element = Base.Element.Element
  typealias Iterator = IndexingIterator<[Base.Element.Element]>
  let _base: Base
  let _separator: [Base.Element.Element]
  init(_base: Base, _separator: [Base.Element.Element]) {
    self._base = _base
    self._separator = _separator
  }
  func makeIterator() -> IndexingIterator<[Base.Element.Element]> {
    var result: [Base.Element.Element] = []
    var isFirst = true
    for part in _base {
      if isFirst { isFirst = false } else { result.append(contentsOf: _separator) }
      result.append(contentsOf: part)
    }
    return result.makeIterator()
  }
}

func zip<Sequence1: Sequence, Sequence2: Sequence>(
  _ sequence1: Sequence1, _ sequence2: Sequence2
) -> Zip2Sequence<Sequence1, Sequence2> {
  Zip2Sequence(_sequence1: sequence1, _sequence2: sequence2)
}
