struct Vector: ExpressibleByArrayLiteral {
  var x: [Double]
  init(arrayLiteral elements: Double...) { x = elements }
  init(_ x: [Double]) { self.x = x }
  static func + (a: Vector, b: Vector) -> Vector { Vector(zip(a.x, b.x).map(+)) }
}
struct Table: ExpressibleByDictionaryLiteral {
  var rows: [String: Int] = [:]
  init(dictionaryLiteral elements: (String, Int)...) { for (key, value) in elements { rows[key] = value } }
  static func + (a: Table, b: Table) -> Table {
    var sum = a
    sum.rows.merge(b.rows) { $0 + $1 }
    return sum
  }
}
let v: Vector = [1, 2]
print([v, v].reduce([0, 0], +).x)
print([v, v].reduce([1, 1]) { $0 + $1 }.x)
print([v, v].reduce(v, +).x)
let t: Table = ["a": 1]
print([t, t].reduce(["a": 3], +).rows)
print([t, t].reduce([:]) { $0 + $1 }.rows)
