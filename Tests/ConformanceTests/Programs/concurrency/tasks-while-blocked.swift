import Dispatch
import Foundation

// A thread that waits lets tasks outside of the main actor run; a run loop lets those of the main actor run as well.

final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []
  var lines: [String] { lock.withLock { all } }
  func add(_ line: String) { lock.withLock { all.append(line) } }
  func clear() { lock.withLock { all = [] } }
}
let log = Log()

func waitForTasks() {
  let first = DispatchSemaphore(value: 0)
  Task.detached {
    log.add("detached")
    first.signal()
  }
  first.wait()
  let second = DispatchSemaphore(value: 0)
  Task {
    log.add("task")
    try? await Task.sleep(nanoseconds: 1_000_000)
    log.add("after a sleep")
    second.signal()
  }
  second.wait()
  let group = DispatchGroup()
  for number in 1...3 {
    group.enter()
    Task {
      log.add("member \(number > 0)")
      group.leave()
    }
  }
  print(group.wait(timeout: .now() + 5) == .success)
}
waitForTasks()
print(log.lines)

// A task on the main actor cannot end the wait of the main thread.
log.clear()
func neverOnMain() {
  let semaphore = DispatchSemaphore(value: 0)
  Task { @MainActor in
    log.add("main")
    semaphore.signal()
  }
  print(semaphore.wait(timeout: .now() + 0.05) == .timedOut, log.lines)
}
neverOnMain()

func inRunLoop() {
  RunLoop.current.run(until: Date().addingTimeInterval(0.5))
  print(log.lines)
  Task { @MainActor in
    log.add("again")
    await Task.yield()
    log.add("and again")
  }
  Task { log.add("elsewhere") }
  RunLoop.main.run(until: Date().addingTimeInterval(0.5))
  print(log.lines.sorted())
}
inRunLoop()

DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
  print("the end")
  exit(3)
}
dispatchMain()
