import Foundation
for text in ["1.25", "215.16", "0.004659", "1234.5", "-3.5", "12", "1200"] {
  var input = Decimal(string: text)!
  var result = Decimal()
  let e = input.exponent
  let error = NSDecimalMultiplyByPowerOf10(&result, &input, Int16(-e), .plain)
  print(
    text, e, result, NSDecimalNumber(decimal: result).int64Value,
    Decimal(NSDecimalNumber(decimal: result).int64Value) == result, error.rawValue)
  var a = Decimal(2), b = Decimal(string: "0.1")!
  print(NSDecimalMultiply(&result, &a, &b, .plain).rawValue, result)
}
func f(_ d: Decimal, e: Int) -> Int64? {
  var input = d
  var s = Decimal()
  NSDecimalMultiplyByPowerOf10(&s, &input, Int16(-e), .plain)
  let significand = NSDecimalNumber(decimal: s).int64Value
  let exact = Decimal(significand) == s
  return exact && significand != .min ? significand : nil
}
print(f(Decimal(string: "1.25")!, e: -2) as Any)
let base: Int64 = 5
print(base.multipliedReportingOverflow(by: 100))
