import Foundation
let a = Decimal(string: "0.1")!, b = Decimal(string: "0.2")!
print(a + b == Decimal(string: "0.3")!, 0.1 + 0.2 == 0.3, a * b, a / 3, -a, a - b, Decimal(1) / Decimal(3))
var x = Decimal(string: "1234.5678")!, r = Decimal()
for mode in [NSDecimalNumber.RoundingMode.plain, .down, .up, .bankers] {
  NSDecimalRound(&r, &x, 2, mode); print(r, terminator: " ")
}
print()
print(
  NSDecimalNumber(decimal: x).doubleValue, (x as NSDecimalNumber).intValue,
  NSDecimalNumber(string: "3.14").adding(NSDecimalNumber(value: 2)),
  NSDecimalNumber(mantissa: 5, exponent: -2, isNegative: true), NSDecimalNumber.one.multiplying(byPowerOf10: 3))
print(
  pow(Decimal(2), 10), Decimal(sign: .minus, exponent: -1, significand: 15), x.exponent, x.significand, x.isSignMinus,
  x.isZero, x.magnitude, abs(Decimal(-3)), Decimal.pi, Decimal.nan.isNaN)
print(
  Decimal(string: "12abc") as Any, Decimal(string: "abc") as Any,
  Decimal(string: "1,5", locale: Locale(identifier: "de_DE")) as Any, Decimal(3.7), Decimal(0.1), Decimal(Int.max),
  Decimal(UInt8.max))
print(
  [Decimal(3), 1, 2].sorted(), [a, b].reduce(0, +), max(a, b), Decimal(5) > 4, Decimal(1.5).description,
  "\(Decimal(100))", Decimal(string: "1e3")!, Decimal(string: "-0.00")!)
func split(_ total: Decimal, _ n: Int) -> [Decimal] {
  var share = total / Decimal(n), rounded = Decimal()
  NSDecimalRound(&rounded, &share, 2, .down)
  let rest = total - rounded * Decimal(n)
  return [rounded + rest] + Array(repeating: rounded, count: n - 1)
}
print(split(100, 3), split(Decimal(string: "0.05")!, 4))
let handler = NSDecimalNumberHandler(
  roundingMode: .bankers, scale: 1, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
  raiseOnDivideByZero: false)
print(
  NSDecimalNumber(string: "2.25").rounding(accordingToBehavior: handler),
  NSDecimalNumber(string: "2.35").rounding(accordingToBehavior: handler))
print(
  try JSONDecoder().decode([Decimal].self, from: Data("[1.10, 2, 0.30000000000000004]".utf8)),
  String(decoding: try JSONEncoder().encode([a, x]), as: UTF8.self), Double(truncating: x as NSNumber),
  NSDecimalNumber(decimal: a).stringValue, Int(truncating: 12.7 as NSNumber), x.hashValue == x.hashValue,
  Decimal(string: "1.0") == 1)
