import Foundation
struct Money: Hashable, Codable, Comparable, CustomStringConvertible, AdditiveArithmetic {
  var amount: Decimal; var currency: String
  static let zero = Money(amount: 0, currency: "EUR")
  static func + (a: Money, b: Money) -> Money { Money(amount: a.amount + b.amount, currency: a.currency) }
  static func - (a: Money, b: Money) -> Money { Money(amount: a.amount - b.amount, currency: a.currency) }
  static func * (a: Money, n: Decimal) -> Money { Money(amount: a.amount * n, currency: a.currency) }
  static func < (a: Money, b: Money) -> Bool { a.amount < b.amount }
  func rounded(_ scale: Int = 2, _ mode: NSDecimalNumber.RoundingMode = .bankers) -> Money {
    var r = Decimal(), v = amount; NSDecimalRound(&r, &v, scale, mode); return Money(amount: r, currency: currency)
  }
  var description: String { amount.formatted(.currency(code: currency).locale(Locale(identifier: "de_DE"))) }
}
extension Decimal { var money: Money { Money(amount: self, currency: "EUR") } }
let items: [Money] = [Decimal(string: "19.99")!.money, Decimal(5).money, Decimal(string: "0.015")!.money]
let total = items.reduce(.zero, +);
print(
  total, total.amount, items.max()!, items.sorted().map(\.amount), (total * Decimal(string: "1.19")!).rounded(),
  total.rounded(1).amount, -total.amount)
for locale in ["en_US", "fr_FR", "ja_JP"] {
  print(
    Decimal(string: "1234567.891")!.formatted(.currency(code: "JPY").locale(Locale(identifier: locale))),
    Decimal(1234.5).formatted(.number.locale(Locale(identifier: locale))),
    (0.257).formatted(.percent.locale(Locale(identifier: locale))))
}
print(
  try Decimal("1.234,5", format: .number.locale(Locale(identifier: "de_DE"))),
  try Double("1,234.5", format: .number.locale(Locale(identifier: "en_US"))),
  try Decimal("€12.30", format: .currency(code: "EUR").locale(Locale(identifier: "en_US"))),
  (try? Int("x", format: .number)) as Any)
let encoded = try JSONEncoder().encode([Decimal(string: "0.1")!: "x"].map { [$0.key: $0.value] }.count);
print(String(decoding: encoded, as: UTF8.self))
print(
  Decimal(10) / 3, Decimal(1) / 7, pow(Decimal(string: "1.1")!, 5), Decimal(2).squareRootX,
  Decimal(string: "99999999999999999999.99")! * 2, Decimal(Double.pi),
  Decimal(sign: .plus, exponent: -2, significand: 199), (1 as Decimal).isEqual(to: 1.0),
  Decimal.greatestFiniteMagnitude > 1)
extension Decimal { var squareRootX: Double { NSDecimalNumber(decimal: self).doubleValue.squareRoot() } }
print(
  NSDecimalNumber(string: "12.5").multiplying(by: 2).subtracting(.one).stringValue,
  NSDecimalNumber(value: 3.5).int32Value, NSDecimalNumber.notANumber == .notANumber,
  (NSDecimalNumber(string: "1.10") as Decimal), NSDecimalNumber(string: "abc"))
