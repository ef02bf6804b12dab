extension Publishers {
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
  struct Merge<A: Publisher, B: Publisher>: _LibraryPublisher where B.Output == A.Output, B.Failure == A.Failure {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let _stream: _Stream
    init(_ a: A, _ b: B) { _stream = a._stream._merge([b._stream]) }
  }
  struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let _stream: _Stream
    init(_ a: A, _ b: B, _ c: C) { _stream = a._stream._merge([b._stream, c._stream]) }
  }
  struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let _stream: _Stream
    init(_ a: A, _ b: B, _ c: C, _ d: D) { _stream = a._stream._merge([b._stream, c._stream, d._stream]) }
  }
  struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: _LibraryPublisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let _stream: _Stream
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      _stream = a._stream._merge([b._stream, c._stream, d._stream, e._stream])
    }
  }
  struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: _LibraryPublisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let _stream: _Stream
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      _stream = a._stream._merge([b._stream, c._stream, d._stream, e._stream, f._stream])
    }
  }
  struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>:
    _LibraryPublisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let _stream: _Stream
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      _stream = a._stream._merge([b._stream, c._stream, d._stream, e._stream, f._stream, g._stream])
    }
  }
  struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: _LibraryPublisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure, H.Output == A.Output, H.Failure == A.Failure
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let _stream: _Stream
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      _stream = a._stream._merge([b._stream, c._stream, d._stream, e._stream, f._stream, g._stream, h._stream])
    }
  }

}
