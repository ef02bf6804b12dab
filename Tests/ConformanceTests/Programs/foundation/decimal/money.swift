import Foundation

struct Money: Codable, Hashable {
  var amount: Decimal
  var currency: String
  static func + (left: Money, right: Money) -> Money {
    Money(amount: left.amount + right.amount, currency: left.currency)
  }
}
let prices = [Money(amount: 12.5, currency: "USD"), Money(amount: Decimal(string: "0.05")!, currency: "USD")]
let sum = prices.reduce(Money(amount: 0, currency: "USD"), +)
print(sum.amount, sum.currency)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(prices)
print(String(decoding: data, as: UTF8.self))
let again = try JSONDecoder().decode([Money].self, from: data)
print(again == prices, again[0].amount)
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .currency
formatter.currencyCode = "USD"
print(formatter.string(from: sum.amount as NSDecimalNumber) ?? "none")
print(formatter.string(from: NSDecimalNumber(decimal: 1234.5)) ?? "none")
formatter.generatesDecimalNumbers = true
print(formatter.number(from: "$1,234.50")?.decimalValue ?? 0)
let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
print(sum.amount.formatted(style), Decimal(1234567.891).formatted(style.precision(.fractionLength(2))))
print(sum.amount.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
