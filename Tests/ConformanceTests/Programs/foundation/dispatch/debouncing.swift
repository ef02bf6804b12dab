import Foundation

// Observers held weakly, a debouncer on a queue, and a throttle by dates.
final class Observers<Value> {
  private struct Box { weak var owner: AnyObject?; let call: (Value) -> Void }
  private var boxes: [Box] = []
  func add<Owner: AnyObject>(_ owner: Owner, _ call: @escaping (Owner, Value) -> Void) {
    boxes.append(Box(owner: owner) { [weak owner] value in if let owner { call(owner, value) } })
  }
  func send(_ value: Value) {
    boxes.removeAll { $0.owner == nil }
    for box in boxes { box.call(value) }
  }
  var count: Int { boxes.count }
}
final class Screen { var seen: [String] = []; deinit { print("gone", seen.count) } }
let observers = Observers<String>()
var first: Screen? = Screen()
let second = Screen()
observers.add(first!) { $0.seen.append($1) }
observers.add(second) { $0.seen.append($1.uppercased()) }
observers.send("a")
first = nil
observers.send("b")
print(observers.count, second.seen)
final class Debouncer: @unchecked Sendable {
  private let queue = DispatchQueue(label: "debounce")
  private var item: DispatchWorkItem?
  private(set) var fired: [Int] = []
  let done = DispatchSemaphore(value: 0)
  func call(_ value: Int) {
    queue.sync {
      item?.cancel()
      let next = DispatchWorkItem { [weak self] in
        self?.fired.append(value)
        self?.done.signal()
      }
      item = next
      queue.asyncAfter(deadline: .now() + .milliseconds(30), execute: next)
    }
  }
}
let debouncer = Debouncer()
for value in 1...5 { debouncer.call(value) }
debouncer.done.wait()
print(debouncer.fired)
struct Throttle {
  var last = Date.distantPast
  mutating func allows(_ now: Date, every interval: TimeInterval) -> Bool {
    guard now.timeIntervalSince(last) >= interval else { return false }
    last = now
    return true
  }
}
var throttle = Throttle()
print([0, 0.5, 1.1, 1.9, 2.2].map { throttle.allows(Date(timeIntervalSinceReferenceDate: $0), every: 1) })
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let results = Results()
final class Results: @unchecked Sendable { var all: [String] = [] }
let parse = BlockOperation { results.all.append("parse") }, show = BlockOperation { results.all.append("show") }
show.addDependency(parse)
queue.addOperations([show, parse], waitUntilFinished: true)
queue.addOperation { results.all.append("last") }
queue.waitUntilAllOperationsAreFinished()
print(results.all, parse.isFinished, queue.operations.count)
