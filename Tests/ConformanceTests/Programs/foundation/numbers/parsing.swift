import Foundation

let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.locale = Locale(identifier: "en_US")
for text in ["1,234.5", "42", "abc", "", "-7", "1e3"] { print(text, formatter.number(from: text)?.doubleValue ?? -1) }
formatter.locale = Locale(identifier: "de_DE")
for text in ["1.234,5", "0,5"] { print(text, formatter.number(from: text)?.doubleValue ?? -1) }
