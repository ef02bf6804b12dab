import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .percent
print(formatter.string(from: 0.256) ?? "none", formatter.string(from: 1) ?? "none")
formatter.maximumFractionDigits = 2
print(formatter.string(from: 0.25678) ?? "none")
formatter.numberStyle = .scientific
print(formatter.string(from: 12345) ?? "none")
formatter.numberStyle = .spellOut
print(formatter.string(from: 42) ?? "none")
formatter.numberStyle = .ordinal
print(formatter.string(from: 3) ?? "none")
