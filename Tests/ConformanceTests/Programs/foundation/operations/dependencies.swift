import Foundation

// Operation queues with dependencies and cancellation.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
let log = Log()
final class Step: Operation, @unchecked Sendable {
  let title: String
  init(_ title: String) { self.title = title; super.init(); name = title }
  override func main() {
    guard !isCancelled else { return log.add("\(title) cancelled") }
    log.add(title)
  }
}
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.isSuspended = true
let load = Step("load"), parse = Step("parse"), save = Step("save")
parse.addDependency(load)
save.addDependency(parse)
save.completionBlock = { log.add("saved") }
let block = BlockOperation { log.add("block") }
block.addExecutionBlock { log.add("more") }
queue.addOperations([save, parse, load], waitUntilFinished: false)
print(queue.operationCount, parse.isReady, load.isReady, parse.dependencies.count, load.name ?? "-", queue.isSuspended)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print(Array(log.all.prefix(3)), save.isFinished, save.isExecuting, queue.operationCount)
block.start()
print(block.isFinished, block.executionBlocks.count)
let late = Step("late")
late.cancel()
queue.addOperation(late)
queue.addOperation { log.add("closure") }
queue.addBarrierBlock { log.add("barrier") }
queue.waitUntilAllOperationsAreFinished()
print(late.isCancelled, log.all.contains("late"), log.all.suffix(2))
let high = Step("high"), low = Step("low")
high.queuePriority = .veryHigh
low.queuePriority = .veryLow
queue.isSuspended = true
queue.addOperation(low)
queue.addOperation(high)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print(log.all.suffix(2), high.queuePriority.rawValue, queue.maxConcurrentOperationCount)
queue.cancelAllOperations()
high.waitUntilFinished()
print(high.isFinished, high.isCancelled, high.isAsynchronous, OperationQueue.main === OperationQueue.main)
