import Foundation

func rounded(_ value: Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
  var result = Decimal()
  var copy = value
  NSDecimalRound(&result, &copy, scale, mode)
  return result
}
for text in ["2.345", "2.355", "-2.345", "2.5", "1234.5678", "0.005"] {
  let value = Decimal(string: text)!
  print(
    text, rounded(value, 2, .plain), rounded(value, 2, .bankers), rounded(value, 2, .up), rounded(value, 2, .down),
    rounded(value, 0, .plain), rounded(value, -2, .plain))
}
extension Decimal {
  var cents: Int { NSDecimalNumber(decimal: self * 100).intValue }
}
print(Decimal(string: "12.34")!.cents, Decimal(string: "-0.5")!.cents)
print(NSDecimalNumber(decimal: 1.25).doubleValue, NSDecimalNumber(string: "3.50").stringValue)
print(NSDecimalNumber(string: "10").adding(NSDecimalNumber(string: "2.5")), NSDecimalNumber(value: 3).decimalValue)
print((Decimal(string: "7.89")! as NSDecimalNumber).intValue, NSDecimalNumber.one, NSDecimalNumber.zero)
