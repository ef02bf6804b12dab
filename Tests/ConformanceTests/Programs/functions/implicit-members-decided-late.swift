// `.zero` next to an operator or a function: what the other argument says decides.
struct Money: Equatable {
  var cents = 0
  static let zero = Money()
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func larger(_ a: Money, _ b: Money) -> Money { a.cents > b.cents ? a : b }
}
struct Vector: AdditiveArithmetic {
  var x, y: Double
  static var zero: Vector { Vector(x: 0, y: 0) }
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
}
let purse = [Money(cents: 5), Money(cents: 7)]
print(purse.reduce(.zero, +), purse.reduce(.zero) { $0 + $1 }, purse.reduce(.zero, Money.larger))
let vector = Vector(x: 1, y: 2)
print([vector, vector].reduce(.zero, +), [vector].reduce(.zero, -))
print([1, 2].reduce(.zero, +), [3, 4].reduce(.min, max), purse.map(\.cents).reduce(.max, min))
let sum = [1.5, 2].reduce(.zero, +)
print(sum)
func combine<T>(_ start: T, _ step: (T, T) -> T, _ values: T...) -> T { values.reduce(start, step) }
print(combine(.zero, +, vector, vector), combine(.zero, +, 1, 2))
infix operator ** : MultiplicationPrecedence
extension Int { static func ** (base: Int, power: Int) -> Int { power == 0 ? 1 : base * (base ** (power - 1)) } }
print(2 ** 3 * 2, 2 * 2 ** 3)
func note() -> [Int] {
  var heard: [Int] = []
  var value = 1 { didSet { heard.append(value) } }
  value = 4
  value = 5
  value += 1
  return heard
}
print(note())
print(((Int) throws -> String).self, (() async throws -> Void).self)
extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ value: Int, default text: String) { appendLiteral("<\(text):\(String(value))>") }
}
let missing: Int? = nil
print("\(1, default: "n") \(missing, default: "none") \(Optional(2), default: "d")")
