import Foundation
func make(_ set: (NumberFormatter) -> Void) -> NumberFormatter {
  let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); set(f); return f
}
let values: [NSNumber] = [0, 1, -1, 12.5, 1234.567, -9876543.21, 0.005, 1e9]
for (name, f) in [
  ("none", make { _ in }), ("decimal", make { $0.numberStyle = .decimal }),
  ("currency", make { $0.numberStyle = .currency }),
  (
    "percent",
    make {
      $0.numberStyle = .percent; $0.maximumFractionDigits = 1
    }
  ), ("scientific", make { $0.numberStyle = .scientific }),
  ("spell", make { $0.numberStyle = .spellOut }), ("ordinal", make { $0.numberStyle = .ordinal }),
  ("accounting", make { $0.numberStyle = .currencyAccounting }),
  ("iso", make { $0.numberStyle = .currencyISOCode }), ("plural", make { $0.numberStyle = .currencyPlural }),
  (
    "padded",
    make {
      $0.minimumIntegerDigits = 3; $0.minimumFractionDigits = 2
    }
  ),
  (
    "euro",
    make {
      $0.numberStyle = .currency; $0.currencyCode = "EUR"; $0.locale = Locale(identifier: "de_DE")
    }
  ),
  (
    "sig",
    make {
      $0.usesSignificantDigits = true; $0.maximumSignificantDigits = 3
    }
  ),
  (
    "pattern",
    make {
      $0.positiveFormat = "#,##0.00 'units'"; $0.negativeFormat = "(#,##0.00)"
    }
  ),
  (
    "own",
    make {
      $0.numberStyle = .decimal; $0.groupingSeparator = "_"; $0.decimalSeparator = ":"; $0.minusSign = "~"
    }
  ),
  (
    "affix",
    make {
      $0.numberStyle = .decimal; $0.positivePrefix = "+"; $0.negativeSuffix = "-"; $0.zeroSymbol = "zero"
    }
  ),
  (
    "half",
    make {
      $0.maximumFractionDigits = 0; $0.roundingMode = .halfEven
    }
  ),
  (
    "floor",
    make {
      $0.maximumFractionDigits = 0; $0.roundingMode = .floor
    }
  ),
  (
    "mult",
    make {
      $0.multiplier = 100; $0.numberStyle = .decimal
    }
  ),
] { print(name, values.map { f.string(from: $0) ?? "nil" }) }
let parser = make { $0.numberStyle = .decimal }
for text in ["1,234.5", "12", "abc", "", "-3", "1e3", "12 apples", "١٢"] {
  print(text, parser.number(from: text) as Any)
}
parser.generatesDecimalNumbers = true
let currency = make { $0.numberStyle = .currency }
print(
  currency.number(from: "$1,234.50") as Any, currency.number(from: "1234.50") as Any, currency.currencySymbol!,
  currency.currencyCode!, currency.internationalCurrencySymbol ?? "-", currency.maximumFractionDigits)
print(
  NumberFormatter.localizedString(from: 1234.5, number: .decimal), parser.string(for: "x") as Any,
  parser.string(for: 3)!, make { $0.nilSymbol = "n/a" }.nilSymbol)
