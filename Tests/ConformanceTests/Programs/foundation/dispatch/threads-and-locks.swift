import Foundation
final class Counter: @unchecked Sendable {
  private let lock = NSLock(); private var n = 0; func add(_ k: Int) { lock.lock(); defer { lock.unlock() }; n += k };
  var value: Int { lock.withLock { n } }
}
let counter = Counter(); DispatchQueue.concurrentPerform(iterations: 50) { counter.add($0) }; print(counter.value)
let q = DispatchQueue(label: "q", attributes: .concurrent); let g = DispatchGroup();
for i in 0..<10 {
  g.enter();
  q.async {
    counter.add(i); g.leave()
  }
}; g.wait(); print(counter.value)
final class Box<T>: @unchecked Sendable {
  private var v: T; private let q = DispatchQueue(label: "box", attributes: .concurrent); init(_ v: T) { self.v = v };
  func read<R>(_ f: (T) -> R) -> R { q.sync { f(v) } };
  func write(_ f: @escaping @Sendable (inout T) -> Void) { q.async(flags: .barrier) { f(&self.v) } }
}
let box = Box([Int]()); for i in 0..<5 { box.write { $0.append(i) } }; print(box.read { $0 })
let r = NSRecursiveLock();
func deep(_ n: Int) -> Int { r.lock(); defer { r.unlock() }; return n == 0 ? 0 : 1 + deep(n - 1) };
print(deep(5), r.try(), NSLock().try())
let c = NSCondition(); nonisolated(unsafe) var ready = false;
DispatchQueue.global().async {
  c.lock(); ready = true; c.signal(); c.unlock()
}; c.lock(); while !ready { c.wait() }; c.unlock(); print(ready)
let queue = OperationQueue(); queue.maxConcurrentOperationCount = 1; nonisolated(unsafe) var log: [String] = []
let a = BlockOperation { log.append("a") }; let b = BlockOperation { log.append("b") }; a.addDependency(b);
a.queuePriority = .veryHigh; let z = BlockOperation { log.append("z") }; z.addExecutionBlock { log.append("z2") };
z.addDependency(a); queue.addOperations([z, a, b], waitUntilFinished: true);
print(log.prefix(2), log.count, a.isFinished)
let item = DispatchWorkItem(qos: .utility) { log.append("item") }; item.notify(queue: q) { log.append("notified") };
q.async(execute: item); item.wait(); q.sync(flags: .barrier) {}; print(item.isCancelled, log.contains("item"))
let key = DispatchSpecificKey<String>(); q.setSpecific(key: key, value: "Q");
print(
  q.sync { DispatchQueue.getSpecific(key: key) ?? "-" }, DispatchQueue.getSpecific(key: key) ?? "-", q.label,
  Thread.isMainThread)
let s = DispatchSemaphore(value: 1); s.wait(); print(s.wait(timeout: .now()) == .timedOut, s.signal());
print(DispatchTime.now() < .now() + .seconds(1), DispatchTimeInterval.milliseconds(5) == .milliseconds(5))
let once: () -> Int = {
  struct S { nonisolated(unsafe) static var n = 0 }; S.n += 1; return S.n
}
  ;
print(once(), once());
print(
  ProcessInfo.processInfo.processName.isEmpty, ProcessInfo.processInfo.arguments.count > 0,
  ProcessInfo.processInfo.activeProcessorCount > 0, ProcessInfo.processInfo.environment["NOPE"] as Any)
