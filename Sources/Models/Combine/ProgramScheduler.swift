import Code
import Machine
import OpenCombine

/// A program's scheduler in the form of OpenCombine. Its times and intervals are the program's own values, whose
/// properties are requested from its closures.
struct ProgramScheduler: OpenCombine.Scheduler {
  typealias SchedulerTimeType = ProgramTime
  typealias SchedulerOptions = Never
  let core: SchedulerCore

  var now: ProgramTime { ProgramTime(value: core.ask(core.now), core: core) }
  var minimumTolerance: ProgramInterval { ProgramInterval(value: core.ask(core.tolerance)) }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = core.calls.call(core.run, Value(ScheduledAction(action)))
  }

  func schedule(
    after date: ProgramTime, tolerance: ProgramInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    _ = core.calls.call(core.runAfter, [date.value, tolerance.value, Value(ScheduledAction(action))])
  }

  func schedule(
    after date: ProgramTime, interval: ProgramInterval, tolerance: ProgramInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let cancel = core.calls.call(
      core.runEvery, [date.value, interval.value, tolerance.value, Value(ScheduledAction(action))])
    return ProgramCancellable(cancelClosure: cancel, calls: core.calls)
  }
}

/// The closures of a program's scheduler.
final class SchedulerCore {
  let calls: ProgramCalls
  fileprivate let now, tolerance, run, runAfter, runEvery, advance, distance, areEqual, isLess: Value

  init(_ call: NativeContext, _ calls: ProgramCalls) {
    self.calls = calls
    (now, tolerance, run, runAfter, runEvery) = (call[0], call[1], call[2], call[3], call[4])
    (advance, distance, areEqual, isLess) = (call[5], call[6], call[7], call[8])
  }

  fileprivate func ask(_ closure: Value, _ arguments: Value...) -> Value {
    calls.call(closure, arguments) ?? calls.lost
  }
}

/// An action that OpenCombine schedules for later.
final class ScheduledAction {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

/// A time of a program's scheduler.
struct ProgramTime: Strideable {
  let value: Value
  fileprivate let core: SchedulerCore

  func distance(to other: ProgramTime) -> ProgramInterval {
    ProgramInterval(value: core.ask(core.distance, value, other.value))
  }

  func advanced(by interval: ProgramInterval) -> ProgramTime {
    ProgramTime(value: core.ask(core.advance, value, interval.value), core: core)
  }

  static func == (left: ProgramTime, right: ProgramTime) -> Bool {
    left.core.calls.call(left.core.areEqual, left.value, right.value)?.bool ?? true
  }

  static func < (left: ProgramTime, right: ProgramTime) -> Bool {
    left.core.calls.call(left.core.isLess, left.value, right.value)?.bool ?? false
  }
}

/// An interval between such times. OpenCombine passes intervals on and never calculates with them, although its
/// protocol requires numbers: an interval made by OpenCombine itself has a length and no value of the program.
struct ProgramInterval: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
  var seconds: Double
  let value: Value

  init(value: Value) {
    seconds = 0
    self.value = value
  }

  private init(length: Double) {
    seconds = length
    value = .void
  }

  init(integerLiteral value: Int) { self.init(length: Double(value)) }
  init?(exactly source: some BinaryInteger) {
    guard let length = Double(exactly: source) else { return nil }
    self.init(length: length)
  }

  var magnitude: Double { abs(seconds) }
  static func + (left: Self, right: Self) -> Self { Self(length: left.seconds + right.seconds) }
  static func - (left: Self, right: Self) -> Self { Self(length: left.seconds - right.seconds) }
  static func * (left: Self, right: Self) -> Self { Self(length: left.seconds * right.seconds) }
  static func *= (left: inout Self, right: Self) { left = left * right }
  static func == (left: Self, right: Self) -> Bool { left.seconds == right.seconds }
  static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
  static func seconds(_ s: Int) -> Self { Self(length: Double(s)) }
  static func seconds(_ s: Double) -> Self { Self(length: s) }
  static func milliseconds(_ ms: Int) -> Self { Self(length: Double(ms) / 1e3) }
  static func microseconds(_ us: Int) -> Self { Self(length: Double(us) / 1e6) }
  static func nanoseconds(_ ns: Int) -> Self { Self(length: Double(ns) / 1e9) }
}

extension StreamNatives {
  // MARK: Time

  var timed: NativeTable {
    [
      "_SchedulerCore.make": native { [calls] call in Value(SchedulerCore(call, calls)) },
      "_ScheduledAction.run": native { call in
        call[0].opaque(ScheduledAction.self).run()
        return .void
      },
      "_Stream.debounce": operation { stream, call in
        stream.debounce(for: ProgramInterval(value: call[1]), scheduler: call.scheduler(2))
      },
      "_Stream.throttle": operation { stream, call in
        stream.throttle(for: ProgramInterval(value: call[1]), scheduler: call.scheduler(2), latest: call[3].bool)
      },
      "_Stream.delay": operation { stream, call in
        stream.delay(
          for: ProgramInterval(value: call[1]), tolerance: ProgramInterval(value: call[2]),
          scheduler: call.scheduler(3))
      },
      "_Stream.timeout": operation { [calls] stream, call in
        let error = call[3]
        return stream.timeout(
          ProgramInterval(value: call[1]), scheduler: call.scheduler(2),
          customError: error.isNil ? nil : { Failed(value: calls.call(error) ?? calls.lost) })
      },
      "_Stream.receiveOn": operation { stream, call in stream.receive(on: call.scheduler(1)) },
      "_Stream.subscribeOn": operation { stream, call in stream.subscribe(on: call.scheduler(1)) },
      "_Stream.measureInterval": operation { stream, call in
        stream.measureInterval(using: call.scheduler(1)).map(\.value)
      },
    ]
  }
}

extension NativeContext {
  fileprivate func scheduler(_ index: Int) -> ProgramScheduler {
    ProgramScheduler(core: self[index].opaque(SchedulerCore.self))
  }
}
