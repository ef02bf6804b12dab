// Operators whose other operand is an implicit member that several types have: those of the known operand's type alone
// come first.
struct Angle {
  var radians = 1.0
  static let pi = Angle(), zero = Angle(radians: 0)
  static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
  static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  static func * (factor: Int, angle: Angle) -> Angle { angle * Double(factor) }
  static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
func show(_ count: Int) {
  let step = 2 / Double(count) * .pi
  print(type(of: step))
  let number = Double(count)
  print(type(of: number * .pi), type(of: .pi * number), type(of: 2 / number * .pi), type(of: number / 2 * .pi))
  let angle: Angle = number * .pi
  let half: Angle = .pi / 2
  print(angle.radians, half.radians, type(of: angle + .zero), type(of: Angle.pi * .pi))
  let whole = 2 * .pi + 1e-8
  print(type(of: whole), stride(from: 0, through: whole, by: step).map { $0 * 0 })
}
show(2)
