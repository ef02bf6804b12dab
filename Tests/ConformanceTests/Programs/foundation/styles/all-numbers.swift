import Foundation
let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE")
for n in [0.0, 1, -2.5, 1234.5678, 0.000123, 9_999_999.99] {
  print(
    n.formatted(.number.locale(us)), n.formatted(.number.precision(.fractionLength(2)).locale(de)),
    n.formatted(.number.precision(.significantDigits(3)).locale(us)),
    n.formatted(.number.notation(.compactName).locale(us)), n.formatted(.number.notation(.scientific).locale(us)),
    n.formatted(.percent.precision(.fractionLength(1)).locale(us)), n.formatted(.currency(code: "USD").locale(us)),
    n.formatted(.currency(code: "EUR").presentation(.fullName).locale(us)),
    n.formatted(.number.sign(strategy: .always(includingZero: false)).locale(us)),
    n.formatted(.number.rounded(rule: .towardZero).precision(.fractionLength(0)).locale(us)),
    n.formatted(.number.grouping(.never).decimalSeparator(strategy: .always).locale(us)))
}
for n in [0, 7, -12, 1500, 1_234_567] {
  print(
    n.formatted(.number.locale(us)), n.formatted(.number.precision(.integerLength(4)).locale(us)),
    n.formatted(.percent.locale(us)), n.formatted(.currency(code: "JPY").locale(us)),
    n.formatted(.number.scale(0.5).locale(us)), n.formatted(.byteCount(style: .decimal).locale(us)),
    n.formatted(.number.notation(.compactName).precision(.fractionLength(1)).locale(us)),
    n.formatted(.currency(code: "USD").sign(strategy: .accounting).locale(us)),
    n.formatted(.number.sign(strategy: .never).locale(us)))
}
print(
  try Int("1,234", format: .number.locale(us)), try Double("12,5 %", format: .percent.locale(de)),
  try Int("$5", format: .currency(code: "USD").locale(us)), (3.0 as Float).formatted(.number.locale(us)),
  UInt8(200).formatted(.number.locale(us)))
struct Temperature: FormatStyle {
  typealias FormatInput = Double; typealias FormatOutput = String; var unit = "C";
  func format(_ v: Double) -> String {
    "\(v.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))))°\(unit)"
  }; func unit(_ u: String) -> Self { var s = self; s.unit = u; return s }
}
extension FormatStyle where Self == Temperature { static var temperature: Temperature { Temperature() } }
print(
  21.55.formatted(.temperature), 21.0.formatted(.temperature.unit("F")), Temperature().format(3),
  [1.0, 2.0].map { $0.formatted(.temperature) }, IntegerFormatStyle<Int>().locale(us).format(1234),
  FloatingPointFormatStyle<Double>.Percent().locale(us).format(0.5),
  Decimal.FormatStyle.Currency(code: "EUR").locale(de).format(3))
