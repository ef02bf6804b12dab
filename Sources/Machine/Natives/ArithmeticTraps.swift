/// Swift's messages for traps that several natives share.
extension Trap {
  static func overflow() -> Trap { Trap("arithmetic overflow") }
  static func divisionByZero() -> Trap { Trap("Division by zero") }
  static func divisionOverflow() -> Trap { Trap("Division results in an overflow") }
  static func remainderByZero() -> Trap { Trap("Division by zero in remainder operation") }
  static func remainderOverflow() -> Trap { Trap("Division results in an overflow in remainder operation") }
  static func indexOutOfRange() -> Trap { Trap("Index out of range") }
}
