// Which operator is meant: those of the program beside those of the library, on values and on literals.
struct Point: Equatable, CustomStringConvertible {
  var x = 0.0, y = 0.0
  var description: String { "(\(x), \(y))" }
  static func + (l: Point, r: Point) -> Point { print("P+P"); return Point(x: l.x + r.x, y: l.y + r.y) }
  static func * (l: Point, r: Double) -> Point { print("P*D"); return Point(x: l.x * r, y: l.y * r) }
  static func * (l: Double, r: Point) -> Point { print("D*P"); return r * l }
  static prefix func - (p: Point) -> Point { Point(x: -p.x, y: -p.y) }
  static func += (l: inout Point, r: Point) { print("P+="); l = Point(x: l.x + r.x, y: l.y + r.y) }
}
let p = Point(x: 1, y: 2)
print(p + p * 2)
print(2 * p + -p)
print((p + p) * 0.5 == p)
var q = p
q += p * 3
print(q)
print([p, q].reduce(Point()) { $0 + $1 })
print([p, q].reduce(.init(), +))
print([p, q].map { $0 * 2 })
print([p, q].map { 2 * $0 }.reduce(Point(), +))
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable {
  var cents: Int
  init(integerLiteral v: Int) { print("int"); cents = v * 100 }
  init(floatLiteral v: Double) { print("float"); cents = Int(v * 100) }
  init(cents: Int) { self.cents = cents }
  static func + (l: Self, r: Self) -> Self { Self(cents: l.cents + r.cents) }
  static func * (l: Self, r: Int) -> Self { print("M*I"); return Self(cents: l.cents * r) }
  static func < (l: Self, r: Self) -> Bool { l.cents < r.cents }
}
let m: Money = 5
print((m + 2).cents, (m + 2.5).cents, (m * 2).cents, (1 + m * 3).cents)
print(m > 3, m == 5, 4.5 < m, max(m, 7).cents)
let ms: [Money] = [1, 2.5, m]
print(ms.reduce(0, +).cents, ms.max()!.cents, ms.sorted(by: >).map(\.cents))
let total = ms.reduce(Money(cents: 0)) { $0 + $1 }
print(total.cents, type(of: total))
struct Matrix { var rows: [[Double]]
  static func * (l: Matrix, r: Double) -> Matrix { Matrix(rows: l.rows.map { $0.map { $0 * r } }) }
  static func * (l: Matrix, r: Matrix) -> Matrix { Matrix(rows: l.rows.map { row in r.rows[0].indices.map { j in row.indices.reduce(0) { $0 + row[$1] * r.rows[$1][j] } } }) }
  subscript(r: Int, c: Int) -> Double { get { rows[r][c] } set { rows[r][c] = newValue } }
}
var mm = Matrix(rows: [[1, 2], [3, 4]])
print((mm * 2).rows, (mm * mm).rows)
mm[0, 1] += 1.5
print(mm[0, 1])
infix operator <>: AdditionPrecedence
func <> <T>(l: [T], r: [T]) -> [T] { print("arrays"); return l + r }
func <> (l: String, r: String) -> String { print("strings"); return l + r }
func <> <T: Numeric>(l: T, r: T) -> T { print("numeric"); return l + r }
print([1] <> [2], "a" <> "b", 1 <> 2, 1 <> 2.5)
infix operator |>: MultiplicationPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 + 1 } |> { "n\($0)" } |> \.count)
print([1, 2, 3] |> { $0.map { $0 * 2 } } |> { $0.reduce(0, +) })
print("5" |> Int.init |> { $0 ?? 0 })
func == (l: Point, r: Double) -> Bool { l.x == r }
print(p == 1.0, p == 1)
extension Array { static func * (l: [Element], r: Int) -> [Element] { (0..<r).flatMap { _ in l } } }
print([1] * 3, ["a", "b"] * 2)
extension String { static func * (l: String, r: Int) -> String { String(repeating: l, count: r) } }
print("ab" * 2, "-" * 3)
