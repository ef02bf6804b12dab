import Foundation

final class Sum: Operation, @unchecked Sendable {
  let numbers: [Int]
  private(set) var result = 0
  init(_ numbers: [Int]) { self.numbers = numbers }
  override func main() {
    for number in numbers {
      if isCancelled { return }
      result += number
    }
  }
}
let queue = OperationQueue()
let sums = [Sum([1, 2, 3]), Sum([]), Sum(Array(1...100))]
queue.addOperations(sums, waitUntilFinished: true)
print(sums.map(\.result), sums.allSatisfy(\.isFinished), sums.contains(where: \.isExecuting))
let alone = Sum([5, 6])
print(alone.isReady, alone.isFinished)
alone.start()
print(alone.result, alone.isFinished, alone.isCancelled)
queue.isSuspended = true
print(queue.isSuspended, queue.qualityOfService == .default)
