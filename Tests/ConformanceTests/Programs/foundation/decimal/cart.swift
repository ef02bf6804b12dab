import Foundation

// Money in Decimal, as a cart does it.
struct Line { var name: String; var price: Decimal; var quantity: Int }
let lines = [
  Line(name: "Pen", price: Decimal(string: "1.10")!, quantity: 3), Line(name: "Ink", price: 12.99, quantity: 1),
  Line(name: "Pad", price: Decimal(4), quantity: 2),
]
let subtotal = lines.reduce(Decimal.zero) { $0 + $1.price * Decimal($1.quantity) }
print(subtotal, subtotal * Decimal(string: "0.19")!, -subtotal, subtotal.description)
func rounded(_ value: Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
  var (value, result) = (value, Decimal())
  NSDecimalRound(&result, &value, scale, mode)
  return result
}
for mode in [NSDecimalNumber.RoundingMode.plain, .up, .down, .bankers] {
  print([1.005, 2.345, -2.345, 2.5].map { rounded(Decimal($0), 2, mode) }, rounded(Decimal(string: "2.5")!, 0, mode))
}
print(Decimal(string: "1.25e3")!, Decimal(string: "abc") as Any, Decimal(string: "12abc") as Any, Decimal(string: "") as Any)
print(Decimal(1) / Decimal(3), Decimal(10) / 4, pow(Decimal(2), 70), Decimal(0.1) + Decimal(0.2))
print(Decimal.nan, Decimal.pi, Decimal(sign: .minus, exponent: -2, significand: 314), Decimal.leastNonzeroMagnitude < 1)
print(NSDecimalNumber(decimal: subtotal).doubleValue, NSDecimalNumber(string: "3.7").intValue, Double(truncating: 2.75 as NSNumber))
let a = NSDecimalNumber(string: "10.5"), b = NSDecimalNumber(string: "3")
print(a.adding(b), a.subtracting(b), a.multiplying(by: b), a.dividing(by: b), a.compare(b) == .orderedDescending)
let handler = NSDecimalNumberHandler(
  roundingMode: .plain, scale: 2, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
  raiseOnDivideByZero: false)
print(a.dividing(by: b, withBehavior: handler), a.rounding(accordingToBehavior: handler))
print([Decimal(3), 1.5, -2].sorted(), [Decimal(3), 1.5].max()!, Decimal(5).isZero, Decimal(-5).magnitude, Decimal(5) as NSDecimalNumber)
print(Decimal(string: "3.14")!.formatted(), subtotal.formatted(.currency(code: "EUR")), Decimal(0.256).formatted(.percent))
print(Decimal(string: "1234567.891")!.formatted(.number.precision(.fractionLength(1))), Decimal(7).isEqual(to: 7), Decimal(1) < 2)
print(Decimal(string: "1,5", locale: Locale(identifier: "de_DE")) as Any, "\(Decimal(1.10))", Decimal(Int64.max), Decimal(UInt8(3)))
print(Decimal(120).exponent, Decimal(string: "0.050")!.exponent, Decimal(string: "0.050")!.significand, Decimal(12).ulp)
