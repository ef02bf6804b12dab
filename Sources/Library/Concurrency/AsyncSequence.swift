// Asynchronous sequences and the methods that all of them have.

protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error
  mutating func next() async throws(Failure) -> Element?
  mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}

protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
  associatedtype Element
  associatedtype Failure: Error = AsyncIterator.Failure where AsyncIterator.Failure == Failure
  func makeAsyncIterator() -> AsyncIterator
}

extension AsyncIteratorProtocol {
  mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }
  mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? { try await next() }
}

extension AsyncSequence {
  @concurrent func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
    return result
  }
  @concurrent func reduce<Result>(
    into initialResult: Result, _ update: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { try await update(&result, element) }
    return result
  }
  @concurrent func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if try await predicate(element) { return true } }
    return false
  }
  @concurrent func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if try await !predicate(element) { return false } }
    return true
  }
  @concurrent func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if try await predicate(element) { return element } }
    return nil
  }
  @concurrent func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
  @concurrent func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }
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
}

extension AsyncSequence where Element: Equatable {
  @concurrent func contains(_ search: Element) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if element == search { return true } }
    return false
  }
}

extension AsyncSequence where Element: Comparable {
  @concurrent func max() async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() { if result < element { result = element } }
    return result
  }
  @concurrent func min() async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() { if element < result { result = element } }
    return result
  }
}
