// The results of `prefix(while:)` and `drop(while:)` of lazy sequences.

struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Elements = LazyPrefixWhileSequence<Base>
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
    @stored var _isDone: Bool
    mutating func next() -> Base.Element? {
      if _isDone { return nil }
      if let element = _base.next(), _predicate(element) { return element }
      _isDone = true
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate, _isDone: false)
  }
}

extension LazyPrefixWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias SubSequence = Slice<LazyPrefixWhileSequence<Base>>
  struct Index: Comparable {
    /// The index of the element in the base; nil for the end.
    let _position: Base.Index?
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._position == rhs._position }
    static func < (lhs: Index, rhs: Index) -> Bool {
      guard let left = lhs._position else { return false }
      guard let right = rhs._position else { return true }
      return left < right
    }
  }
  var startIndex: Index { _index(at: _base.startIndex) }
  var endIndex: Index { Index(_position: nil) }
  func index(after i: Index) -> Index {
    guard let position = i._position else { _trap("Can't advance past endIndex") }
    return _index(at: _base.index(after: position))
  }
  subscript(position: Index) -> Base.Element {
    guard let position = position._position else { _trap("Index out of bounds") }
    return _base[position]
  }
  /// The index of an element, or the end where the prefix has ended.
  func _index(at position: Base.Index) -> Index {
    if position == _base.endIndex || !_predicate(_base[position]) { return endIndex }
    return Index(_position: position)
  }
}

extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    if let position = i._position { return Index(_position: _base.index(before: position)) }
    var last = _base.startIndex
    if last == _base.endIndex || !_predicate(_base[last]) { _trap("Can't move before startIndex") }
    while true {
      let next = _base.index(after: last)
      if next == _base.endIndex || !_predicate(_base[next]) { return Index(_position: last) }
      last = next
    }
  }
}

struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Elements = LazyDropWhileSequence<Base>
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
    @stored var _isDropping: Bool
    mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _isDropping, _predicate(element) { continue }
        _isDropping = false
        return element
      }
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate, _isDropping: true)
  }
}

extension LazyDropWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias Index = Base.Index
  typealias SubSequence = Slice<LazyDropWhileSequence<Base>>
  var startIndex: Base.Index {
    var index = _base.startIndex
    while index != _base.endIndex, _predicate(_base[index]) { index = _base.index(after: index) }
    return index
  }
  var endIndex: Base.Index { _base.endIndex }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}

extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = Slice<Base>
}

extension Slice: LazyCollectionProtocol where Base: LazyCollectionProtocol {}

extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = ReversedCollection<Base>
}

extension ReversedCollection: LazyCollectionProtocol where Base: LazyCollectionProtocol {}
