// `Publishers.Sequence`: many operators on it are evaluated immediately, on the sequence, as in OpenCombine.

extension Publishers {
  struct Sequence<Elements: Swift.Sequence, Failure: Error>: _LibraryPublisher {
    typealias Output = Elements.Element
    let sequence: Elements
    init(sequence: Elements) { self.sequence = sequence }
    var _stream: _Stream {
      let sequence = sequence
      if let array = sequence as? [Elements.Element] {
        return _Stream._elements(array) { String(describing: sequence) }
      }
      return _Stream._sequence(
        {
          var iterator = sequence.makeIterator()
          return { iterator.next() }
        }, { String(describing: sequence) })
    }
    func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher
    where Failure == Never {
      Optional<Output>.Publisher(sequence.min(by: areInIncreasingOrder))
    }
    func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher
    where Failure == Never {
      Optional<Output>.Publisher(sequence.max(by: areInIncreasingOrder))
    }
    func min() -> Optional<Output>.Publisher where Failure == Never, Output: Comparable {
      Optional<Output>.Publisher(sequence.min())
    }
    func max() -> Optional<Output>.Publisher where Failure == Never, Output: Comparable {
      Optional<Output>.Publisher(sequence.max())
    }
    func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher where Failure == Never {
      Optional<Output>.Publisher(sequence.first(where: predicate))
    }
    func first() -> Optional<Output>.Publisher where Elements: Collection, Failure == Never {
      Optional<Output>.Publisher(sequence.first)
    }
    func last() -> Optional<Output>.Publisher where Elements: BidirectionalCollection, Failure == Never {
      Optional<Output>.Publisher(sequence.last)
    }
    func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
    where Elements: BidirectionalCollection, Failure == Never {
      Optional<Output>.Publisher(sequence.last(where: predicate))
    }
    func count() -> Result<Int, Failure>.Publisher where Elements: Collection {
      Result<Int, Failure>.Publisher(Result<Int, Failure>.success(sequence.count))
    }
    func count() -> Just<Int> where Elements: RandomAccessCollection, Failure == Never {
      Just<Int>(sequence.count)
    }
    func output(at index: Elements.Index) -> Optional<Output>.Publisher where Elements: Collection, Failure == Never {
      Optional<Output>.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
    }
    func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure>
    where Elements: Collection {
      Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
    }
    func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(Result<Bool, Failure>.success(sequence.allSatisfy(predicate)))
    }
    func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
      Result<Bool, Error>.Publisher(Result<Bool, Error>(catching: { try sequence.allSatisfy(predicate) }))
    }
    func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(Result<Bool, Failure>.success(sequence.contains(where: predicate)))
    }
    func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
      Result<Bool, Error>.Publisher(Result<Bool, Error>(catching: { try sequence.contains(where: predicate) }))
    }
    func contains(_ output: Output) -> Result<Bool, Failure>.Publisher where Output: Equatable {
      Result<Bool, Failure>.Publisher(Result<Bool, Failure>.success(sequence.contains(output)))
    }
    func collect() -> Result<[Output], Failure>.Publisher {
      Result<[Output], Failure>.Publisher(Result<[Output], Failure>.success(Array(sequence)))
    }
    func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }
    func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
      Publishers.Sequence<[Output], Failure>(sequence: Array(sequence.drop(while: predicate)))
    }
    func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
      precondition(count >= 0, "Can't drop a negative number of elements from a sequence")
      return Publishers.Sequence<DropFirstSequence<Elements>, Failure>(
        sequence: DropFirstSequence<Elements>(_base: sequence, _limit: count))
    }
    func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
      Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
    }
    func ignoreOutput() -> Empty<Output, Failure> { Empty<Output, Failure>() }
    func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }
    func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
      precondition(maxLength >= 0, "Can't take a prefix of negative length from a sequence")
      return Publishers.Sequence<PrefixSequence<Elements>, Failure>(
        sequence: PrefixSequence<Elements>(_base: sequence, _maxLength: maxLength))
    }
    func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
      Publishers.Sequence<[Output], Failure>(sequence: Array(sequence.prefix(while: predicate)))
    }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
      Result<T, Failure>.Publisher(Result<T, Failure>.success(sequence.reduce(initialResult, nextPartialResult)))
    }
    func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, Error>.Publisher {
      Result<T, Error>.Publisher(
        Result<T, Error>(catching: { try sequence.reduce(initialResult, nextPartialResult) }))
    }
    func replaceNil<T>(with output: T) -> Publishers.Sequence<[T?], Failure> where Output == T? {
      Publishers.Sequence<[T?], Failure>(sequence: sequence.map { $0 ?? output })
    }
    func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Publishers.Sequence<[T], Failure> {
      var accumulator = initialResult
      var results: [T] = []
      for element in sequence {
        accumulator = nextPartialResult(accumulator, element)
        results.append(accumulator)
      }
      return Publishers.Sequence<[T], Failure>(sequence: results)
    }
    static func == (
      lhs: Publishers.Sequence<Elements, Failure>, rhs: Publishers.Sequence<Elements, Failure>
    ) -> Bool where Elements: Equatable {
      lhs.sequence == rhs.sequence
    }
    func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
      Publishers.Sequence<Elements, E>(sequence: sequence)
    }
    func removeDuplicates() -> Publishers.Sequence<[Output], Failure> where Output: Equatable {
      var results: [Output] = []
      for element in sequence where results.last != element { results.append(element) }
      return Publishers.Sequence<[Output], Failure>(sequence: results)
    }
    func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure>
    where Elements: RangeReplaceableCollection {
      var result = Elements()
      result.append(contentsOf: elements)
      result.append(contentsOf: sequence)
      return Publishers.Sequence<Elements, Failure>(sequence: result)
    }
    func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where Elements: RangeReplaceableCollection, S.Element == Elements.Element {
      var result = Elements()
      result.append(contentsOf: elements)
      result.append(contentsOf: sequence)
      return Publishers.Sequence<Elements, Failure>(sequence: result)
    }
    func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure>
    where Elements: RangeReplaceableCollection {
      var result = publisher.sequence
      result.append(contentsOf: sequence)
      return Publishers.Sequence<Elements, Failure>(sequence: result)
    }
    func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure>
    where Elements: RangeReplaceableCollection {
      var result = sequence
      result.append(contentsOf: elements)
      return Publishers.Sequence<Elements, Failure>(sequence: result)
    }
    func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where Elements: RangeReplaceableCollection, S.Element == Elements.Element {
      var result = sequence
      result.append(contentsOf: elements)
      return Publishers.Sequence<Elements, Failure>(sequence: result)
    }
    func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure>
    where Elements: RangeReplaceableCollection {
      var result = sequence
      result.append(contentsOf: publisher.sequence)
      return Publishers.Sequence<Elements, Failure>(sequence: result)
    }
  }
}

extension Sequence {
  var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence<Self, Never>(sequence: self) }
}
