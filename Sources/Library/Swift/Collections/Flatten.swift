// `joined()` and lazy `flatMap`: the elements of the elements, one after the other.

struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  typealias Element = Base.Element.Element
  let _base: Base
  init(_base: Base) { self._base = _base }
  struct Iterator: IteratorProtocol {
    typealias Element = Base.Element.Element
    @stored var _base: Base.Iterator
    @stored var _inner: Base.Element.Iterator?
    init(_base: Base.Iterator) {
      self._base = _base
      _inner = nil
    }
    mutating func next() -> Base.Element.Element? {
      while true {
        if let element = _inner?.next() { return element }
        guard let part = _base.next() else { return nil }
        _inner = part.makeIterator()
      }
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
}

extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  struct Index: Comparable {
    /// The index of the part, and the element's index in it; at the end there is no part.
    let _outer: Base.Index
    let _inner: Base.Element.Index?

    static func == (lhs: Index, rhs: Index) -> Bool { lhs._outer == rhs._outer && lhs._inner == rhs._inner }
    static func < (lhs: Index, rhs: Index) -> Bool {
      if lhs._outer != rhs._outer { return lhs._outer < rhs._outer }
      guard let left = lhs._inner, let right = rhs._inner else { return false }
      return left < right
    }
  }
  typealias SubSequence = Slice<FlattenSequence<Base>>
  var count: Int { _base.reduce(0) { $0 + $1.count } }
  var isEmpty: Bool { _base.allSatisfy { $0.isEmpty } }
  var startIndex: Index { _first(from: _base.startIndex) }
  var endIndex: Index { Index(_outer: _base.endIndex, _inner: nil) }
  func index(after i: Index) -> Index {
    guard let inner = i._inner else { _trap("Index out of bounds") }
    let part = _base[i._outer]
    let next = part.index(after: inner)
    if next != part.endIndex { return Index(_outer: i._outer, _inner: next) }
    return _first(from: _base.index(after: i._outer))
  }
  subscript(position: Index) -> Base.Element.Element {
    guard let inner = position._inner else { _trap("Index out of bounds") }
    return _base[position._outer][inner]
  }
  /// The first element of the parts, starting there.
  func _first(from outer: Base.Index) -> Index {
    var outer = outer
    while outer != _base.endIndex {
      let part = _base[outer]
      if !part.isEmpty { return Index(_outer: outer, _inner: part.startIndex) }
      outer = _base.index(after: outer)
    }
    return endIndex
  }
}

extension FlattenSequence: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  func index(before i: Index) -> Index {
    if let inner = i._inner {
      let part = _base[i._outer]
      if inner != part.startIndex { return Index(_outer: i._outer, _inner: part.index(before: inner)) }
    }
    var outer = i._outer
    while outer != _base.startIndex {
      outer = _base.index(before: outer)
      let part = _base[outer]
      if !part.isEmpty { return Index(_outer: outer, _inner: part.index(before: part.endIndex)) }
    }
    _trap("Index out of bounds")
  }
}
