struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  typealias Element = Transformed
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _transform: (Base.Element) async -> Transformed
  init(_base: Base, _transform: @escaping (Base.Element) async -> Transformed) {
    self._base = _base
    self._transform = _transform
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Transformed
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _transform: (Base.Element) async -> Transformed
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _transform: @escaping (Base.Element) async -> Transformed) {
      self._base = _base
      self._transform = _transform
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Transformed? {
      guard let element = try await _base.next() else { return nil }
      return await _transform(element)
    }
  }
}

struct AsyncThrowingMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  typealias Element = Transformed
  typealias Failure = any Error
  typealias AsyncIterator = Iterator
  let _base: Base
  let _transform: (Base.Element) async throws -> Transformed
  init(_base: Base, _transform: @escaping (Base.Element) async throws -> Transformed) {
    self._base = _base
    self._transform = _transform
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = Transformed
    typealias Failure = any Error
    @stored var _base: Base.AsyncIterator
    @stored var _transform: (Base.Element) async throws -> Transformed
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _transform: @escaping (Base.Element) async throws -> Transformed) {
      self._base = _base
      self._transform = _transform
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> Transformed? {
      if _isAtEnd { return nil }
      guard let element = try await _base.next() else {
        _isAtEnd = true
        return nil
      }
      do { return try await _transform(element) } catch {
        _isAtEnd = true
        throw error
      }
    }
  }
}

struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
  typealias Element = ElementOfResult
  typealias Failure = Base.AsyncIterator.Failure
  typealias AsyncIterator = Iterator
  let _base: Base
  let _transform: (Base.Element) async -> ElementOfResult?
  init(_base: Base, _transform: @escaping (Base.Element) async -> ElementOfResult?) {
    self._base = _base
    self._transform = _transform
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ElementOfResult
    typealias Failure = Base.AsyncIterator.Failure
    @stored var _base: Base.AsyncIterator
    @stored var _transform: (Base.Element) async -> ElementOfResult?
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _transform: @escaping (Base.Element) async -> ElementOfResult?) {
      self._base = _base
      self._transform = _transform
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> ElementOfResult? {
      while let element = try await _base.next() { if let result = await _transform(element) { return result } }
      return nil
    }
  }
}

struct AsyncThrowingCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
  typealias Element = ElementOfResult
  typealias Failure = any Error
  typealias AsyncIterator = Iterator
  let _base: Base
  let _transform: (Base.Element) async throws -> ElementOfResult?
  init(_base: Base, _transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
    self._base = _base
    self._transform = _transform
  }
  func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ElementOfResult
    typealias Failure = any Error
    @stored var _base: Base.AsyncIterator
    @stored var _transform: (Base.Element) async throws -> ElementOfResult?
    @stored var _isAtEnd: Bool
    init(_base: Base.AsyncIterator, _transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
      self._base = _base
      self._transform = _transform
      self._isAtEnd = false
    }
    mutating func next() async throws(Failure) -> ElementOfResult? {
      while !_isAtEnd, let element = try await _base.next() {
        do { if let result = try await _transform(element) { return result } } catch {
          _isAtEnd = true
          throw error
        }
      }
      return nil
    }
  }
}
