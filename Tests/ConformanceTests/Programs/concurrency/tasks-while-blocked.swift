import Dispatch
import Foundation

// A thread that waits lets tasks outside of the main actor run; a run loop lets those of the main actor run as well.

final class Log: @unchecked Sendable {
  var lines: [String] = []
}
let log = Log()

func waitForTasks() {
  let first = DispatchSemaphore(value: 0)
  Task.detached {
    log.lines.append("detached")
    first.signal()
  }
  first.wait()
  let second = DispatchSemaphore(value: 0)
  Task {
    log.lines.append("task")
    try? await Task.sleep(nanoseconds: 1_000_000)
    log.lines.append("after a sleep")
    second.signal()
  }
  second.wait()
  let group = DispatchGroup()
  for number in 1...3 {
    group.enter()
    Task {
      log.lines.append("member \(number > 0)")
      group.leave()
    }
  }
  print(group.wait(timeout: .now() + 5) == .success)
}
waitForTasks()
print(log.lines)

// A task on the main actor cannot end the wait of the main thread.
log.lines = []
func neverOnMain() {
  let semaphore = DispatchSemaphore(value: 0)
  Task { @MainActor in
    log.lines.append("main")
    semaphore.signal()
  }
  print(semaphore.wait(timeout: .now() + 0.05) == .timedOut, log.lines)
}
neverOnMain()

func inRunLoop() {
  RunLoop.current.run(until: Date().addingTimeInterval(0.2))
  print(log.lines)
  Task { @MainActor in
    log.lines.append("again")
    await Task.yield()
    log.lines.append("and again")
  }
  Task { log.lines.append("elsewhere") }
  RunLoop.main.run(until: Date().addingTimeInterval(0.2))
  print(log.lines.sorted())
}
inRunLoop()

DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
  print("the end")
  exit(3)
}
dispatchMain()
