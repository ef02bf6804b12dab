import Code

/// Asynchronous sequences and what is made of them.
enum AsyncSequenceLibrary {
  static let parts: [LibraryPart] =
    [
      LibraryPart(
        "protocol AsyncIteratorProtocol<Element, Failure>",
        """
        associatedtype Element
        associatedtype Failure: Error
        mutating func next() async throws(Failure) -> Element?
        """),
      LibraryPart(
        "protocol AsyncSequence<Element, Failure>",
        """
        associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
        associatedtype Element
        associatedtype Failure = AsyncIterator.Failure
        func makeAsyncIterator() -> AsyncIterator
        """),
      LibraryPart("extension AsyncIteratorProtocol", nextInIsolation),
      LibraryPart("extension AsyncSequence", folds + adapters),
      LibraryPart("extension AsyncSequence where Element: Equatable", contains),
      LibraryPart("extension AsyncSequence where Element: Comparable", extremes),
    ] + mapping + filtering + flattening + limiting

  private static let nextInIsolation = """
    mutating func next(isolation actor: (any Actor)?) async throws(Failure) -> Element? { try await next() }
    """

  // MARK: To one value

  private static let folds = """
    func reduce<Result>(
      _ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result
    ) async rethrows -> Result {
      var result = initialResult
      var iterator = makeAsyncIterator()
      while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
      return result
    }
    func reduce<Result>(
      into initialResult: Result, _ update: (inout Result, Element) async throws -> Void
    ) async rethrows -> Result {
      var result = initialResult
      var iterator = makeAsyncIterator()
      while let element = try await iterator.next() { try await update(&result, element) }
      return result
    }
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
      var iterator = makeAsyncIterator()
      while let element = try await iterator.next() { if try await predicate(element) { return true } }
      return false
    }
    func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
      var iterator = makeAsyncIterator()
      while let element = try await iterator.next() { if try await !predicate(element) { return false } }
      return true
    }
    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
      var iterator = makeAsyncIterator()
      while let element = try await iterator.next() { if try await predicate(element) { return element } }
      return nil
    }
    func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
      var iterator = makeAsyncIterator()
      guard var result = try await iterator.next() else { return nil }
      while let element = try await iterator.next() {
        if try await areInIncreasingOrder(result, element) { result = element }
      }
      return result
    }
    func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
      var iterator = makeAsyncIterator()
      guard var result = try await iterator.next() else { return nil }
      while let element = try await iterator.next() {
        if try await areInIncreasingOrder(element, result) { result = element }
      }
      return result
    }

    """

  private static let contains = """
    func contains(_ search: Element) async rethrows -> Bool {
      var iterator = makeAsyncIterator()
      while let element = try await iterator.next() { if element == search { return true } }
      return false
    }
    """

  private static let extremes = """
    func max() async rethrows -> Element? {
      var iterator = makeAsyncIterator()
      guard var result = try await iterator.next() else { return nil }
      while let element = try await iterator.next() { if result < element { result = element } }
      return result
    }
    func min() async rethrows -> Element? {
      var iterator = makeAsyncIterator()
      guard var result = try await iterator.next() else { return nil }
      while let element = try await iterator.next() { if element < result { result = element } }
      return result
    }
    """

  // MARK: To another sequence

  private static let adapters = """
    func map<Transformed>(_ transform: @escaping (Element) async -> Transformed) -> AsyncMapSequence<Self, Transformed> {
      AsyncMapSequence(_base: self, _transform: transform)
    }
    func map<Transformed>(
      _ transform: @escaping (Element) async throws -> Transformed
    ) -> AsyncThrowingMapSequence<Self, Transformed> { AsyncThrowingMapSequence(_base: self, _transform: transform) }
    func compactMap<ElementOfResult>(
      _ transform: @escaping (Element) async -> ElementOfResult?
    ) -> AsyncCompactMapSequence<Self, ElementOfResult> { AsyncCompactMapSequence(_base: self, _transform: transform) }
    func compactMap<ElementOfResult>(
      _ transform: @escaping (Element) async throws -> ElementOfResult?
    ) -> AsyncThrowingCompactMapSequence<Self, ElementOfResult> {
      AsyncThrowingCompactMapSequence(_base: self, _transform: transform)
    }
    func flatMap<SegmentOfResult: AsyncSequence>(
      _ transform: @escaping (Element) async -> SegmentOfResult
    ) -> AsyncFlatMapSequence<Self, SegmentOfResult> { AsyncFlatMapSequence(_base: self, _transform: transform) }
    func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncFilterSequence<Self> {
      AsyncFilterSequence(_base: self, _isIncluded: isIncluded)
    }
    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<Self> {
      AsyncThrowingFilterSequence(_base: self, _isIncluded: isIncluded)
    }
    func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
      precondition(count >= 0, "Can't prefix a negative number of elements from an async sequence")
      return AsyncPrefixSequence(_base: self, _count: count)
    }
    func prefix(while predicate: @escaping (Element) async -> Bool) -> AsyncPrefixWhileSequence<Self> {
      AsyncPrefixWhileSequence(_base: self, _predicate: predicate)
    }
    func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
      precondition(count >= 0, "Can't drop a negative number of elements from an async sequence")
      return AsyncDropFirstSequence(_base: self, _count: count)
    }
    func drop(while predicate: @escaping (Element) async -> Bool) -> AsyncDropWhileSequence<Self> {
      AsyncDropWhileSequence(_base: self, _predicate: predicate)
    }
    """

