import Code

/// Operators on several publishers.
enum CombiningText {
  static let parts: [LibraryPart] = [
    LibraryPart("extension Publishers", types),
    LibraryPart("extension Publishers", merges),
    LibraryPart("extension Publisher", flattening),
    LibraryPart("extension Publisher where Failure == Never", flatteningOfNeverFailing),
    LibraryPart("extension Publisher", concatenating),
    LibraryPart("extension Publisher", latest),
    LibraryPart("extension Publisher", zipping),
    LibraryPart("extension Publisher", merging),
  ]

  private static let flattening = """
    func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
      Publishers.FlatMap<P, Self>(
        _stream: _stream._flatMap(maxPublishers._count) { (value: Output) in transform(value)._stream })
    }
    func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
      Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>(
        _stream: _stream._flatMap(maxPublishers._count) { (value: Output) in transform(value)._stream })
    }
    func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
      where Output: Publisher, Output.Failure == Failure {
      Publishers.SwitchToLatest<Output, Self>(
        _stream: _stream._switchToLatest { (publisher: Output) in publisher._stream })
    }
    func switchToLatest() -> Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>>
      where Output: Publisher, Output.Failure == Never {
      Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>>(
        _stream: _stream._switchToLatest { (publisher: Output) in publisher._stream })
    }
    """

  private static let flatteningOfNeverFailing = """
    func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
      Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>(
        _stream: _stream._flatMap(maxPublishers._count) { (value: Output) in transform(value)._stream })
    }
    func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
      Publishers.FlatMap<P, Self>(
        _stream: _stream._flatMap(maxPublishers._count) { (value: Output) in transform(value)._stream })
    }
    func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
      where Output: Publisher {
      Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>(
        _stream: _stream._switchToLatest { (publisher: Output) in publisher._stream })
    }
    func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
      where Output: Publisher, Output.Failure == Never {
      Publishers.SwitchToLatest<Output, Self>(
        _stream: _stream._switchToLatest { (publisher: Output) in publisher._stream })
    }
    """

  private static let concatenating = """
    func append(
      _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
      append(Publishers.Sequence<[Output], Failure>(sequence: elements))
    }
    func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
      where S.Element == Output {
      append(Publishers.Sequence<S, Failure>(sequence: elements))
    }
    func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
      where P.Output == Output, P.Failure == Failure {
      Publishers.Concatenate<Self, P>(_stream: _stream._append([publisher._stream]))
    }
    func prepend(
      _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
      prepend(Publishers.Sequence<[Output], Failure>(sequence: elements))
    }
    func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
      where S.Element == Output {
      prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }
    func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
      where P.Output == Output, P.Failure == Failure {
      Publishers.Concatenate<P, Self>(_stream: _stream._prepend([publisher._stream]))
    }
    """

  private static let latest = """
    func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
      Publishers.CombineLatest<Self, P>(self, other)
    }
    func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
      Publishers.Map<Publishers.CombineLatest<Self, P>, T>(
        _stream: _stream._combineLatest([other._stream], transform))
    }
    func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
    }
    func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>(
        _stream: _stream._combineLatest([publisher1._stream, publisher2._stream], transform))
    }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
      where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
    }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
      where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>(
        _stream: _stream._combineLatest([publisher1._stream, publisher2._stream, publisher3._stream], transform))
    }
    """

  private static let zipping = """
    func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
      Publishers.Zip<Self, P>(self, other)
    }
    func zip<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
      Publishers.Map<Publishers.Zip<Self, P>, T>(_stream: _stream._zip([other._stream], transform))
    }
    func zip<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.Zip3<Self, P, Q>(self, publisher1, publisher2)
    }
    func zip<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.Map<Publishers.Zip3<Self, P, Q>, T>(
        _stream: _stream._zip([publisher1._stream, publisher2._stream], transform))
    }
    func zip<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
      where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.Zip4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
    }
    func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
      where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>(
        _stream: _stream._zip([publisher1._stream, publisher2._stream, publisher3._stream], transform))
    }
    """

