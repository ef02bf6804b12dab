import Code
import Testing

@testable import Machine

/// Who runs when, and what time it is.
@Suite struct SchedulerTests {
  private let test = TestMachine()
  private var scheduler: Scheduler { test.machine.scheduler }

  private final class Log { var lines: [String] = [] }

  private func runAll() throws {
    while scheduler.hasWork { try scheduler.runNext() }
  }

  @Test func `actions run in their order`() throws {
    let log = Log()
    scheduler.enqueue { [scheduler] in
      log.lines.append("a")
      scheduler.enqueue { log.lines.append("c") }
    }
    scheduler.enqueue { log.lines.append("b") }
    #expect(log.lines == [])
    try runAll()
    #expect(log.lines == ["a", "b", "c"])
    #expect(!scheduler.hasWork)
  }

  @Test func `timers fire by their moments and then by age`() throws {
    let log = Log()
    for (name, seconds) in [("late", 3), ("first", 1), ("second", 1), ("middle", 2)] {
      scheduler.schedule(after: .seconds(seconds)) { log.lines.append(name) }
    }
    #expect(scheduler.nextDeadline == .seconds(1))
    scheduler.advance(to: .seconds(2))
    #expect(log.lines == [])
    try runAll()
    #expect(log.lines == ["first", "second", "middle"])
    #expect(scheduler.now == .seconds(2))
    scheduler.advance(to: .seconds(5))
    try runAll()
    #expect(log.lines.last == "late")
    #expect(scheduler.nextDeadline == nil)
  }

  @Test func `time never goes back`() {
    scheduler.advance(to: .seconds(5))
    scheduler.advance(to: .seconds(1))
    #expect(scheduler.now == .seconds(5))
    #expect(scheduler.schedule(at: .seconds(2)) {}.deadline == .seconds(5))
  }

  @Test func `a cancelled timer does not fire`() throws {
    let log = Log()
    let timer = scheduler.schedule(after: .seconds(1)) { log.lines.append("fired") }
    let other = scheduler.schedule(after: .seconds(2)) { log.lines.append("other") }
    timer.cancel()
    #expect(!timer.isPending)
    #expect(scheduler.nextDeadline == .seconds(2))
    scheduler.advance(to: .seconds(2))
    // Even one that is due can be cancelled by what runs before it.
    other.cancel()
    try runAll()
    #expect(log.lines == [])
  }

  @Test func `many timers keep their order`() throws {
    let log = Log()
    for index in 0..<500 {
      let moment = index * 7919 % 101
      scheduler.schedule(after: .seconds(moment)) { log.lines.append("\(moment * 1_000 + index)") }
    }
    scheduler.advance(to: .seconds(200))
    try runAll()
    let numbers = log.lines.compactMap { Int($0) }
    #expect(numbers.count == 500)
    #expect(numbers == numbers.sorted())
  }

  @Test func `a failing action leaves the others`() throws {
    let log = Log()
    scheduler.enqueue { throw Trap("no") }
    scheduler.enqueue { log.lines.append("next") }
    #expect(throws: Trap.self) { try scheduler.runNext() }
    try runAll()
    #expect(log.lines == ["next"])
  }

  @Test func `a task ends with its value`() throws {
    let code = assemble([loadInt(0, 42), op(.returnCopy, 0)])
    let task = try scheduler.begin(code)
    #expect(task.hasEnded)
    guard case .value(let value)? = task.completion.outcome else { return #expect(Bool(false)) }
    #expect(value.int == 42)
  }
}
