// Publishers of at most one value: `Just`, `Optional.Publisher`, `Result.Publisher`. Most operators on them are
// evaluated immediately and return another such publisher, as in OpenCombine.

struct Just<Output>: _LibraryPublisher {
  typealias Failure = Never
  let output: Output
  init(_ output: Output) { self.output = output }
  var _stream: _Stream { _Stream._just(output) }
  func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
  func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    Result<Bool, Error>.Publisher(Result<Bool, Error>(catching: { try predicate(output) }))
  }
  func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
  func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    Result<Bool, Error>.Publisher(Result<Bool, Error>(catching: { try predicate(output) }))
  }
  func collect() -> Just<[Output]> { Just<[Output]>([output]) }
  func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  func count() -> Just<Int> { Just<Int>(1) }
  func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "count must not be negative")
    return Optional<Output>.Publisher(count > 0 ? nil : output)
  }
  func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? nil : output)
  }
  func first() -> Just<Output> { self }
  func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }
  func last() -> Just<Output> { self }
  func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }
  func ignoreOutput() -> Empty<Output, Never> { Empty<Output, Never>() }
  func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
  func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, Error>.Publisher {
    Result<T, Error>.Publisher(Result<T, Error>(catching: { try transform(output) }))
  }
  func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }
  func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(isIncluded(output) ? output : nil)
  }
  func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "index must not be negative")
    return Optional<Output>.Publisher(index == 0 ? output : nil)
  }
  func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return Optional<Output>.Publisher(range.lowerBound == 0 ? output : nil)
  }
  func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Optional<Output>.Publisher(maxLength > 0 ? output : nil)
  }
  func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }
  func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(Result<Output, E>.success(output))
  }
  func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(Result<Output, E>.success(output))
  }
  func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
  func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, Error>.Publisher {
    Result<Output, Error>.Publisher(
      Result<Output, Error>(catching: {
        _ = try predicate(output, output)
        return output
      }))
  }
  func replaceError(with output: Output) -> Just<Output> { self }
  func replaceEmpty(with output: Output) -> Just<Output> { self }
  func retry(_ times: Int) -> Just<Output> { self }
  func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(Result<T, Never>.success(nextPartialResult(initialResult, output)))
  }
  func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, Error>.Publisher {
    Result<T, Error>.Publisher(Result<T, Error>(catching: { try nextPartialResult(initialResult, output) }))
  }
  func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(Result<T, Never>.success(nextPartialResult(initialResult, output)))
  }
  func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, Error>.Publisher {
    Result<T, Error>.Publisher(Result<T, Error>(catching: { try nextPartialResult(initialResult, output) }))
  }
  func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    Publishers.Sequence<[Output], Never>(sequence: elements + [output])
  }
  func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence<[Output], Never>(sequence: Array(elements) + [output])
  }
  func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    Publishers.Sequence<[Output], Never>(sequence: [output] + elements)
  }
  func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence<[Output], Never>(sequence: [output] + Array(elements))
  }
}

extension Just: Equatable where Output: Equatable {
  static func == (lhs: Just<Output>, rhs: Just<Output>) -> Bool { lhs.output == rhs.output }
  func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
  func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  func min() -> Just<Output> { self }
  func max() -> Just<Output> { self }
}

