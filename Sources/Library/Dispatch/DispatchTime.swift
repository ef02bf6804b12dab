// Times, and the session's virtual clock, on which queues, run loops and timers are based.

@native("_clockNow") func _clockNow() -> Int
@native("_clockIsMain") func _clockIsMain() -> Bool
/// Runs the next work of the queues, and returns true if there was any; time advances to `limit` at most, without a
/// limit for -1. A run loop lets the main actor's tasks run as well.
@native("_clockStep") func _clockStep(_ limit: Int, _ isRunLoop: Bool) -> Bool
/// Blocks until the condition is true, while queues work; returns false if the deadline comes first.
func _clockWait(until deadline: DispatchTime?, isRunLoop: Bool = false, _ condition: () -> Bool) -> Bool {
  let limit = deadline.flatMap { $0 == .distantFuture ? nil : Int(clamping: $0.uptimeNanoseconds) } ?? -1
  while !condition() {
    if !_clockStep(limit, isRunLoop) {
      if limit < 0 { _trap("deadlock: nothing is left to run that could end this wait") }
      return condition()
    }
  }
  return true
}
/// Runs what the queues hold, until something ends the program.
func dispatchMain() -> Never {
  _ = _clockWait(until: nil, isRunLoop: true) { false }
  _trap("unreachable")
}
@native("_clockRun") func _clockRun(_ isMain: Bool, _ action: @escaping () -> Void)
@native("_clockRunAfter")
func _clockRunAfter(_ nanoseconds: Int, _ isMain: Bool, _ action: @escaping () -> Void) -> _ClockTimer
@native("_clockRunEvery")
func _clockRunEvery(
  _ first: Int, _ interval: Int, _ isMain: Bool, _ action: @escaping () -> Void
) -> _ClockTimer

@opaque struct _ClockTimer {
  @native("_ClockTimer.cancel") func _cancel()
}

struct _ClockConnection: Cancellable {
  let _timer: _ClockTimer
  func cancel() { _timer._cancel() }
}

enum DispatchTimeInterval: Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool {
    lhs._nanoseconds == rhs._nanoseconds
  }
  var _nanoseconds: Int {
    switch self {
    case .seconds(let n): return n * 1_000_000_000
    case .milliseconds(let n): return n * 1_000_000
    case .microseconds(let n): return n * 1_000
    case .nanoseconds(let n): return n
    case .never: return Int.max / 2
    }
  }
}

enum DispatchTimeoutResult: Hashable, Sendable {
  case success
  case timedOut
}

struct DispatchTime: Comparable, Hashable {
  static let distantFuture = DispatchTime(uptimeNanoseconds: UInt64.max)
  let uptimeNanoseconds: UInt64
  init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
  static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(_clockNow())) }
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time._after(seconds * 1e9 < 9e18 ? Int(max(-9e18, seconds * 1e9)) : Int.max)
  }
  static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    if case .never = interval { return .distantFuture }
    return time._after(interval._nanoseconds)
  }
  static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
  static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    if case .never = interval { return .distantFuture }
    return time._after(-interval._nanoseconds)
  }
  /// Nothing is later than the distant future.
  func _after(_ nanoseconds: Int) -> DispatchTime {
    let earlier = nanoseconds < 0
    let amount = nanoseconds.magnitude
    if earlier { return DispatchTime(uptimeNanoseconds: uptimeNanoseconds - min(uptimeNanoseconds, UInt64(amount))) }
    if UInt64.max - uptimeNanoseconds < UInt64(amount) { return .distantFuture }
    return DispatchTime(uptimeNanoseconds: uptimeNanoseconds + UInt64(amount))
  }
  static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.uptimeNanoseconds < b.uptimeNanoseconds }
  static func == (a: DispatchTime, b: DispatchTime) -> Bool { a.uptimeNanoseconds == b.uptimeNanoseconds }
  func hash(into hasher: inout Hasher) { hasher.combine(uptimeNanoseconds) }
  func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}
