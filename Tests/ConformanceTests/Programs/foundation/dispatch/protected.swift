import Foundation

final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter")
  private var storage = 0
  var value: Int { queue.sync { storage } }
  func add(_ number: Int) { queue.async { self.storage += number } }
}
let counter = Counter()
for number in 1...10 { counter.add(number) }
print(counter.value)
counter.add(5)
print(counter.value)
func checked() throws -> Int { try DispatchQueue(label: "x").sync { 7 } }
print(try checked())
