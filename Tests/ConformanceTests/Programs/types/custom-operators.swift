// Operators as static functions: infix, prefix, postfix, compound assignment, own precedence, own types.
struct Vector: Equatable, CustomStringConvertible {
  var x, y: Int
  var description: String { "(\(x), \(y))" }
  static func + (l: Vector, r: Vector) -> Vector { Vector(x: l.x + r.x, y: l.y + r.y) }
  static func * (l: Vector, k: Int) -> Vector { Vector(x: l.x * k, y: l.y * k) }
  static func * (k: Int, r: Vector) -> Vector { r * k }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static func - (l: Vector, r: Vector) -> Vector { l + -r }
  static func += (l: inout Vector, r: Vector) { l = l + r }
}
let a = Vector(x: 1, y: 2)
var b = Vector(x: 10, y: 20)
print(a + b, a * 3, 2 * a + b, -a, b - a)
b += a
print(b, a == b, a != b)

infix operator <+> : AdditionPrecedence
infix operator ** : Power
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
prefix operator √
postfix operator ++
func <+> (l: String, r: String) -> String { "<\(l)+\(r)>" }
func ** (base: Int, exponent: Int) -> Int {
  (0..<exponent).reduce(1) { result, _ in result * base }
}
prefix func √ (n: Int) -> Int { (0...n).last { $0 * $0 <= n } ?? 0 }
postfix func ++ (n: inout Int) -> Int {
  defer { n += 1 }
  return n
}
print("a" <+> "b" <+> "c")
print(2 ** 3 ** 2, 2 * 3 ** 2, (2 ** 3) ** 2)
print(√16 + 1)
var n = 5
print(n++, n++, n)
extension Array {
  static func <<< (list: inout [Element], item: Element) { list.append(item) }
}
infix operator <<< : AssignmentPrecedence
var list = [1]
list <<< 2
list <<< 3
print(list)
print([a, b].reduce(Vector(x: 0, y: 0), +))
