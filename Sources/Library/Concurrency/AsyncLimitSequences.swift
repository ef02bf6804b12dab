struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
  typealias Element = SegmentOfResult.Element
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _transform: (Base.Element) async -> SegmentOfResult
  init(_base: Base, _transform: @escaping (Base.Element) async -> SegmentOfResult) {
    self._base = _base
    self._transform = _transform
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = SegmentOfResult.Element
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _transform: (Base.Element) async -> SegmentOfResult
    @stored var _segment: SegmentOfResult.AsyncIterator?
    init(_base: Base.AsyncIterator, _transform: @escaping (Base.Element) async -> SegmentOfResult) {
      self._base = _base
      self._transform = _transform
      self._segment = nil
    }
    mutating func next() async throws(Failure) -> SegmentOfResult.Element? {
      while true {
        if let element = await _nextOfSegment() { return element }
        guard let outer = try await _base.next() else { return nil }
        _segment = await _transform(outer).makeAsyncIterator()
      }
    }
    mutating func _nextOfSegment() async -> SegmentOfResult.Element? {
      if _segment == nil { return nil }
      do {
        let element = try await _segment!.next()
        if element == nil { _segment = nil }
        return element
      } catch {
        _trap("the sequence of a segment has thrown \(error)")
      }
    }
  }
}

struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _count: Int
  init(_base: Base, _count: Int) {
    self._base = _base
    self._count = _count
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _count: _count) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _count: Int
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _count: Int) {
      self._base = _base
      self._count = _count
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Base.Element? {
      if _count == 0 { return nil }
      _count -= 1
      return try await _base.next()
    }
  }
}

struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _count: Int
  init(_base: Base, _count: Int) {
    self._base = _base
    self._count = _count
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _count: _count) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _count: Int
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _count: Int) {
      self._base = _base
      self._count = _count
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Base.Element? {
      while _count > 0 {
        _count -= 1
        guard let _ = try await _base.next() else {
          _count = 0
          return nil
        }
      }
      return try await _base.next()
    }
  }
}
