import Foundation
import Dispatch

// Dispatch: groups, semaphores, work items, barriers, and once.
let queue = DispatchQueue(label: "com.example.work")
let pool = DispatchQueue(label: "com.example.pool", attributes: .concurrent)
final class Box: @unchecked Sendable { var values: [Int] = []; var total = 0 }
let box = Box()
let group = DispatchGroup()
for index in 0..<5 {
  group.enter()
  queue.async {
    box.values.append(index)
    group.leave()
  }
}
group.wait()
print(box.values, queue.label)
pool.sync(flags: .barrier) { box.total = 10 }
print(pool.sync { box.total }, queue.sync { box.values.count })
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global(qos: .userInitiated).async { box.total += 1; semaphore.signal() }
semaphore.wait()
print(box.total, semaphore.wait(timeout: .now() + .milliseconds(5)) == .timedOut)
let item = DispatchWorkItem { box.total += 100 }
queue.async(execute: item)
item.wait()
print(box.total, item.isCancelled)
let never = DispatchWorkItem { box.total = -1 }
never.cancel()
queue.async(execute: never)
queue.sync {}
print(box.total, never.isCancelled)
let done = DispatchGroup()
queue.async(group: done) { box.values.removeAll() }
let notified = DispatchSemaphore(value: 0)
done.notify(queue: queue) { box.values.append(7); notified.signal() }
notified.wait()
print(box.values, done.wait(timeout: .now()) == .success)
DispatchQueue.concurrentPerform(iterations: 4) { index in queue.sync { box.values.append(index) } }
print(box.values.sorted())
let key = DispatchSpecificKey<String>()
queue.setSpecific(key: key, value: "mine")
print(queue.sync { DispatchQueue.getSpecific(key: key) ?? "none" }, DispatchQueue.getSpecific(key: key) ?? "none")
queue.asyncAfter(deadline: .now() + 0.02) { box.total = 3; notified.signal() }
notified.wait()
let chained = DispatchWorkItem {}
chained.notify(queue: queue) { notified.signal() }
chained.perform()
notified.wait()
print(box.total, DispatchTimeInterval.seconds(1) == .milliseconds(1000), DispatchTime(uptimeNanoseconds: 5) < DispatchTime(uptimeNanoseconds: 6), DispatchQoS.background != .utility)