  private static let types = """
    struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _LibraryPublisher
      where NewPublisher.Failure == Upstream.Failure {
      typealias Output = NewPublisher.Output
      typealias Failure = Upstream.Failure
      let _stream: _Stream
    }
    struct SwitchToLatest<Nested: Publisher, Upstream: Publisher>: _LibraryPublisher {
      typealias Output = Nested.Output
      typealias Failure = Nested.Failure
      let _stream: _Stream
    }
    struct Concatenate<Prefix: Publisher, Suffix: Publisher>: _LibraryPublisher {
      typealias Output = Prefix.Output
      typealias Failure = Prefix.Failure
      let _stream: _Stream
      init(_stream: _Stream) { self._stream = _stream }
      init(prefix: Prefix, suffix: Suffix) { _stream = prefix._stream._append([suffix._stream]) }
    }
    struct CombineLatest<A: Publisher, B: Publisher>: _LibraryPublisher where A.Failure == B.Failure {
      typealias Output = (A.Output, B.Output)
      typealias Failure = A.Failure
      let _stream: _Stream
      init(_ a: A, _ b: B) {
        _stream = a._stream._combineLatest([b._stream]) { (a: A.Output, b: B.Output) in (a, b) }
      }
    }
    struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher
      where A.Failure == B.Failure, B.Failure == C.Failure {
      typealias Output = (A.Output, B.Output, C.Output)
      typealias Failure = A.Failure
      let _stream: _Stream
      init(_ a: A, _ b: B, _ c: C) {
        _stream = a._stream._combineLatest([b._stream, c._stream]) { (a: A.Output, b: B.Output, c: C.Output) in
          (a, b, c)
        }
      }
    }
    struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher
      where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      typealias Output = (A.Output, B.Output, C.Output, D.Output)
      typealias Failure = A.Failure
      let _stream: _Stream
      init(_ a: A, _ b: B, _ c: C, _ d: D) {
        _stream = a._stream._combineLatest([b._stream, c._stream, d._stream]) {
          (a: A.Output, b: B.Output, c: C.Output, d: D.Output) in (a, b, c, d)
        }
      }
    }
    struct Zip<A: Publisher, B: Publisher>: _LibraryPublisher where A.Failure == B.Failure {
      typealias Output = (A.Output, B.Output)
      typealias Failure = A.Failure
      let _stream: _Stream
      init(_ a: A, _ b: B) { _stream = a._stream._zip([b._stream]) { (a: A.Output, b: B.Output) in (a, b) } }
    }
    struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher
      where A.Failure == B.Failure, B.Failure == C.Failure {
      typealias Output = (A.Output, B.Output, C.Output)
      typealias Failure = A.Failure
      let _stream: _Stream
      init(_ a: A, _ b: B, _ c: C) {
        _stream = a._stream._zip([b._stream, c._stream]) { (a: A.Output, b: B.Output, c: C.Output) in (a, b, c) }
      }
    }
    struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher
      where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      typealias Output = (A.Output, B.Output, C.Output, D.Output)
      typealias Failure = A.Failure
      let _stream: _Stream
      init(_ a: A, _ b: B, _ c: C, _ d: D) {
        _stream = a._stream._zip([b._stream, c._stream, d._stream]) {
          (a: A.Output, b: B.Output, c: C.Output, d: D.Output) in (a, b, c, d)
        }
      }
    }
    """

  // `merge` takes up to seven others: the declarations differ in their number only.

  private static let merges: String = {
    var text = """
      struct MergeMany<Upstream: Publisher>: _LibraryPublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _stream: _Stream
        init(_ upstream: Upstream...) { _stream = _Stream._mergeAll(upstream.map { $0._stream }) }
        init(_ upstream: [Upstream]) { _stream = _Stream._mergeAll(upstream.map { $0._stream }) }
        init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
          _stream = _Stream._mergeAll(upstream.map { $0._stream })
        }
        func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
          Publishers.MergeMany<Upstream>(_stream: _stream._merge([other._stream]))
        }
        init(_stream: _Stream) { self._stream = _stream }
      }

      """
    for count in 2...8 {
      let names = Array("ABCDEFGH".prefix(count)).map(String.init)
      let generics = names.map { "\($0): Publisher" }.joined(separator: ", ")
      let same = names.dropFirst().flatMap { ["\($0).Output == A.Output", "\($0).Failure == A.Failure"] }
      let parameters = names.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
      let others = names.dropFirst().map { "\($0.lowercased())._stream" }.joined(separator: ", ")
      text += """
        struct Merge\(count == 2 ? "" : "\(count)")<\(generics)>: _LibraryPublisher where \(same.joined(separator: ", ")) {
          typealias Output = A.Output
          typealias Failure = A.Failure
          let _stream: _Stream
          init(\(parameters)) { _stream = a._stream._merge([\(others)]) }
        }

        """
    }
    return text
  }()

  private static let merging: String = {
    var text = """
      func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany<Self>([self, other]) }

      """
    for count in 2...8 {
      let names = Array("BCDEFGH".prefix(count - 1)).map(String.init)
      let generics = names.map { "\($0): Publisher" }.joined(separator: ", ")
      let same = names.flatMap { ["\($0).Output == Output", "\($0).Failure == Failure"] }.joined(separator: ", ")
      let parameters = names.enumerated().map { index, name in
        "\(index == 0 ? "with " : "_ ")\(name.lowercased()): \(name)"
      }
      let type = "Publishers.Merge\(count == 2 ? "" : "\(count)")<Self, \(names.joined(separator: ", "))>"
      let arguments = names.map { $0.lowercased() }.joined(separator: ", ")
      text += """
        func merge<\(generics)>(\(parameters.joined(separator: ", "))) -> \(type) where \(same) {
          \(type)(self, \(arguments))
        }

        """
    }
    return text
  }()
}
