// Queues with a target and an autorelease frequency; nothing is later than the distant future.
import Dispatch

let key = DispatchSpecificKey<String>()
let other = DispatchSpecificKey<Int>()
let base = DispatchQueue(label: "base")
base.setSpecific(key: key, value: "of base")
let queue = DispatchQueue(
  label: "queue", qos: .default, attributes: [], autoreleaseFrequency: .workItem, target: base)
queue.setSpecific(key: other, value: 1)
let group = DispatchGroup()
queue.async(group: group) {
  print(DispatchQueue.getSpecific(key: key) ?? "none", DispatchQueue.getSpecific(key: other) ?? 0)
}
print(group.wait(timeout: .distantFuture))
print(queue.getSpecific(key: key) ?? "none", DispatchQueue.getSpecific(key: key) ?? "none")

let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent, target: nil)
concurrent.sync { print(DispatchQueue.getSpecific(key: key) ?? "none") }

let last = DispatchTime.distantFuture
print(last.uptimeNanoseconds, last + .seconds(3) == last, last + 2.5 == last, .now() < last)
let start = DispatchTime(uptimeNanoseconds: 5_000_000_000)
print((start + .seconds(2)).uptimeNanoseconds, (start + 0.5).uptimeNanoseconds)
print((start + .milliseconds(-500)).uptimeNanoseconds, (start - .seconds(1)).uptimeNanoseconds)
print((start - 0.25).uptimeNanoseconds, start + .never == last)