extension Optional {
  var publisher: Optional<Wrapped>.Publisher { Optional<Wrapped>.Publisher(self) }
  struct Publisher: _LibraryPublisher {
    typealias Output = Wrapped
    typealias Failure = Never
    let output: Wrapped?
    init(_ output: Wrapped?) { self.output = output }
    var _stream: _Stream { _Stream._optional(output) }
    func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
      Optional<Bool>.Publisher(output.map(predicate))
    }
    func collect() -> Optional<[Wrapped]>.Publisher {
      Optional<[Wrapped]>.Publisher(output.map { [$0] } ?? [])
    }
    func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher {
      Optional<T>.Publisher(output.flatMap(transform))
    }
    func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { self }
    func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { self }
    func contains(where predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
      Optional<Bool>.Publisher(output.map(predicate))
    }
    func count() -> Optional<Int>.Publisher { Optional<Int>.Publisher(output.map { _ in 1 }) }
    func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
      precondition(count >= 0, "count must not be negative")
      return Optional<Wrapped>.Publisher(count == 0 ? output : nil)
    }
    func drop(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
      Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? nil : $0 })
    }
    func first() -> Optional<Wrapped>.Publisher { self }
    func first(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
      Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? $0 : nil })
    }
    func last() -> Optional<Wrapped>.Publisher { self }
    func last(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
      Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? $0 : nil })
    }
    func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
      Optional<Wrapped>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
    }
    func ignoreOutput() -> Empty<Wrapped, Never> { Empty<Wrapped, Never>() }
    func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher {
      Optional<T>.Publisher(output.map(transform))
    }
    func output(at index: Int) -> Optional<Wrapped>.Publisher {
      precondition(index >= 0, "index must not be negative")
      return Optional<Wrapped>.Publisher(index == 0 ? output : nil)
    }
    func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
      precondition(maxLength >= 0, "maxLength must not be negative")
      return Optional<Wrapped>.Publisher(maxLength > 0 ? output : nil)
    }
    func prefix(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
      Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? $0 : nil })
    }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher {
      Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
    }
    func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher {
      Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
    }
    func removeDuplicates(by predicate: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher { self }
    func replaceError(with output: Wrapped) -> Optional<Wrapped>.Publisher { self }
    func replaceEmpty(with output: Wrapped) -> Just<Wrapped> { Just<Wrapped>(self.output ?? output) }
    func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
  }
}

extension Result {
  var publisher: Result<Success, Failure>.Publisher { Result<Success, Failure>.Publisher(self) }
  struct Publisher: _LibraryPublisher {
    typealias Output = Success
    let result: Result<Success, Failure>
    init(_ result: Result<Success, Failure>) { self.result = result }
    init(_ output: Success) { result = Result<Success, Failure>.success(output) }
    init(_ failure: Failure) { result = Result<Success, Failure>.failure(failure) }
    var _stream: _Stream {
      switch result {
      case .success(let value): return _Stream._success(value)
      case .failure(let error): return _Stream._failure(error)
      }
    }
    func _tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, Error>.Publisher {
      switch result {
      case .success(let value):
        do {
          return Result<T, Error>.Publisher(Result<T, Error>.success(try transform(value)))
        } catch {
          return Result<T, Error>.Publisher(Result<T, Error>.failure(error))
        }
      case .failure(let error): return Result<T, Error>.Publisher(Result<T, Error>.failure(error))
      }
    }
    func allSatisfy(_ predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(result.map(predicate))
    }
    func tryAllSatisfy(_ predicate: (Success) throws -> Bool) -> Result<Bool, Error>.Publisher { _tryMap(predicate) }
    func contains(where predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(result.map(predicate))
    }
    func tryContains(where predicate: (Success) throws -> Bool) -> Result<Bool, Error>.Publisher {
      _tryMap(predicate)
    }
    func collect() -> Result<[Success], Failure>.Publisher {
      Result<[Success], Failure>.Publisher(result.map { [$0] })
    }
    func min(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }
    func max(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }
    func count() -> Result<Int, Failure>.Publisher { Result<Int, Failure>.Publisher(result.map { _ in 1 }) }
    func first() -> Result<Success, Failure>.Publisher { self }
    func last() -> Result<Success, Failure>.Publisher { self }
    func ignoreOutput() -> Empty<Success, Failure> { Empty<Success, Failure>() }
    func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher {
      Result<T, Failure>.Publisher(result.map(transform))
    }
    func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, Error>.Publisher { _tryMap(transform) }
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
      Result<Success, E>.Publisher(result.mapError(transform))
    }
    func removeDuplicates(by predicate: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }
    func replaceError(with output: Success) -> Result<Success, Never>.Publisher {
      switch result {
      case .success(let value): return Result<Success, Never>.Publisher(Result<Success, Never>.success(value))
      case .failure: return Result<Success, Never>.Publisher(Result<Success, Never>.success(output))
      }
    }
    func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher { self }
    func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher {
      Result<T, Failure>.Publisher(result.map { nextPartialResult(initialResult, $0) })
    }
    func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
    ) -> Result<T, Error>.Publisher {
      _tryMap { try nextPartialResult(initialResult, $0) }
    }
    func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher {
      Result<T, Failure>.Publisher(result.map { nextPartialResult(initialResult, $0) })
    }
    func tryScan<T>(
      _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
    ) -> Result<T, Error>.Publisher {
      _tryMap { try nextPartialResult(initialResult, $0) }
    }
  }
}
