// `d[key, default: n] += m`: integers in dictionaries of every kind, wherever they are kept.

struct Tally {
  var counts: [String: Int] = [:]
  var nested: [Int: [Character: Int]] = [:]
  mutating func add(_ word: String) { counts[word, default: 0] += 1 }
}

final class Store {
  var counts: [Int: Int] = [:] {
    didSet { print("store", oldValue.count, counts.count) }
  }
  var plain: [Bool: Int] = [true: 5]
  lazy var late: [String: Int] = ["x": 1]
  static var shared: [String: Int] = [:]
}

var counts: [String: Int] = [:]
let words = "a rose is a rose is a rose".split(separator: " ")
for word in words { counts[String(word), default: 0] += 1 }
let before = counts
for word in words { counts[String(word), default: 0] += word.count }
counts["rose", default: 100] += counts["a", default: 7]
counts["tulip", default: 100] += counts["a", default: 7]
counts["is", default: 0] -= 1
counts["none", default: 3] *= 2
print(before.sorted { $0.key < $1.key }, counts.sorted { $0.key < $1.key })

var tally = Tally()
let empty = tally
for word in ["x", "y", "x"] { tally.add(word) }
for (index, character) in "hello".enumerated() { tally.nested[index % 2, default: [:]][character, default: 0] += index + 1 }
print(tally.counts["x"]!, tally.counts["y"]!, empty.counts.count, tally.nested[0]!["l"]!, tally.nested[1]!["l"]!)

let store = Store()
store.counts[1, default: 10] += 1
store.counts[1, default: 10] += 1
store.plain[true, default: 0] += 2
store.plain[false, default: 0] += 2
store.late["x", default: 0] += 1
Store.shared["s", default: 0] += 4
print(store.counts, store.plain[true]!, store.plain[false]!, store.late, Store.shared)

var order: [String] = []
func key(_ name: String) -> String {
  order.append("key")
  return name
}
func value() -> Int {
  order.append("value")
  return counts.count
}
counts[key("new"), default: 1] += value()
print(order, counts["new"]!, counts.count)

struct Point: Hashable {
  let x: Int
  let y: Int
}
var visits: [Point: Int] = [:]
for n in 0..<10 { visits[Point(x: n % 2, y: n % 3), default: 0] += n }
print(visits.map { ($0.key.x, $0.key.y, $0.value) }.sorted { $0.2 < $1.2 })

func grow(_ table: inout [UInt8: Int]) {
  for byte in "mississippi".utf8 { table[byte, default: 0] += 1 }
}
var bytes: [UInt8: Int] = [:]
grow(&bytes)
print(bytes.sorted { $0.key < $1.key }.map { $0.value })

var sums: [String: Double] = [:]
var small: [String: Int8] = [:]
sums["a", default: 0.5] += 1
small["a", default: 100] += 27
print(sums, small)
let captured = { (name: String) in counts[name, default: 0] += 1 }
captured("closure")
captured("closure")
print(counts["closure"]!)
