// mutating methods can replace self, call each other, change through subscripts, and are needed for protocols' structs.
enum Switch {
  case off, low, high
  mutating func next() {
    switch self {
    case .off: self = .low
    case .low: self = .high
    case .high: self = .off
    }
  }
  mutating func skip(_ n: Int) { for _ in 0..<n { next() } }
}
var s = Switch.off
s.next()
print(s)
s.skip(4)
print(s)
struct Stack {
  private(set) var items: [Int] = []
  var top: Int? {
    get { items.last }
    set {
      if let newValue {
        if items.isEmpty { items.append(newValue) } else { items[items.count - 1] = newValue }
      } else {
        _ = items.popLast()
      }
    }
  }
  mutating func push(_ n: Int) -> Stack {
    items.append(n)
    return self
  }
  mutating func drain(_ body: (Int) -> Void) {
    while let n = items.popLast() { body(n) }
  }
}
var stack = Stack()
let snapshot = stack.push(1)
_ = stack.push(2)
stack.top = 20
stack.top? += 1
print(snapshot.items, stack.items, stack.top!)
stack.top = nil
print(stack.items)
stack.drain { print("drained", $0) }
struct Clock {
  var minutes = 0 { didSet { if minutes > 59 { minutes %= 60 } } }
  mutating func advance(by n: Int = 1) -> Int {
    minutes += n
    return minutes
  }
}
var clocks = [Clock(), Clock(minutes: 50)]
print(clocks[1].advance(by: 20), clocks[0].advance(), clocks.map(\.minutes))
for i in clocks.indices { _ = clocks[i].advance(by: i + 1) }
print(clocks.map(\.minutes))
var optional: Clock? = Clock(minutes: 5)
print(optional?.advance() as Any, optional!.minutes)
var nested = ["a": [Clock()]]
_ = nested["a"]?[0].advance(by: 7)
nested["a"]![0].minutes += 1
print(nested["a"]![0].minutes)
extension Array where Element == Int {
  mutating func double() { self = map { $0 * 2 } }
  mutating func keep(_ test: (Int) -> Bool) { removeAll { !test($0) } }
}
var list = [1, 2, 3]
list.double()
list.keep { $0 > 2 }
print(list)
