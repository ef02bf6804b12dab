import Foundation

final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
let log = Log()
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.name = "work"
for name in ["a", "b", "c"] { queue.addOperation { log.add(name) } }
queue.waitUntilAllOperationsAreFinished()
print(log.all, queue.operationCount, queue.name ?? "none", queue.maxConcurrentOperationCount)
let first = BlockOperation { log.add("first") }
let second = BlockOperation { log.add("second") }
second.addDependency(first)
second.completionBlock = { log.add("completed") }
queue.addOperations([second, first], waitUntilFinished: true)
queue.waitUntilAllOperationsAreFinished()
print(log.all.filter { $0 != "completed" }, first.isFinished, second.isFinished, second.dependencies.count)
let cancelled = BlockOperation { log.add("never") }
cancelled.cancel()
queue.addOperation(cancelled)
queue.waitUntilAllOperationsAreFinished()
print(cancelled.isCancelled, log.all.contains("never"))
