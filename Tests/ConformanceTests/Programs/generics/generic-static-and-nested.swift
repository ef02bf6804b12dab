// Generic types: nested types, static members per argument, typealiases, extensions with new parameters.
struct Registry<T> {
  struct Entry {
    let name: String
    let value: T
  }
  enum State { case empty, filled(Int) }
  typealias Table = [String: Entry]
  private var table: Table = [:]
  var state: State { table.isEmpty ? .empty : .filled(table.count) }
  mutating func add(_ name: String, _ value: T) { table[name] = Entry(name: name, value: value) }
  func map<U>(_ f: (T) -> U) -> Registry<U> {
    var result = Registry<U>()
    for entry in table.values.sorted(by: { $0.name < $1.name }) { result.add(entry.name, f(entry.value)) }
    return result
  }
  subscript(name: String) -> T? { table[name]?.value }
  static func of(_ pairs: (String, T)...) -> Registry {
    var r = Registry()
    for (name, value) in pairs { r.add(name, value) }
    return r
  }
}
var registry = Registry<Int>.of(("a", 1), ("b", 2))
print(registry["a"]!, registry["z"] as Any, registry.state, registry.map { "\($0)!" }["b"]!)
let entry = Registry<Double>.Entry(name: "n", value: 2)
print(entry.value, type(of: entry), Registry<Int>.State.empty)
typealias Ints = Registry<Int>
typealias Named<T> = (name: String, value: T)
typealias Handler<T> = (T) -> Void
let named: Named<Double> = ("d", 3)
var seen: [String] = []
let handler: Handler<String> = { seen.append($0) }
handler("x")
print(Ints().state, named.value, named, seen)
struct Matrix<T: Numeric> {
  var rows: [[T]]
  static func * (l: Matrix, r: Matrix) -> Matrix {
    Matrix(
      rows: l.rows.map { row in
        r.rows[0].indices.map { c in row.indices.reduce(0) { $0 + row[$1] * r.rows[$1][c] } }
      })
  }
  static func identity(_ n: Int) -> Matrix {
    Matrix(rows: (0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } })
  }
}
let m = Matrix(rows: [[1, 2], [3, 4]])
print((m * m).rows, (m * .identity(2)).rows, Matrix<Double>.identity(2).rows)
enum Tree<Key: Comparable, Value> {
  indirect case node(Tree, Key, Value, Tree)
  case leaf
  subscript(key: Key) -> Value? {
    guard case let .node(l, k, v, r) = self else { return nil }
    return key == k ? v : key < k ? l[key] : r[key]
  }
  mutating func set(_ key: Key, _ value: Value) {
    switch self {
    case .leaf: self = .node(.leaf, key, value, .leaf)
    case .node(var l, let k, let v, var r):
      if key == k { self = .node(l, k, value, r); return }
      if key < k { l.set(key, value) } else { r.set(key, value) }
      self = .node(l, k, v, r)
    }
  }
}
var tree = Tree<String, Int>.leaf
for (i, word) in ["m", "c", "x", "c"].enumerated() { tree.set(word, i) }
print(tree["c"]!, tree["x"]!, tree["q"] as Any)
