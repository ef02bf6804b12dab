// Reads and writes through every kind of access: inout parameters, swap, tuples, defer, closures, lazy sequences.
import Observation

@Observable final class M {
  var a = 1
  var b = 2
  var list = [3, 1, 2]
  var pair = (x: 1, y: 2)
  var text = "hello"
  var optional: Int?
  var nested: [[Int]] = [[1], [2, 3]]
  var dict: [String: [Int]] = ["k": [1]]
  var set: Set<String> = []
  var function: (Int) -> Int = { $0 + 1 }
  var any: Any = 1
  var range = 0..<3
}
let m = M()
func fires(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  var count = 0
  withObservationTracking(read) { count += 1 }
  write()
  print(name, count)
}
func increment(_ n: inout Int, by step: Int = 1) { n += step }
func both(_ x: inout Int, _ y: inout [Int]) {
  x += 1
  y.append(x)
}
fires("inout", { _ = m.a }) { increment(&m.a) }
fires("inout default", { _ = m.a }) { increment(&m.a, by: 0) }
fires("two inouts", { _ = m.list }) { both(&m.a, &m.list) }
fires("swap", { _ = (m.a, m.b) }) { swap(&m.a, &m.b) }
fires("tuple assignment", { _ = m.b }) { (m.a, m.b) = (m.b, m.a) }
fires("tuple element", { _ = m.pair.x }) { m.pair.y = 9 }
fires("tuple whole", { _ = m.pair }) { m.pair = (x: 1, y: 9) }
fires("nested element", { _ = m.nested[0] }) { m.nested[1][0] += 1 }
fires("nested append", { _ = m.nested.count }) { m.nested[0].append(5) }
fires("dict of arrays", { _ = m.dict["k"]?.first }) { m.dict["k"]?.append(2) }
fires("dict default", { _ = m.dict["z"] }) { m.dict["z", default: []].append(7) }
fires("dict removal", { _ = m.dict.keys.sorted() }) { m.dict["z"] = nil }
fires("dict missing", { _ = m.dict }) { m.dict["none"]?.append(1) }
fires("set", { _ = m.set.contains("a") }) { m.set.formUnion(["a", "b"]) }
fires("optional set", { _ = m.optional ?? 0 }) { m.optional = 4 }
fires("optional in place", { _ = m.optional.map { $0 * 2 } }) { m.optional! += 1 }
fires("optional chain", { if let n = m.optional { _ = n } }) { m.optional? -= 1 }
fires("optional equal", { _ = m.optional }) { m.optional = 4 }
fires("function", { _ = m.function(1) }) { m.function = { $0 } }
fires("any", { _ = m.any as? Int }) { m.any = 1 }
fires("range", { for _ in m.range {} }) { m.range = 0..<3 }
fires("range other", { _ = m.range.contains(2) }) { m.range = 0..<m.a }
fires("string", { _ = m.text.first }) { m.text += "" }
fires("string remove", { _ = m.text.isEmpty }) { m.text.removeFirst() }
fires("defer", { _ = m.b }) {
  defer { m.b = 100 }
  m.a = m.b
}
fires("map then write", { _ = m.list.lazy.map { $0 * m.a }.first }) { m.a = -1 }
fires("ternary", { _ = m.a > 0 ? m.b : 0 }) { m.b = 7 }
fires("short circuit", { _ = m.a > 0 && m.b > 0 }) { m.b = 8 }
fires("nil coalescing", { _ = m.optional ?? m.b }) { m.b = 9 }
fires("loop write", { _ = m.list.reduce(0, +) }) { for i in m.list.indices where m.list[i] > 2 { m.list[i] = 0 } }
fires(
  "while",
  {
    var n = 0; while n < m.b { n += 5 }
  }
) { m.b -= 1 }
fires(
  "guard",
  {
    guard m.a < 0 else { return }
    _ = m.text
  }
) { m.text = "x" }
fires(
  "switch",
  {
    switch (m.a, m.b) {
    case (..<0, let n) where n > 0: _ = n
    default: break
    }
  }
) { m.b = 0 }
fires("string building", { _ = "\(m.a) and \(m.optional as Any)" }) { m.optional = nil }
fires("sorted copy", { _ = m.list.sorted() }) {
  var copy = m.list
  copy.sort()
  _ = copy
}
fires("two writes", { _ = (m.a, m.b) }) {
  m.a += 1; m.b += 1
}
print(m.a, m.b, m.list, m.pair, m.text, m.optional as Any, m.nested, m.dict, m.set.sorted(), m.function(5), m.range)
