// `Duration`, exact to the attosecond: whole seconds and a rest of the same sign. Clocks show virtual time.

protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable {
  static func / (lhs: Self, rhs: Int) -> Self
  static func * (lhs: Self, rhs: Int) -> Self
  static func / (lhs: Self, rhs: Self) -> Double
}

extension DurationProtocol {
  static func /= (lhs: inout Self, rhs: Int) { lhs = lhs / rhs }
  static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

struct Duration: DurationProtocol, Hashable, CustomStringConvertible {
  let _seconds: Int64
  let _attoseconds: Int64
  init(secondsComponent: Int64, attosecondsComponent: Int64) {
    let unit: Int64 = 1_000_000_000_000_000_000
    var seconds = secondsComponent + attosecondsComponent / unit
    var rest = attosecondsComponent % unit
    if seconds > 0 && rest < 0 {
      seconds -= 1
      rest += unit
    } else if seconds < 0 && rest > 0 {
      seconds += 1
      rest -= unit
    }
    _seconds = seconds
    _attoseconds = rest
  }
  var components: (seconds: Int64, attoseconds: Int64) { (seconds: _seconds, attoseconds: _attoseconds) }
  var attoseconds: Int128 { Int128(_seconds) * 1_000_000_000_000_000_000 + Int128(_attoseconds) }
  init(attoseconds: Int128) {
    let unit: Int128 = 1_000_000_000_000_000_000
    self.init(secondsComponent: Int64(attoseconds / unit), attosecondsComponent: Int64(attoseconds % unit))
  }
  static var zero: Duration { Duration(secondsComponent: 0, attosecondsComponent: 0) }
  static func _make(_ count: Int, _ perSecond: Int) -> Duration {
    let unit = 1_000_000_000_000_000_000 / perSecond
    return Duration(
      secondsComponent: Int64(count / perSecond), attosecondsComponent: Int64(count % perSecond * unit))
  }
  static func _make(_ seconds: Double) -> Duration {
    let whole = seconds.rounded(.towardZero)
    let rest = ((seconds - whole) * 1e18).rounded()
    return Duration(secondsComponent: Int64(whole), attosecondsComponent: Int64(rest))
  }
  static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration { _make(Int(seconds), 1) }
  static func seconds(_ seconds: Double) -> Duration { _make(seconds) }
  static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration { _make(Int(milliseconds), 1_000) }
  static func milliseconds(_ milliseconds: Double) -> Duration { _make(milliseconds / 1e3) }
  static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration { _make(Int(microseconds), 1_000_000) }
  static func microseconds(_ microseconds: Double) -> Duration { _make(microseconds / 1e6) }
  static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration { _make(Int(nanoseconds), 1_000_000_000) }
  var _inSeconds: Double { Double(_seconds) + Double(_attoseconds) / 1e18 }
  static func + (lhs: Duration, rhs: Duration) -> Duration {
    Duration(
      secondsComponent: lhs._seconds + rhs._seconds, attosecondsComponent: lhs._attoseconds + rhs._attoseconds)
  }
  static func - (lhs: Duration, rhs: Duration) -> Duration {
    Duration(
      secondsComponent: lhs._seconds - rhs._seconds, attosecondsComponent: lhs._attoseconds - rhs._attoseconds)
  }
  static func * (lhs: Duration, rhs: Double) -> Duration { _make(lhs._inSeconds * rhs) }
  static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration {
    let factor = Int64(rhs)
    let nanoseconds: Int64 = 1_000_000_000
    let high = lhs._attoseconds / nanoseconds * factor
    let low = lhs._attoseconds % nanoseconds * factor
    return Duration(
      secondsComponent: lhs._seconds * factor + high / nanoseconds,
      attosecondsComponent: high % nanoseconds * nanoseconds + low)
  }
  static func / (lhs: Duration, rhs: Double) -> Duration { _make(lhs._inSeconds / rhs) }
  static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration { _make(lhs._inSeconds / Double(rhs)) }
  static func / (lhs: Duration, rhs: Duration) -> Double { lhs._inSeconds / rhs._inSeconds }
  static func *= (lhs: inout Duration, rhs: Double) { lhs = lhs * rhs }
  static func /= (lhs: inout Duration, rhs: Double) { lhs = lhs / rhs }
  static func == (lhs: Duration, rhs: Duration) -> Bool {
    lhs._seconds == rhs._seconds && lhs._attoseconds == rhs._attoseconds
  }
  static func < (lhs: Duration, rhs: Duration) -> Bool {
    lhs._seconds == rhs._seconds ? lhs._attoseconds < rhs._attoseconds : lhs._seconds < rhs._seconds
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_seconds)
    hasher.combine(_attoseconds)
  }
  var description: String { "\(_inSeconds) seconds" }
}

