import Foundation

final class Counter: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var count = 0
  func increment() {
    lock.lock()
    defer { lock.unlock() }
    count += 1
  }
  func twice() {
    lock.lock()
    increment()
    increment()
    lock.unlock()
  }
  var value: Int { lock.withLock { count } }
}
let counter = Counter()
DispatchQueue.concurrentPerform(iterations: 10) { _ in counter.twice() }
print(counter.value)
let lock = NSLock()
lock.name = "main"
print(lock.try(), lock.try(), lock.name ?? "none")
lock.unlock()
print(lock.lock(before: Date().addingTimeInterval(0.01)))
lock.unlock()
let condition = NSCondition()
condition.lock()
print(condition.wait(until: Date().addingTimeInterval(0.005)))
condition.unlock()
