import Foundation

// Work in order: serial queues, groups, operations that depend on each other, and tasks.
final class Log: @unchecked Sendable {
  private let lock = NSLock(); private var lines: [String] = [];
  func add(_ s: String) { lock.withLock { lines.append(s) } }; var all: [String] { lock.withLock { lines } }
}
let log = Log(), serial = DispatchQueue(label: "serial")
for i in 1...3 { serial.async { log.add("s\(i)") } }; serial.sync { log.add("sync") }; print(log.all)
let group = DispatchGroup(); let out = Log();
for i in 1...3 {
  group.enter();
  serial.asyncAfter(deadline: .now() + .milliseconds(5 * i)) {
    out.add("g\(i)"); group.leave()
  }
}; group.wait(); print(out.all)
let queue = OperationQueue(); queue.maxConcurrentOperationCount = 2; let ops = Log(); var made: [BlockOperation] = []
for n in ["load", "parse", "show"] {
  let o = BlockOperation { ops.add(n) }; o.name = n; if let last = made.last { o.addDependency(last) }; made.append(o)
}
made[2].completionBlock = { ops.add("done") }; queue.addOperations(made.reversed(), waitUntilFinished: true);
serial.sync {};
// A queue forgets an operation shortly after those who wait for it go on.
while queue.operationCount > 0 { Thread.sleep(forTimeInterval: 0.001) }
print(
  ops.all.prefix(3).joined(separator: ">"), made.map(\.isFinished), made[1].dependencies.map { $0.name ?? "-" },
  queue.operationCount)
let cancelled = BlockOperation { ops.add("never") }; cancelled.cancel(); queue.addOperation(cancelled);
queue.waitUntilAllOperationsAreFinished(); print(cancelled.isCancelled, cancelled.isFinished, ops.all.contains("never"))
let item = DispatchWorkItem { ops.add("item") }; serial.async(execute: item);
print(item.wait(timeout: .now() + 1) == .success)
let results = await withTaskGroup(of: Int.self) { g in
  for i in 1...4 { g.addTask { i * i } }; return await g.reduce(0, +)
}; print(results)
let value = await withCheckedContinuation { (k: CheckedContinuation<String, Never>) in
  serial.async { k.resume(returning: "resumed") }
}; print(value)
do { try await Task.sleep(for: .milliseconds(1)); try Task.checkCancellation(); print("slept") }
let task = Task {
  try await Task.sleep(for: .seconds(9)); return 1
}; task.cancel(); do { _ = try await task.value } catch { print(error is CancellationError) }
