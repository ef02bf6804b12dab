import Foundation
func make(_ locale: String = "en_US", _ change: (NumberFormatter) -> Void) -> NumberFormatter { let f = NumberFormatter(); f.locale = Locale(identifier: locale); change(f); return f }
for locale in ["en_US", "de_DE", "fr_FR", "en_IN"] {
  for style in [NumberFormatter.Style.none, .decimal, .percent, .currency, .scientific, .spellOut, .ordinal] {
    let f = make(locale) { $0.numberStyle = style; if style == .currency { $0.currencyCode = "EUR" } }
    print(locale, style.rawValue, f.string(from: 1234567.891)!, f.string(from: 0.5)!, f.string(from: -42)!, f.string(from: 0)!)
  }
}
let two = make { $0.numberStyle = .decimal; $0.minimumFractionDigits = 2; $0.maximumFractionDigits = 2 }
print(two.string(from: 3)!, two.string(from: 2.005)!, two.string(from: 2.675)!, two.minimumFractionDigits, two.maximumFractionDigits, two.usesGroupingSeparator)
let sig = make { $0.numberStyle = .decimal; $0.usesSignificantDigits = true; $0.maximumSignificantDigits = 3 }
print(sig.string(from: 123456)!, sig.string(from: 0.0012345)!)
for mode in [NumberFormatter.RoundingMode.up, .down, .halfUp, .halfEven, .ceiling, .floor] {
  let f = make { $0.numberStyle = .decimal; $0.maximumFractionDigits = 0; $0.roundingMode = mode }
  print(f.string(from: 2.5)!, f.string(from: -2.5)!, f.string(from: 2.1)!)
}
print(make { $0.numberStyle = .decimal; $0.groupingSeparator = " "; $0.decimalSeparator = "·" }.string(from: 12345.5)!, make { $0.minimumIntegerDigits = 3 }.string(from: 7)!, make { $0.positivePrefix = "+"; $0.numberStyle = .decimal }.string(from: 7)!)
let de = make("de_DE") { $0.numberStyle = .decimal }, en = make { $0.numberStyle = .decimal }, plain = make { _ in }
for text in ["1.234,5", "1e3", "1,234.5", "12", "-3", "abc", "12abc", "", " 5", "1E3", ".5", "5."] {
  print(text, de.number(from: text) as Any, en.number(from: text) as Any, plain.number(from: text) as Any)
}
print(make { $0.numberStyle = .currency }.number(from: "$1,200.50") as Any, make { $0.numberStyle = .percent }.number(from: "50%") as Any)
