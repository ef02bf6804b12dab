import Dispatch
import Foundation

final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
let log = Log()
let queue = DispatchQueue(label: "work")
let item = DispatchWorkItem { log.add("ran") }
let after = DispatchWorkItem { log.add("notified") }
item.notify(queue: queue, execute: after)
queue.async(execute: item)
item.wait()
after.wait()
print(log.all, item.isCancelled)
let slow = DispatchWorkItem { log.add("never") }
queue.asyncAfter(deadline: .now() + 0.02, execute: slow)
slow.cancel()
print(slow.isCancelled, slow.wait(timeout: .now() + 1) == .success)
print(queue.sync { log.all.count }, queue.label)
var item2: DispatchWorkItem?
for text in ["a", "ab", "abc"] {
  item2?.cancel()
  let next = DispatchWorkItem { log.add("search \(text)") }
  item2 = next
  queue.asyncAfter(deadline: .now() + 0.01, execute: next)
}
item2?.wait()
print(log.all)
DispatchQueue.concurrentPerform(iterations: 4) { log.add("\($0)") }
print(log.all.suffix(4).sorted())
