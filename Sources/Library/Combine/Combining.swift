// Operators on several publishers.

extension Publishers {
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
}

extension Publisher {
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
  func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  where Output: Publisher, Output.Failure == Never {
    Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >(
      _stream: _stream._switchToLatest { (publisher: Output) in publisher._stream })
  }
}

extension Publisher where Failure == Never {
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
}

extension Publisher {
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
}

extension Publisher {
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
}

extension Publisher {
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
}

extension Publisher {
  func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany<Self>([self, other]) }
  func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B> where B.Output == Output, B.Failure == Failure {
    Publishers.Merge<Self, B>(self, b)
  }
  func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3<Self, B, C>(self, b, c)
  }
  func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4<Self, B, C, D>(self, b, c, d)
  }
  func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5<Self, B, C, D, E>(self, b, c, d, e)
  }
  func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6<Self, B, C, D, E, F>(self, b, c, d, e, f)
  }
  func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7<Self, B, C, D, E, F, G>(self, b, c, d, e, f, g)
  }
  func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8<Self, B, C, D, E, F, G, H>(self, b, c, d, e, f, g, h)
  }

}
