struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _isIncluded: (Base.Element) async -> Bool
  init(_base: Base, _isIncluded: @escaping (Base.Element) async -> Bool) {
    self._base = _base
    self._isIncluded = _isIncluded
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _isIncluded: (Base.Element) async -> Bool
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _isIncluded: @escaping (Base.Element) async -> Bool) {
      self._base = _base
      self._isIncluded = _isIncluded
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Base.Element? {
      while let element = try await _base.next() { if await _isIncluded(element) { return element } }
      return nil
    }
  }
}

struct AsyncThrowingFilterSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = any Error
  typealias AsyncIterator = Iterator
  let _base: Base
  let _isIncluded: (Base.Element) async throws -> Bool
  init(_base: Base, _isIncluded: @escaping (Base.Element) async throws -> Bool) {
    self._base = _base
    self._isIncluded = _isIncluded
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    typealias Failure = any Error
    @stored var _base: Base.AsyncIterator
    @stored var _isIncluded: (Base.Element) async throws -> Bool
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _isIncluded: @escaping (Base.Element) async throws -> Bool) {
      self._base = _base
      self._isIncluded = _isIncluded
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Base.Element? {
      while !_isAtEnd, let element = try await _base.next() {
        do { if try await _isIncluded(element) { return element } } catch {
          _isAtEnd = true
          throw error
        }
      }
      return nil
    }
  }
}

struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _predicate: (Base.Element) async -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) async -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _predicate: (Base.Element) async -> Bool
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _predicate: @escaping (Base.Element) async -> Bool) {
      self._base = _base
      self._predicate = _predicate
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Base.Element? {
      if !_isAtEnd, let element = try await _base.next() {
        if await _predicate(element) { return element }
        _isAtEnd = true
      }
      return nil
    }
  }
}

struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _predicate: (Base.Element) async -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) async -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _predicate: (Base.Element) async -> Bool
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _predicate: @escaping (Base.Element) async -> Bool) {
      self._base = _base
      self._predicate = _predicate
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Base.Element? {
      while !_isAtEnd, let element = try await _base.next() {
        if await _predicate(element) == false {
          _isAtEnd = true
          return element
        }
      }
      return try await _base.next()
    }
  }
}
