struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
  var value: Double
  init(value: Double) { self.value = value }
  init(integerLiteral value: Int) { self.value = Double(value) }
  init(floatLiteral value: Double) { self.value = value }
  static func + (a: Meters, b: Meters) -> Meters { Meters(value: a.value + b.value) }
  static func * (a: Meters, b: Meters) -> Meters { Meters(value: a.value * b.value) }
  static func * (a: Meters, b: Int) -> Meters { Meters(value: a.value * Double(b)) }
  static prefix func - (a: Meters) -> Meters { Meters(value: -a.value) }
  var description: String { "\(value) m" }
}
let a: Meters = 3 + 1.25 * 2
print(a)
let b: Meters = -2
let c: Meters = a + 2
let d = a + 1 * 2.5
print(b, c, d, a * 2, 2 * a, 1 + a * 3)
let list: [Meters] = [1, 2.5, 3 + 4, -1.5]
print(list, list.reduce(0, +), list.reduce(0) { $0 + $1 * 2 })
func take(_ m: Meters) { print(m) }
take(1 + 2)
take(1 + 2.5)
