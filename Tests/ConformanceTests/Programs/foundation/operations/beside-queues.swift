import Foundation
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.name = "work"
var log: [String] = []
let first = BlockOperation { log.append("first") }
let second = BlockOperation { log.append("second") }
first.addDependency(second)
second.completionBlock = {}
queue.addOperations([first, second], waitUntilFinished: true)
print(log, first.isFinished, second.isFinished, first.dependencies.count, queue.name!)
final class Square: Operation, @unchecked Sendable {
  let n: Int; var result: Int?
  init(_ n: Int) { self.n = n }
  override func main() { guard !isCancelled else { return }; result = n * n }
}
let squares = (1...4).map(Square.init)
squares[2].cancel()
queue.addOperations(squares, waitUntilFinished: true)
print(squares.map { $0.result as Any }, squares.map(\.isCancelled), squares.map(\.isReady))
let group = DispatchGroup()
let serial = DispatchQueue(label: "serial")
nonisolated(unsafe) var total = 0
for i in 1...10 { serial.async(group: group) { total += i } }
group.wait()
print(total, serial.label)
print(serial.sync { total * 2 })
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  total = 1; semaphore.signal()
}
print(semaphore.wait(timeout: .now() + 5) == .success, total)
let item = DispatchWorkItem { total = 99 }
serial.async(execute: item); item.wait()
print(total, item.isCancelled)
let cancelled = DispatchWorkItem { total = 100 }
cancelled.cancel(); serial.async(execute: cancelled); serial.sync {}
print(total, cancelled.isCancelled)
nonisolated(unsafe) var sum = [Int](repeating: 0, count: 8)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 8) { i in lock.withLock { sum[i] = i * i } }
print(sum)
group.enter(); serial.asyncAfter(deadline: .now() + .milliseconds(20)) { group.leave() }
print(group.wait(timeout: .now() + 5) == .success)
group.notify(queue: serial) { print("notified") }
serial.sync {}
queue.addBarrierBlock { log.append("barrier") }
queue.addOperation { log.append("plain") }
queue.waitUntilAllOperationsAreFinished()
print(log, queue.operationCount, queue.isSuspended)
