import Code
import Machine

/// Virtual time for queues, run loops and timers: jobs and timers of the machine's scheduler.
final class Clock {
  /// True if the running code is on the main thread, as far as the program can tell.
  private(set) var isOnMain = true
  /// False if the running code may start no more work: a body that starts work which runs it again never ends.
  var allowsWork: () -> Bool = { true }

  /// Runs a closure of the program as the work of a queue.
  private func run(_ closure: Value, onMain: Bool, because cause: String?, _ machine: Machine) throws {
    let outer = isOnMain
    isOnMain = onMain
    defer { isOnMain = outer }
    try machine.scheduler.act(because: cause) { _ = try machine.call(closure: closure) }
  }

  func enqueue(_ closure: Value, onMain: Bool, _ machine: Machine) {
    guard allowsWork() else { return }
    let cause = machine.scheduler.describeStart("work")
    machine.scheduler.enqueue { [unowned machine, unowned self] in
      try run(closure, onMain: onMain, because: cause, machine)
    }
  }

  func schedule(_ closure: Value, after delay: Duration, onMain: Bool, _ machine: Machine) -> ClockTimer {
    let timer = ClockTimer()
    let cause = machine.scheduler.describeStart("timer")
    timer.pending = machine.scheduler.schedule(after: delay) { [unowned machine, unowned self] in
      try run(closure, onMain: onMain, because: cause, machine)
    }
    return timer
  }

  func schedule(
    _ closure: Value, after delay: Duration, every interval: Duration, onMain: Bool, _ machine: Machine
  ) -> ClockTimer {
    let timer = ClockTimer()
    let cause = machine.scheduler.describeStart("timer")
    repeatedly(
      closure, at: machine.scheduler.now + delay, every: interval, onMain: onMain, because: cause, timer, machine)
    return timer
  }

  private func repeatedly(
    _ closure: Value, at deadline: Duration, every interval: Duration, onMain: Bool, because cause: String?,
    _ timer: ClockTimer, _ machine: Machine
  ) {
    timer.pending = machine.scheduler.schedule(at: deadline) { [unowned machine, unowned self] in
      repeatedly(closure, at: deadline + interval, every: interval, onMain: onMain, because: cause, timer, machine)
      try run(closure, onMain: onMain, because: cause, machine)
    }
  }
}

/// The handle with which a program stops a timer. A timer keeps running without its handle.
final class ClockTimer {
  fileprivate var pending: Timer?

  func cancel() {
    pending?.cancel()
    pending = nil
  }
}

struct ClockNatives {
  let clock: Clock

  var table: NativeTable {
    [
      "_clockNow": { call in Value(Int(nanosecondsOf: call.machine.scheduler.readTime())) },
      "_isOnMainActor()": { [clock] call in Value(call.machine.isOnMain ?? clock.isOnMain) },
      "_clockIsMain": { [clock] _ in Value(clock.isOnMain) },
      "_clockStep": { [clock] call in
        Value(
          try call.machine.scheduler.runNextWhileBlocked(
            until: call[0].int < 0 ? nil : .nanoseconds(call[0].int), runsMain: call[1].bool || !clock.isOnMain))
      },
      "_clockRun": { [clock] call in
        clock.enqueue(call[1], onMain: call[0].bool, call.machine)
        return .void
      },
      "_clockRunAfter": { [clock] call in
        Value(clock.schedule(call[2], after: call.delay(0), onMain: call[1].bool, call.machine))
      },
      "_clockRunEvery": { [clock] call in
        let interval = Swift.max(call.delay(1), .nanoseconds(1))
        return Value(
          clock.schedule(call[3], after: call.delay(0), every: interval, onMain: call[2].bool, call.machine))
      },
      "_ClockTimer.cancel": { call in
        call[0].opaque(ClockTimer.self).cancel()
        return .void
      },
    ]
  }
}

extension NativeContext {
  fileprivate func delay(_ index: Int) -> Duration { .nanoseconds(Swift.max(0, self[index].int)) }
}

extension Int {
  fileprivate init(nanosecondsOf duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
