// Operators that wait for completion, or for one element, and produce one element from all.

extension Publishers {
  struct Reduce<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryReduce<Upstream: Publisher, Output>: _LibraryPublisher {
    typealias Failure = Error
    let _stream: _Stream
  }
  struct Collect<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct CollectByCount<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct Count<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Int
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct Comparison<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryComparison<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
  }
  struct First<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct FirstWhere<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryFirstWhere<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
  }
  struct Last<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct LastWhere<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryLastWhere<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
  }
  struct AllSatisfy<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryAllSatisfy<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Bool
    typealias Failure = Error
    let _stream: _Stream
  }
  struct Contains<Upstream: Publisher>: _LibraryPublisher where Upstream.Output: Equatable {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct ContainsWhere<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct TryContainsWhere<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Bool
    typealias Failure = Error
    let _stream: _Stream
  }
}

extension Publisher {
  func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce<Self, T>(_stream: _stream._reduce(initialResult, nextPartialResult))
  }
  func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce<Self, T>(_stream: _throwing._tryReduce(initialResult, nextPartialResult))
  }
  func collect() -> Publishers.Collect<Self> { Publishers.Collect<Self>(_stream: _stream._collect()) }
  func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount<Self>(_stream: _stream._collectByCount(count))
  }
  func count() -> Publishers.Count<Self> { Publishers.Count<Self>(_stream: _stream._count()) }
  func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison<Self>(_stream: _stream._min(areInIncreasingOrder))
  }
  func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison<Self>(_stream: _stream._max(areInIncreasingOrder))
  }
  func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison<Self>(_stream: _throwing._tryMin(areInIncreasingOrder))
  }
  func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison<Self>(_stream: _throwing._tryMax(areInIncreasingOrder))
  }
}

extension Publisher {
  func first() -> Publishers.First<Self> { Publishers.First<Self>(_stream: _stream._first()) }
  func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere<Self>(_stream: _stream._firstWhere(predicate))
  }
  func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere<Self>(_stream: _throwing._tryFirstWhere(predicate))
  }
  func last() -> Publishers.Last<Self> { Publishers.Last<Self>(_stream: _stream._last()) }
  func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere<Self>(_stream: _stream._lastWhere(predicate))
  }
  func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere<Self>(_stream: _throwing._tryLastWhere(predicate))
  }
  func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy<Self>(_stream: _stream._allSatisfy(predicate))
  }
  func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy<Self>(_stream: _throwing._tryAllSatisfy(predicate))
  }
  func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere<Self>(_stream: _stream._contains(predicate))
  }
  func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere<Self>(_stream: _throwing._tryContains(predicate))
  }
}

extension Publisher where Output: Equatable {
  func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains<Self>(_stream: _stream._contains { (value: Output) in value == output })
  }
}

extension Publisher where Output: Comparable {
  func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison<Self>(_stream: _stream._min { (a: Output, b: Output) in a < b })
  }
  func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison<Self>(_stream: _stream._max { (a: Output, b: Output) in a < b })
  }
}
