// SE-0506: the kinds of change that a tracker observes, and continuous tracking. As in the release, the continuous
// function is called `withContinuousObservation`, where the proposal's text has `withContinuousObservationTracking`.

extension ObservationTracking {
  struct Options: SetAlgebra, Sendable {
    @stored var _bits: Int
    init() { _bits = 0 }
    init(_bits: Int) { self._bits = _bits }
    init(arrayLiteral elements: ObservationTracking.Options...) {
      self.init()
      for element in elements { _bits |= element._bits }
    }
    static var willSet: ObservationTracking.Options { ObservationTracking.Options(_bits: 1) }
    static var didSet: ObservationTracking.Options { ObservationTracking.Options(_bits: 2) }
    static var `deinit`: ObservationTracking.Options { ObservationTracking.Options(_bits: 4) }
    func contains(_ member: ObservationTracking.Options) -> Bool { _bits & member._bits == member._bits }
    func union(_ other: ObservationTracking.Options) -> ObservationTracking.Options {
      ObservationTracking.Options(_bits: _bits | other._bits)
    }
    func intersection(_ other: ObservationTracking.Options) -> ObservationTracking.Options {
      ObservationTracking.Options(_bits: _bits & other._bits)
    }
    func symmetricDifference(_ other: ObservationTracking.Options) -> ObservationTracking.Options {
      ObservationTracking.Options(_bits: _bits ^ other._bits)
    }
    mutating func formUnion(_ other: ObservationTracking.Options) { _bits |= other._bits }
    mutating func formIntersection(_ other: ObservationTracking.Options) { _bits &= other._bits }
    mutating func formSymmetricDifference(_ other: ObservationTracking.Options) { _bits ^= other._bits }
    @discardableResult mutating func insert(
      _ newMember: ObservationTracking.Options
    ) -> (inserted: Bool, memberAfterInsert: ObservationTracking.Options) {
      if contains(newMember) { return (inserted: false, memberAfterInsert: newMember) }
      _bits |= newMember._bits
      return (inserted: true, memberAfterInsert: newMember)
    }
    @discardableResult mutating func remove(_ member: ObservationTracking.Options) -> ObservationTracking.Options? {
      let common = _bits & member._bits
      if common == 0 { return nil }
      _bits &= ~member._bits
      return ObservationTracking.Options(_bits: common)
    }
    @discardableResult mutating func update(with newMember: ObservationTracking.Options) -> ObservationTracking.Options?
    {
      let common = _bits & newMember._bits
      _bits |= newMember._bits
      return common == 0 ? nil : ObservationTracking.Options(_bits: common)
    }
  }

  struct Event: Sendable {
    struct Kind: Equatable, Sendable {
      let _number: Int
      static var initial: ObservationTracking.Event.Kind { ObservationTracking.Event.Kind(_number: 0) }
      static var willSet: ObservationTracking.Event.Kind { ObservationTracking.Event.Kind(_number: 1) }
      static var didSet: ObservationTracking.Event.Kind { ObservationTracking.Event.Kind(_number: 2) }
      static var `deinit`: ObservationTracking.Event.Kind { ObservationTracking.Event.Kind(_number: 4) }
    }
    let kind: ObservationTracking.Event.Kind
    let _tracking: ObservationTracking?
    let _loop: _ContinuousObservation?
    func matches(_ keyPath: PartialKeyPath<some Observable>) -> Bool { _tracking?._matches(keyPath) ?? false }
    func cancel() {
      _tracking?.cancel()
      _loop?._cancel()
    }
  }

  /// Keeps a continuous observation running as long as a token exists.
  struct Token: Sendable {
    let _end: _ContinuousObservationEnd
    consuming func cancel() { _end._loop._cancel() }
  }

  @native("ObservationTracking.matches") func _matches(_ keyPath: AnyKeyPath) -> Bool
}

@native("ObservationTracking.track") func _trackObservation<T>(
  _ options: Int, _ apply: () -> T, _ change: @escaping @Sendable (Int, ObservationTracking?) -> Void
) -> T

func withObservationTracking<Success, Failure: Error>(
  options: ObservationTracking.Options, _ apply: () throws(Failure) -> Success,
  onChange: @escaping @Sendable (borrowing ObservationTracking.Event) -> Void
) throws(Failure) -> Success {
  let bits = options._bits
  var hasThrown = false
  let result: Result<Success, any Error> = _trackObservation(bits) {
    do { return .success(try apply()) } catch {
      hasThrown = true
      return .failure(error)
    }
  } _: { kind, tracking in
    // Like in the runtime: no observation is set up then.
    if hasThrown { return }
    onChange(
      ObservationTracking.Event(
        kind: ObservationTracking.Event.Kind(_number: kind), _tracking: tracking, _loop: nil))
    // The first change is the last one, after its didSet has also been reported.
    if kind == 2 || (kind == 1 && bits & 2 == 0) { tracking?.cancel() }
  }
  switch result {
  case .success(let value): return value
  case .failure(let error): throw error as! Failure
  }
}

func withContinuousObservation(
  options: ObservationTracking.Options,
  apply: @escaping @isolated(any) @Sendable @_inheritActorContext (borrowing ObservationTracking.Event) -> Void
) -> ObservationTracking.Token {
  let loop = _ContinuousObservation(options, apply)
  Task.detached { await loop._run() }
  return ObservationTracking.Token(_end: _ContinuousObservationEnd(loop))
}

/// Deinitialized together with the last token, which ends the observation.
final class _ContinuousObservationEnd {
  let _loop: _ContinuousObservation
  init(_ loop: _ContinuousObservation) { _loop = loop }
  deinit { _loop._cancel() }
}

/// The algorithm of the runtime in the program's language, as with `Observations`: each change wakes the task, which
/// runs the closure again at the next suspension of its actor. All changes until then are one event, the last.
final class _ContinuousObservation {
  let _options: ObservationTracking.Options
  let _apply: (ObservationTracking.Event) -> Void
  @stored var _waiting: _Promise?
  @stored var _isDirty: Bool
  @stored var _isCancelled: Bool
  @stored var _event: ObservationTracking.Event?
  init(_ options: ObservationTracking.Options, _ apply: @escaping (ObservationTracking.Event) -> Void) {
    _options = options
    _apply = apply
    _waiting = nil
    _isDirty = false
    _isCancelled = false
    _event = nil
  }
  func _run() async {
    while await _track() {}
  }
  func _track() async -> Bool {
    let wasDirty = _isDirty
    _isDirty = false
    let promise = _Promise()
    if _isCancelled {
      // A change before the end is still reported.
      if !wasDirty { return false }
      promise._resolve(false)
    } else {
      _waiting = promise
    }
    withObservationTracking(options: _options) {
      let known = self._event
      self._event = nil
      self._apply(
        ObservationTracking.Event(kind: known?.kind ?? .initial, _tracking: known?._tracking, _loop: self))
    } onChange: { event in
      self._changed(event)
    }
    return await promise._result()
  }
  func _changed(_ event: ObservationTracking.Event) {
    _isDirty = true
    _event = event
    let waiting = _waiting
    _waiting = nil
    waiting?._resolve(!_isCancelled)
  }
  func _cancel() {
    _isCancelled = true
    let waiting = _waiting
    _waiting = nil
    waiting?._resolve(false)
  }
}
