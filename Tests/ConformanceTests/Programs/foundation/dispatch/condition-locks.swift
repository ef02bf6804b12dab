import Foundation

// Locks around shared state.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private let recursive = NSRecursiveLock()
  private let condition = NSCondition()
  private var values: [String: Int] = [:]
  private var isReady = false
  func add(_ key: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    values[key, default: 0] += 1
    return values[key]!
  }
  func depth(_ n: Int) -> Int {
    recursive.lock()
    defer { recursive.unlock() }
    return n == 0 ? 0 : 1 + depth(n - 1)
  }
  func waitUntilReady() {
    condition.lock()
    while !isReady { condition.wait() }
    condition.unlock()
  }
  func makeReady() {
    condition.withLock { isReady = true; condition.broadcast() }
  }
  var total: Int { lock.withLock { values.values.reduce(0, +) } }
}
let counter = Counter()
let group = DispatchGroup()
for index in 0..<20 { DispatchQueue.global().async(group: group) { _ = counter.add(index.isMultiple(of: 2) ? "even" : "odd") } }
group.wait()
print(counter.total, counter.add("even"), counter.depth(5))
DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { counter.makeReady() }
counter.waitUntilReady()
let lock = NSLock()
lock.name = "mine"
print(lock.try(), lock.try(), lock.name ?? "-", lock.lock(before: Date().addingTimeInterval(0.01)))
lock.unlock()
let stages = NSConditionLock(condition: 0)
DispatchQueue.global().async { stages.lock(whenCondition: 0); stages.unlock(withCondition: 1) }
// With a limit: on Linux Foundation's `lock(whenCondition:)` traps where it has to wait, for its limit is too far away.
print(stages.lock(whenCondition: 1, before: Date().addingTimeInterval(20)), stages.condition)
stages.unlock(withCondition: 2)
print(stages.condition, stages.tryLock(whenCondition: 1))
