// Models made by functions and factories, held in structs and enums, copied structs that share models.
import Observation

@Observable final class Counter {
  var n: Int
  let step: Int
  init(_ n: Int = 0, step: Int = 1) { (self.n, self.step) = (n, step) }
  convenience init?(text: String) {
    guard let n = Int(text) else { return nil }
    self.init(n)
  }
  static func * (left: Counter, right: Int) -> Counter { Counter(left.n * right, step: left.step) }
  static func += (left: Counter, right: Int) { left.n += right * left.step }
  func callAsFunction() -> Int {
    n += step
    return n
  }
}
struct Row {
  var title: String
  let counter: Counter
  var text: String { "\(title):\(counter.n)" }
  func bump() { counter.n += 1 }
  mutating func rename(_ title: String) { self.title = title }
}
enum Holder {
  case none
  case one(Counter)
  case many([Counter], total: () -> Int)
  var sum: Int {
    switch self {
    case .none: 0
    case .one(let counter): counter.n
    case .many(let counters, let total): counters.isEmpty ? -1 : total()
    }
  }
}
func fires(_ read: @escaping () -> Void, _ write: () -> Void) -> Int {
  var count = 0
  withObservationTracking(read) { count += 1 }
  write()
  return count
}
let counter = Counter(1, step: 2)
var row = Row(title: "a", counter: counter)
var copy = row
copy.rename("b")
print(row.text, copy.text, fires({ _ = row.text }) { copy.bump() }, row.text, copy.counter === row.counter)
print(fires({ _ = row.text }) { row.rename("c") }, row.text)
let many = [Counter(1), Counter(2)]
var holder = Holder.many(many) { many.reduce(0) { $0 + $1.n } }
print(holder.sum, fires({ _ = holder.sum }) { many[1].n = 10 }, holder.sum)
holder = .one(counter)
print(fires({ _ = holder.sum }) { counter += 5 }, holder.sum, counter(), counter())
print(fires({ _ = (counter * 2).n }) { counter.n = 0 }, Counter(text: "12")!.n, Counter(text: "x") == nil)
func make(_ count: Int, _ configure: (Int, Counter) -> Void = { _, _ in }) -> [Counter] {
  (0..<count).map { index in
    let counter = Counter(index)
    configure(index, counter)
    return counter
  }
}
let made = make(3) { $1.n += $0 * 10 }
print(made.map(\.n), make(2).map(\.n))
let grouped = Dictionary(grouping: made) { $0.n % 2 == 0 }
print(
  fires({ _ = grouped[true]?.map(\.n) }) { made[1].n = 5 }, fires({ _ = grouped[true]?.first?.n }) { made[0].n = 7 })
let zipped = zip(made, ["x", "y", "z"]).map { Row(title: $1, counter: $0) }
print(zipped.map(\.text), fires({ _ = zipped.last?.text }) { zipped[2].bump() }, zipped[2].text)
let maximum = made.max { $0.n < $1.n }
print(maximum!.n, made.firstIndex { $0 === maximum! }!, made.contains { $0.n == 7 })
var optional: Counter? = Counter()
print(fires({ _ = optional?.n }) { optional?.n += 1 }, optional?() as Any, optional?.n as Any)
optional = nil
print(optional?() as Any)
let closures = made.map { c in { c.n } }
print(closures.map { $0() }, fires({ _ = closures[0]() }) { made[0].n = -1 }, closures[0]())
