// A generic matrix with operators, tuple functions over zip, arithmetic of literals in floating-point places.
struct Matrix<Element: Numeric>: CustomStringConvertible {
  let rows: Int, columns: Int
  private var grid: [Element]
  init(_ rows: [[Element]]) {
    self.rows = rows.count
    columns = rows.first?.count ?? 0
    grid = rows.flatMap { $0 }
  }
  init(repeating value: Element, rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    grid = Array(repeating: value, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Element {
    get { grid[row * columns + column] }
    set { grid[row * columns + column] = newValue }
  }
  func row(_ index: Int) -> ArraySlice<Element> { grid[index * columns..<(index + 1) * columns] }
  var transposed: Matrix {
    var result = Matrix(repeating: 0, rows: columns, columns: rows)
    for r in 0..<rows { for c in 0..<columns { result[c, r] = self[r, c] } }
    return result
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var result = Matrix(repeating: 0, rows: a.rows, columns: b.columns)
    for r in 0..<a.rows {
      for c in 0..<b.columns { result[r, c] = zip(a.row(r), b.transposed.row(c)).map(*).reduce(0, +) }
    }
    return result
  }
  static func + (a: Matrix, b: Matrix) -> Matrix {
    var result = a
    result.grid = zip(a.grid, b.grid).map(+)
    return result
  }
  var description: String {
    (0..<rows).map { row($0).map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n")
  }
}
let a = Matrix([[1, 2], [3, 4]])
let identity = Matrix([[1, 0], [0, 1]])
print(a * identity)
print(a * a + identity)
print(a.transposed)
let halves = Matrix<Double>([[1 / 2, 3 / 4], [2, 1]])
print(halves)
let third: Double = 1 / 3
let mean = Double([1, 2, 4].reduce(0, +)) / 3
print(third, mean, 1 / 2 * 3.0, (1 + 2) / 2, 7 / 2)
struct Vector: Equatable { var x, y: Double }
func make() -> Vector { Vector(x: 1, y: 2) }
func make() -> [Double] { [3, 4] }
func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
print(make() + Vector(x: 1, y: 1), make() + [5.0])
print(zip([1, 5], [4, 2]).map(max), zip([1.0, 2], [3, 4]).map(Vector.init))
var list = [1, 2, 3, 4, 5]
list[1...2] = [9]
list[3...] = []
print(list, list[...], list[...].count)
