// Foundation's older functions and classes for calculating with decimals.

extension NSDecimalNumber {
  convenience init(mantissa: UInt64, exponent: Int16, isNegative flag: Bool) {
    self.init(decimal: Decimal(sign: flag ? .minus : .plus, exponent: Int(exponent), significand: Decimal(mantissa)))
  }
}

@discardableResult func NSDecimalAdd(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  result = left + right
  return .noError
}
@discardableResult func NSDecimalSubtract(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  result = left - right
  return .noError
}
@discardableResult func NSDecimalMultiply(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  result = left * right
  return .noError
}
@discardableResult func NSDecimalDivide(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal, _ mode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  if right.isZero {
    result = .nan
    return .divideByZero
  }
  result = left / right
  return .noError
}
@discardableResult func NSDecimalPower(
  _ result: inout Decimal, _ number: inout Decimal, _ power: Int, _ mode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  result = pow(number, power)
  return .noError
}
@discardableResult func NSDecimalMultiplyByPowerOf10(
  _ result: inout Decimal, _ number: inout Decimal, _ power: Int16, _ mode: NSDecimalNumber.RoundingMode
) -> NSDecimalNumber.CalculationError {
  result = Decimal(sign: .plus, exponent: Int(power), significand: number)
  return .noError
}
func NSDecimalCompare(_ left: inout Decimal, _ right: inout Decimal) -> ComparisonResult {
  left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
}
func NSDecimalIsNotANumber(_ dcm: inout Decimal) -> Bool { dcm.isNaN }
let NSDecimalNoScale = Int(Int16.max)

protocol NSDecimalNumberBehaviors {
  func roundingMode() -> NSDecimalNumber.RoundingMode
  func scale() -> Int16
}

/// The rounding of results. The options for errors are ignored: the toolchain's results are NaN where they would
/// raise.
class NSDecimalNumberHandler: NSObject, NSDecimalNumberBehaviors {
  let _mode: NSDecimalNumber.RoundingMode
  let _scale: Int16
  init(
    roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
    raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool
  ) {
    _mode = roundingMode
    _scale = scale
    super.init()
  }
  static let `default` = NSDecimalNumberHandler(
    roundingMode: .plain, scale: Int16.max, raiseOnExactness: false, raiseOnOverflow: true, raiseOnUnderflow: true,
    raiseOnDivideByZero: true)
  func roundingMode() -> NSDecimalNumber.RoundingMode { _mode }
  func scale() -> Int16 { _scale }
}

extension NSDecimalNumber {
  func rounding(accordingToBehavior behavior: NSDecimalNumberBehaviors?) -> NSDecimalNumber {
    guard let behavior, behavior.scale() != Int16.max else { return self }
    let (scale, mode) = (Int(behavior.scale()), Int(behavior.roundingMode().rawValue))
    return NSDecimalNumber(decimal: Decimal(_text: Decimal._rounded(decimalValue._text, scale, mode)))
  }
  func adding(_ other: NSDecimalNumber, withBehavior b: NSDecimalNumberBehaviors?) -> NSDecimalNumber {
    adding(other).rounding(accordingToBehavior: b)
  }
  func subtracting(_ other: NSDecimalNumber, withBehavior b: NSDecimalNumberBehaviors?) -> NSDecimalNumber {
    subtracting(other).rounding(accordingToBehavior: b)
  }
  func multiplying(by other: NSDecimalNumber, withBehavior b: NSDecimalNumberBehaviors?) -> NSDecimalNumber {
    multiplying(by: other).rounding(accordingToBehavior: b)
  }
  func dividing(by other: NSDecimalNumber, withBehavior b: NSDecimalNumberBehaviors?) -> NSDecimalNumber {
    dividing(by: other).rounding(accordingToBehavior: b)
  }
  func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber {
    NSDecimalNumber(decimal: Decimal(sign: .plus, exponent: Int(power), significand: decimalValue))
  }
  static var maximum: NSDecimalNumber { NSDecimalNumber(decimal: .greatestFiniteMagnitude) }
  static var minimum: NSDecimalNumber { NSDecimalNumber(decimal: .leastFiniteMagnitude) }
}