extension Duration: CustomReflectable {
  var customMirror: Mirror {
    let attoseconds = Int128(_seconds) * 1_000_000_000_000_000_000 + Int128(_attoseconds)
    return Mirror(
      self,
      children: [
        "_low": UInt64(truncatingIfNeeded: attoseconds), "_high": Int64(truncatingIfNeeded: attoseconds >> 64),
      ],
      displayStyle: .struct)
  }
}

protocol InstantProtocol: Comparable, Hashable, Sendable {
  associatedtype Duration: DurationProtocol
  func advanced(by duration: Duration) -> Self
  func duration(to other: Self) -> Duration
}

extension InstantProtocol {
  static func + (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: rhs) }
  static func += (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: rhs) }
  static func - (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: .zero - rhs) }
  static func -= (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: .zero - rhs) }
  static func - (lhs: Self, rhs: Self) -> Duration { rhs.duration(to: lhs) }
}

protocol Clock<Duration>: Sendable {
  associatedtype Duration: DurationProtocol
  associatedtype Instant: InstantProtocol where Instant.Duration == Duration
  var now: Instant { get }
  var minimumResolution: Instant.Duration { get }
  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
}

extension Clock {
  func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
  func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
  func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }
}

struct ContinuousClock: Clock {
  typealias Duration = Swift.Duration
  struct Instant: InstantProtocol {
    typealias Duration = Swift.Duration
    let _value: Swift.Duration
    init(_value: Swift.Duration) { self._value = _value }
    func advanced(by duration: Swift.Duration) -> ContinuousClock.Instant {
      ContinuousClock.Instant(_value: _value + duration)
    }
    func duration(to other: ContinuousClock.Instant) -> Swift.Duration { other._value - _value }
    static func + (lhs: ContinuousClock.Instant, rhs: Swift.Duration) -> ContinuousClock.Instant {
      lhs.advanced(by: rhs)
    }
    static func - (lhs: ContinuousClock.Instant, rhs: Swift.Duration) -> ContinuousClock.Instant {
      ContinuousClock.Instant(_value: lhs._value - rhs)
    }
    static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Swift.Duration {
      lhs._value - rhs._value
    }
    static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool { lhs._value == rhs._value }
    static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool { lhs._value < rhs._value }
    func hash(into hasher: inout Hasher) { hasher.combine(_value) }
    static var now: ContinuousClock.Instant { ContinuousClock().now }
  }
  init() {}
  var now: Instant { Instant(_value: _elapsedTime()) }
  static var now: Instant { ContinuousClock().now }
  var minimumResolution: Swift.Duration { .nanoseconds(1) }
  func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await _sleep(deadline._value)
  }
}

struct SuspendingClock: Clock {
  typealias Duration = Swift.Duration
  struct Instant: InstantProtocol {
    typealias Duration = Swift.Duration
    let _value: Swift.Duration
    init(_value: Swift.Duration) { self._value = _value }
    func advanced(by duration: Swift.Duration) -> SuspendingClock.Instant {
      SuspendingClock.Instant(_value: _value + duration)
    }
    func duration(to other: SuspendingClock.Instant) -> Swift.Duration { other._value - _value }
    static func + (lhs: SuspendingClock.Instant, rhs: Swift.Duration) -> SuspendingClock.Instant {
      lhs.advanced(by: rhs)
    }
    static func - (lhs: SuspendingClock.Instant, rhs: Swift.Duration) -> SuspendingClock.Instant {
      SuspendingClock.Instant(_value: lhs._value - rhs)
    }
    static func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Swift.Duration {
      lhs._value - rhs._value
    }
    static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool { lhs._value == rhs._value }
    static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool { lhs._value < rhs._value }
    func hash(into hasher: inout Hasher) { hasher.combine(_value) }
    static var now: SuspendingClock.Instant { SuspendingClock().now }
  }
  init() {}
  var now: Instant { Instant(_value: _elapsedTime()) }
  static var now: Instant { SuspendingClock().now }
  var minimumResolution: Swift.Duration { .nanoseconds(1) }
  func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await _sleep(deadline._value)
  }
}

@native("elapsed seconds") func _elapsedWhole() -> Int64
@native("elapsed attoseconds") func _elapsedRest() -> Int64
func _elapsedTime() -> Duration {
  Duration(secondsComponent: _elapsedWhole(), attosecondsComponent: _elapsedRest())
}

extension Clock where Self == ContinuousClock {
  static var continuous: ContinuousClock { ContinuousClock() }
}

extension Clock where Self == SuspendingClock {
  static var suspending: SuspendingClock { SuspendingClock() }
}
