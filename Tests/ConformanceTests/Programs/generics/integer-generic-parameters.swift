struct Matrix<let rows: Int, let cols: Int> { var s: [Double]; init(repeating v: Double = 0) { s = Array(repeating: v, count: rows * cols) }
    subscript(r: Int, c: Int) -> Double { get { s[r * cols + c] } set { s[r * cols + c] = newValue } }
    static func * <let k: Int>(a: Self, b: Matrix<cols, k>) -> Matrix<rows, k> { var m = Matrix<rows, k>(); for i in 0..<rows { for j in 0..<k { for x in 0..<cols { m[i, j] += a[i, x] * b[x, j] } } }; return m }
    var transposed: Matrix<cols, rows> { var m = Matrix<cols, rows>(); for i in 0..<rows { for j in 0..<cols { m[j, i] = self[i, j] } }; return m } }
extension Matrix where rows == cols { static var identity: Self { var m = Self(); for i in 0..<rows { m[i, i] = 1 }; return m }; var trace: Double { (0..<rows).reduce(0) { $0 + self[$1, $1] } } }
extension Matrix where rows == 1 { var row: [Double] { s } }
extension Matrix: Equatable {}
extension Matrix: CustomStringConvertible { var description: String { (0..<rows).map { r in (0..<cols).map { c in "\(self[r, c])" }.joined(separator: " ") }.joined(separator: "\n") } }
var a = Matrix<2, 3>(repeating: 1); a[0, 2] = 5
let p = a * a.transposed; print(p.s, type(of: p), Matrix<2, 2>.rows)
print(Matrix<2, 2>.identity, Matrix<2, 2>.identity.trace, Matrix<1, 2>(repeating: 3).row, p == p)
var v: InlineArray<4, Int> = [1, 2, 3, 4]
v[2] += 10; for i in v.indices { print(v[i], terminator: " ") }; print(v.count)
let w = InlineArray<3, String>(repeating: "x"); print(w[0] + w[2], InlineArray<3, String>.count)
var s5: [5 of Int] = .init { $0 * $0 }; s5.swapAt(0, 4); print(s5[0], s5[4], s5.isEmpty)
func total<let n: Int>(_ a: InlineArray<n, Int>) -> Int { var t = 0; for i in a.indices { t += a[i] }; return t * n }
print(total(v), total([7, 8] as [2 of Int]))
struct Ring<let capacity: Int, T> { private var items: [T] = []; mutating func push(_ x: T) { if items.count == capacity { items.removeFirst() }; items.append(x) }; var isFull: Bool { items.count == capacity }; var all: [T] { items }; var room: Int { capacity - items.count } }
var r = Ring<3, String>(); for x in ["a", "b", "c", "d"] { r.push(x) }; print(r.all, r.isFull, r.room, Ring<3, String>.capacity, r)
final class Pool<let size: Int> { var free = Array(0..<size); func take() -> Int? { free.popLast() }; static func describe() -> String { "Pool of \(size)" } }
let pool = Pool<2>(); print(pool.take()!, pool.take()!, pool.take() as Any, Pool<7>.describe(), type(of: pool))
protocol Sized { static var size: Int { get } }
struct Fixed<let n: Int>: Sized, Hashable { static var size: Int { n * 8 } ; var tag = "t" }
func size<T: Sized>(_: T) -> Int { T.size }
print(size(Fixed<4>()), Set([Fixed<1>(), Fixed<1>()]).count, Fixed<1>() is any Sized, (Fixed<2>() as Any) is Fixed<2>, (Fixed<2>() as Any) is Fixed<3>)
typealias V3 = InlineArray<3, Double>
extension InlineArray where count == 3, Element == Double { static func dot(_ a: Self, _ b: Self) -> Double { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] } }
print(V3.dot([1, 2, 3], [4, 5, 6]))
extension InlineArray where Element: Comparable { func maximum() -> Element? { if isEmpty { return nil }; var m = self[0]; for i in indices where self[i] > m { m = self[i] }; return m } }
print(v.maximum()!, InlineArray<0, Int>().maximum() as Any)
extension InlineArray { init() where count == 0 { self = [] } }
func sum(_ s: Span<Int>) -> Int { var t = 0; for i in 0..<s.count { t += s[i] }; return t }
print(sum([1, 2, 3].span), sum(v.span), sum([1, 2, 3, 4].span.extracting(1..<3)), 0)
struct Board { var cells: [3 of [3 of Character]] = [3 of [3 of Character]](repeating: [3 of Character](repeating: ".")); mutating func set(_ r: Int, _ c: Int, _ x: Character) { cells[r][c] = x }
  func line(_ r: Int) -> String { var s = ""; for c in cells[r].indices { s.append(cells[r][c]) }; return s } }
var b = Board(); b.set(1, 1, "x"); b.set(0, 2, "o"); for i in 0..<3 { print(b.line(i)) }
let copy = b; b.set(2, 2, "z"); print(copy.line(2), b.line(2))
struct Res: ~Copyable { let id: Int; deinit { print("free", id) } }
func own() { let rs = InlineArray<2, Res> { Res(id: $0) }; print(rs[1].id, rs.count) }
own()
func neg<let n: Int>(_: Tag<n>) -> Int { n }; struct Tag<let n: Int> {}; print(neg(Tag< -5>()), neg(Tag<0x10>()))
