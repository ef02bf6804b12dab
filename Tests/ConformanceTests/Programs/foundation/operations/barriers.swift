import Foundation

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)
  private var values: [String: Int] = [:]
  subscript(key: String) -> Int? {
    get { queue.sync { values[key] } }
    set { queue.async(flags: .barrier) { self.values[key] = newValue } }
  }
  var count: Int { queue.sync { values.count } }
}
let store = Store()
for (index, name) in ["a", "b", "c"].enumerated() { store[name] = index }
print(store["b"] ?? -1, store.count, store["z"] as Any)
store["b"] = nil
print(store.count)
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 2
final class Box: @unchecked Sendable {
  private let lock = NSLock()
  private var total = 0
  func add(_ number: Int) {
    lock.lock()
    defer { lock.unlock() }
    total += number
  }
  var value: Int { lock.withLock { total } }
}
let box = Box()
for number in 1...10 { queue.addOperation { box.add(number) } }
queue.addBarrierBlock { box.add(1000) }
queue.waitUntilAllOperationsAreFinished()
print(box.value)
