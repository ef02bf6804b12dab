import Foundation
import Synchronization

let total = Mutex(0)
total.withLock { $0 += 5 }
print(total.withLock { $0 }, total.withLockIfAvailable { $0 * 2 } as Any)

final class Counts: Sendable {
  private let counts = Mutex<[String: Int]>([:])
  func add(_ key: String) { counts.withLock { $0[key, default: 0] += 1 } }
  subscript(key: String) -> Int { counts.withLock { $0[key] ?? 0 } }
  func take() throws -> [String] {
    try counts.withLock { held in
      if held.isEmpty { throw CancellationError() }
      defer { held = [:] }
      return held.keys.sorted()
    }
  }
}
let counts = Counts()
await withTaskGroup(of: Void.self) { group in
  for word in ["a", "b", "a"] { group.addTask { counts.add(word) } }
}
print(counts["a"], counts["b"], counts["c"], try counts.take())
do { print(try counts.take()) } catch { print(error is CancellationError) }

let number = Atomic<Int>(1)
print(number.add(2, ordering: .relaxed).newValue, number.load(ordering: .acquiring))
number.store(10, ordering: .releasing)
let (exchanged, original) = number.compareExchange(expected: 10, desired: 11, ordering: .acquiringAndReleasing)
print(exchanged, original, number.exchange(20, ordering: .sequentiallyConsistent))
number.wrappingSubtract(1, ordering: .relaxed)
print(number.load(ordering: .relaxed))
let flag = Atomic(false)
print(flag.compareExchange(expected: true, desired: true, ordering: .relaxed).exchanged, flag.load(ordering: .relaxed))

final class Guarded: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [Int] = []
  func add(_ item: Int) {
    lock.lock()
    defer { lock.unlock() }
    items.append(item)
  }
  var all: [Int] { lock.withLock { items } }
}
let guarded = Guarded()
guarded.add(1)
guarded.add(2)
print(guarded.all)