  /// A sequence with a base, one more thing that its iterator needs, and the state of that.
  private static func adapter(
    _ header: String, element: String, stored: String, failure: String = "Base.AsyncIterator.Failure",
    state: String = "",
    next: String
  ) -> LibraryPart {
    let (name, type) = (stored.prefix { $0 != ":" }, stored.drop { $0 != ":" }.dropFirst(2))
    let parameter = type.contains("->") ? "@escaping \(type)" : "\(type)"
    let throwing = "throws(Failure)"
    return LibraryPart(
      "struct \(header): AsyncSequence",
      """
      typealias Element = \(element)
      typealias Failure = \(failure)
      typealias AsyncIterator = Iterator
      let _base: Base
      let \(stored)
      init(_base: Base, \(name): \(parameter)) {
        self._base = _base
        self.\(name) = \(name)
      }
      func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), \(name): \(name)) }
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = \(element)
        typealias Failure = \(failure)
        @stored var _base: Base.AsyncIterator
        @stored var \(stored)
        @stored var _isAtEnd: Bool
        init(_base: Base.AsyncIterator, \(name): \(parameter)) {
          self._base = _base
          self.\(name) = \(name)
          self._isAtEnd = false
        }
        mutating func next() async \(throwing) -> \(element)? {
          \(next.replacing("\n", with: "\n    "))
        }
      }
      """)
  }

  private static let mapping: [LibraryPart] = [
    adapter(
      "AsyncMapSequence<Base: AsyncSequence, Transformed>", element: "Transformed",
      stored: "_transform: (Base.Element) async -> Transformed",
      next: """
        guard let element = try await _base.next() else { return nil }
        return await _transform(element)
        """),
    adapter(
      "AsyncThrowingMapSequence<Base: AsyncSequence, Transformed>", element: "Transformed",
      stored: "_transform: (Base.Element) async throws -> Transformed", failure: "any Error",
      next: """
        if _isAtEnd { return nil }
        guard let element = try await _base.next() else {
          _isAtEnd = true
          return nil
        }
        do { return try await _transform(element) } catch {
          _isAtEnd = true
          throw error
        }
        """),
    adapter(
      "AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>", element: "ElementOfResult",
      stored: "_transform: (Base.Element) async -> ElementOfResult?",
      next: """
        while let element = try await _base.next() { if let result = await _transform(element) { return result } }
        return nil
        """),
    adapter(
      "AsyncThrowingCompactMapSequence<Base: AsyncSequence, ElementOfResult>", element: "ElementOfResult",
      stored: "_transform: (Base.Element) async throws -> ElementOfResult?", failure: "any Error",
      next: """
        while !_isAtEnd, let element = try await _base.next() {
          do { if let result = try await _transform(element) { return result } } catch {
            _isAtEnd = true
            throw error
          }
        }
        return nil
        """),
  ]

  private static let filtering: [LibraryPart] = [
    adapter(
      "AsyncFilterSequence<Base: AsyncSequence>", element: "Base.Element",
      stored: "_isIncluded: (Base.Element) async -> Bool",
      next: """
        while let element = try await _base.next() { if await _isIncluded(element) { return element } }
        return nil
        """),
    adapter(
      "AsyncThrowingFilterSequence<Base: AsyncSequence>", element: "Base.Element",
      stored: "_isIncluded: (Base.Element) async throws -> Bool", failure: "any Error",
      next: """
        while !_isAtEnd, let element = try await _base.next() {
          do { if try await _isIncluded(element) { return element } } catch {
            _isAtEnd = true
            throw error
          }
        }
        return nil
        """),
    adapter(
      "AsyncPrefixWhileSequence<Base: AsyncSequence>", element: "Base.Element",
      stored: "_predicate: (Base.Element) async -> Bool",
      next: """
        if !_isAtEnd, let element = try await _base.next() {
          if await _predicate(element) { return element }
          _isAtEnd = true
        }
        return nil
        """),
    adapter(
      "AsyncDropWhileSequence<Base: AsyncSequence>", element: "Base.Element",
      stored: "_predicate: (Base.Element) async -> Bool",
      next: """
        while !_isAtEnd, let element = try await _base.next() {
          if await _predicate(element) == false {
            _isAtEnd = true
            return element
          }
        }
        return try await _base.next()
        """),
  ]

  private static let limiting: [LibraryPart] = [
    adapter(
      "AsyncPrefixSequence<Base: AsyncSequence>", element: "Base.Element", stored: "_count: Int",
      next: """
        if _count == 0 { return nil }
        _count -= 1
        return try await _base.next()
        """),
    adapter(
      "AsyncDropFirstSequence<Base: AsyncSequence>", element: "Base.Element", stored: "_count: Int",
      next: """
        while _count > 0 {
          _count -= 1
          guard let _ = try await _base.next() else {
            _count = 0
            return nil
          }
        }
        return try await _base.next()
        """),
  ]

  private static let flattening: [LibraryPart] = [
    LibraryPart(
      "struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence",
      """
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
          let element = try! await _segment!.next()
          if element == nil { _segment = nil }
          return element
        }
      }
      """)
  ]
}
