import Dispatch
import Foundation

final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int] = []
  func add(_ value: Int) { lock.withLock { values.append(value) } }
  var sorted: [Int] { lock.withLock { values.sorted() } }
}
let results = Results()
let group = DispatchGroup()
for number in 1...4 {
  DispatchQueue.global().async(group: group) { results.add(number * number) }
}
group.wait()
print(results.sorted)
group.enter()
DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(20)) {
  results.add(100)
  group.leave()
}
print(group.wait(timeout: .now() + 5) == .success, results.sorted.count)
group.enter()
print(group.wait(timeout: .now() + .milliseconds(5)) == .timedOut)
group.leave()
let done = DispatchSemaphore(value: 0)
group.notify(queue: .global()) {
  results.add(7)
  done.signal()
}
done.wait()
print(results.sorted)
