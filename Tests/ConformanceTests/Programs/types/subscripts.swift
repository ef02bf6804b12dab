// Subscripts: several parameters, labels, overloads, static, generic, get only, in protocols and through optionals.
struct Grid<T> {
  let width: Int
  var cells: [T]
  init(width: Int, height: Int, filled: T) {
    self.width = width
    cells = Array(repeating: filled, count: width * height)
  }
  subscript(x: Int, y: Int) -> T {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  subscript(row y: Int) -> [T] { Array(cells[y * width..<(y + 1) * width]) }
  subscript<U>(as transform: (T) -> U) -> [U] { cells.map(transform) }
}
var grid = Grid(width: 3, height: 2, filled: 0)
grid[1, 1] = 5
grid[2, 0] -= 3
print(grid.cells, grid[row: 1], grid[1, 1], grid[as: { "\($0)!" }])
grid.cells.swapAt(0, 4)
print(grid[0, 0])
struct Safe {
  private var items = ["a", "b", "c"]
  subscript(i: Int) -> String? {
    get { items.indices.contains(i) ? items[i] : nil }
    set { if let newValue, items.indices.contains(i) { items[i] = newValue } }
  }
  subscript(name: String) -> Int? { items.firstIndex(of: name) }
  subscript(range: Range<Int>) -> [String] { Array(items[range]) }
  static subscript(n: Int) -> String { "static \(n)" }
}
var safe = Safe()
safe[0] = "z"
safe[9] = "ignored"
safe[1]? += "!"
safe[2] = nil
print(safe[0] ?? "", safe[1]!, safe[9] as Any, safe["c"] as Any, safe["q"] as Any, safe[0..<2], Safe[4])
protocol Lookup {
  subscript(key: String) -> Int { get set }
}
extension Lookup {
  subscript(keys: [String]) -> [Int] { keys.map { self[$0] } }
}
struct Table: Lookup {
  var values: [String: Int] = [:]
  subscript(key: String) -> Int {
    get { values[key, default: -1] }
    set { values[key] = newValue }
  }
}
var table = Table()
table["a"] = 1
table["b"] += 10
var lookup: any Lookup = table
lookup["c"] = 3
print(table[["a", "b", "c"]], lookup[["a", "b", "c"]])
extension Array {
  subscript(wrapping i: Int) -> Element { self[((i % count) + count) % count] }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
print([1, 2, 3][wrapping: -1], [1, 2, 3][wrapping: 4], [1][safe: 1] as Any)
class Holder {
  var safe: Safe? = Safe()
}
let holder = Holder()
holder.safe?[0] = "through"
print(holder.safe?[0] ?? "none", holder.safe?["b"] ?? -1)
