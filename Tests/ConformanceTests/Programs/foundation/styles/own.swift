import Foundation

struct Initials: FormatStyle {
  var separator = ""
  func format(_ value: String) -> String {
    value.split(separator: " ").compactMap(\.first).map(String.init).joined(separator: separator)
  }
  func separated(by text: String) -> Initials { Initials(separator: text) }
}
extension FormatStyle where Self == Initials {
  static var initials: Initials { Initials() }
}
extension String {
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == String { style.format(self) }
}
print("Ada King Lovelace".formatted(.initials), "Bo Li".formatted(.initials.separated(by: ".")))
struct Celsius: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> Double {
      guard let number = Double(value.replacingOccurrences(of: " °C", with: "")) else { throw CocoaError(.formatting) }
      return number
    }
  }
  var parseStrategy: Strategy { Strategy() }
  func format(_ value: Double) -> String { "\(value) °C" }
}
print(21.5.formatted(Celsius()), try Celsius().parseStrategy.parse("3.5 °C"))
do { _ = try Celsius().parseStrategy.parse("warm") } catch { print("cannot parse") }
let styles: [FloatingPointFormatStyle<Double>] = [.number.locale(Locale(identifier: "en_US")), .init(locale: Locale(identifier: "fr_FR"))]
print(styles.map { 1234.5.formatted($0) }, styles[0] == styles[1])
