// Operators that transform the elements of their upstream, or pass on some of them.

enum Publishers {
  struct Map<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Upstream.Failure
    let _stream: _Stream
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
      Publishers.Map<Upstream, T>(_stream: _stream._map(transform))
    }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap<Upstream, T>(_stream: _throwing._tryMap(transform))
    }
  }
  struct TryMap<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Error
    let _stream: _Stream
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap<Upstream, T>(_stream: _stream._map(transform))
    }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap<Upstream, T>(_stream: _stream._tryMap(transform))
    }
  }
  struct MapKeyPath<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _LibraryPublisher {
    typealias Output = (Output0, Output1)
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: _LibraryPublisher {
    typealias Output = (Output0, Output1, Output2)
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct Scan<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryScan<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Error
    let _stream: _Stream
  }
  struct Filter<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
      Publishers.Filter<Upstream>(_stream: _stream._filter(isIncluded))
    }
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
      Publishers.TryFilter<Upstream>(_stream: _throwing._tryFilter(isIncluded))
    }
  }
  struct TryFilter<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
      Publishers.TryFilter<Upstream>(_stream: _stream._filter(isIncluded))
    }
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
      Publishers.TryFilter<Upstream>(_stream: _stream._tryFilter(isIncluded))
    }
  }
  struct CompactMap<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Upstream.Failure
    let _stream: _Stream
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap<Upstream, T>(_stream: _stream._compactMap(transform))
    }
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap<Upstream, T>(_stream: _stream._map(transform))
    }
  }
  struct TryCompactMap<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Error
    let _stream: _Stream
    func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
      Publishers.TryCompactMap<Upstream, T>(_stream: _stream._tryCompactMap(transform))
    }
  }
  struct RemoveDuplicates<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryRemoveDuplicates<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
  }
  struct IgnoreOutput<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Never
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct ReplaceEmpty<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct Drop<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct DropWhile<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryDropWhile<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
  }
  struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: _LibraryPublisher
  where Upstream.Failure == Other.Failure {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct PrefixWhile<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryPrefixWhile<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
  }
  struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct Output<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
}

extension Publisher {
  var _throwing: _Stream { _stream._mapError { (error: Failure) -> Error in error } }
  func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map<Self, T>(_stream: _stream._map(transform))
  }
  func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap<Self, T>(_stream: _throwing._tryMap(transform))
  }
  func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath<Self, T>(_stream: _stream._map { (value: Output) in value[keyPath: keyPath] })
  }
  func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2<Self, T0, T1>(
      _stream: _stream._map { (value: Output) in (value[keyPath: keyPath0], value[keyPath: keyPath1]) })
  }
  func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3<Self, T0, T1, T2>(
      _stream: _stream._map { (value: Output) in
        (value[keyPath: keyPath0], value[keyPath: keyPath1], value[keyPath: keyPath2])
      })
  }
  func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map<Self, T>(_stream: _stream._map { (value: T?) in value ?? output })
  }
  func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan<Self, T>(_stream: _stream._scan(initialResult, nextPartialResult))
  }
  func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan<Self, T>(_stream: _throwing._tryScan(initialResult, nextPartialResult))
  }
}

extension Publisher {
  func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter<Self>(_stream: _stream._filter(isIncluded))
  }
  func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter<Self>(_stream: _throwing._tryFilter(isIncluded))
  }
  func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap<Self, T>(_stream: _stream._compactMap(transform))
  }
  func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap<Self, T>(_stream: _throwing._tryCompactMap(transform))
  }
  func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates<Self>(_stream: _stream._removeDuplicates(predicate))
  }
  func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates<Self>(_stream: _throwing._tryRemoveDuplicates(predicate))
  }
  func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput<Self>(_stream: _stream._ignoreOutput())
  }
  func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty<Self>(_stream: _stream._replaceEmpty(output))
  }
  func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop<Self>(_stream: _stream._dropFirst(count))
  }
  func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile<Self>(_stream: _stream._drop(predicate))
  }
  func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile<Self>(_stream: _throwing._tryDrop(predicate))
  }
  func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput<Self, P>(_stream: _stream._dropUntil(publisher._stream))
  }
  func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Publishers.Output<Self>(_stream: _stream._output(0, maxLength))
  }
  func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile<Self>(_stream: _stream._prefixWhile(predicate))
  }
  func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile<Self>(_stream: _throwing._tryPrefixWhile(predicate))
  }
  func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput<Self, P>(
      _stream: _stream._prefixUntil(publisher._stream._mapError { (error: P.Failure) -> Error in error }))
  }
  func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output<Self>(_stream: _stream._output(index, index + 1))
  }
  func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return Publishers.Output<Self>(_stream: _stream._output(range.lowerBound, range.upperBound))
  }
}

extension Publisher where Output: Equatable {
  func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates<Self>(_stream: _stream._removeDuplicates { (a: Output, b: Output) in a == b })
  }
}
