// `lazy`, and the results of its `map`, `filter` and the rest: nothing runs until an element is requested.

protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Elements.Element == Element
  var elements: Elements { get }
}

extension LazySequenceProtocol where Elements == Self {
  var elements: Self { self }
}

extension LazySequenceProtocol {
  var lazy: Self { self }
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
    LazyMapSequence(_base: elements, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> {
    LazyFilterSequence(_base: elements, _predicate: isIncluded)
  }
  func compactMap<U>(
    _ transform: @escaping (Element) -> U?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, U?>>, U> {
    let mapped = LazyMapSequence<Elements, U?>(_base: elements, _transform: transform)
    let filtered = LazyFilterSequence<LazyMapSequence<Elements, U?>>(_base: mapped, _predicate: { $0 != nil })
    return LazyMapSequence(_base: filtered, _transform: { $0! })
  }
  func flatMap<S: Sequence>(
    _ transform: @escaping (Element) -> S
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, S>>> {
    LazySequence(_base: FlattenSequence(_base: LazyMapSequence(_base: elements, _transform: transform)))
  }
  func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
  }
  func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, _predicate: predicate)
  }
}

extension LazySequenceProtocol where Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Elements>> {
    LazySequence(_base: FlattenSequence(_base: elements))
  }
}

protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}

typealias LazyCollection<T: Collection> = LazySequence<T>

struct LazySequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  typealias Elements = Base
  let _base: Base
  init(_base: Base) { self._base = _base }
  var elements: Base { _base }
  func makeIterator() -> Base.Iterator { _base.makeIterator() }
  var underestimatedCount: Int { _base.underestimatedCount }
}

extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias Index = Base.Index
  typealias SubSequence = Slice<LazySequence<Base>>
  typealias Indices = Base.Indices
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  var indices: Base.Indices { _base.indices }
  var count: Int { _base.count }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { _base.index(i, offsetBy: distance) }
  func index(_ i: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: distance, limitedBy: limit)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

typealias LazyMapCollection<Base: Collection, Element> = LazyMapSequence<Base, Element>
typealias LazyFilterCollection<Base: Collection> = LazyFilterSequence<Base>

struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
  typealias Elements = LazyMapSequence<Base, Element>
  let _base: Base
  let _transform: (Base.Element) -> Element
  init(_base: Base, _transform: @escaping (Base.Element) -> Element) {
    self._base = _base
    self._transform = _transform
  }
  struct Iterator: IteratorProtocol {
    @stored var _base: Base.Iterator
    let _transform: (Base.Element) -> Element
    mutating func next() -> Element? {
      guard let element = _base.next() else { return nil }
      return _transform(element)
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _transform: _transform) }
  var underestimatedCount: Int { _base.underestimatedCount }
}

extension LazyMapSequence {
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U> {
    let earlier = _transform
    return LazyMapSequence<Base, U>(_base: _base, _transform: { transform(earlier($0)) })
  }
}

extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias Index = Base.Index
  typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
  typealias Indices = Base.Indices
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  var indices: Base.Indices { _base.indices }
  var count: Int { _base.count }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { _base.index(i, offsetBy: distance) }
  func index(_ i: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: distance, limitedBy: limit)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
  subscript(position: Base.Index) -> Element { _transform(_base[position]) }
  subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
    LazyMapSequence<Base.SubSequence, Element>(_base: _base[bounds], _transform: _transform)
  }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Elements = LazyFilterSequence<Base>
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }
  struct Iterator: IteratorProtocol {
    typealias Element = Base.Element
    @stored var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _predicate(element) { return element }
      }
      return nil
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
}

extension LazyFilterSequence {
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base> {
    let earlier = _predicate
    return LazyFilterSequence<Base>(_base: _base, _predicate: { earlier($0) && isIncluded($0) })
  }
}

extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias Index = Base.Index
  typealias SubSequence = LazyFilterSequence<Base.SubSequence>
  var startIndex: Base.Index { _firstIndex(from: _base.startIndex) }
  var endIndex: Base.Index { _base.endIndex }
  var isEmpty: Bool { startIndex == _base.endIndex }
  var count: Int {
    var count = 0
    for _ in self { count += 1 }
    return count
  }
  func index(after i: Base.Index) -> Base.Index { _firstIndex(from: _base.index(after: i)) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
    LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate: _predicate)
  }
  /// The first index of an included element, at or after the index.
  func _firstIndex(from start: Base.Index) -> Base.Index {
    var index = start
    while index != _base.endIndex, !_predicate(_base[index]) { index = _base.index(after: index) }
    return index
  }
}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index {
    var index = _base.index(before: i)
    while !_predicate(_base[index]) { index = _base.index(before: index) }
    return index
  }
}
