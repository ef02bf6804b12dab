import Foundation

// Sentences with numbers, lists and dates, without a user's locale.
let en = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE"), fr = Locale(identifier: "fr_FR")
func items(_ n: Int) -> String { "\(n.formatted(.number.locale(en))) item\(n == 1 ? "" : "s")" }
print([0, 1, 2, 1_000, -1].map(items))
let spell = NumberFormatter(); spell.numberStyle = .spellOut
for l in [en, de, fr] {
  spell.locale = l; print(l.identifier, [0, 1, 21, 80, 99, 1_000_001].map { spell.string(from: $0 as NSNumber)! })
}
let ordinal = NumberFormatter(); ordinal.numberStyle = .ordinal
for l in [en, de, fr] { ordinal.locale = l; print((1...4).map { ordinal.string(from: $0 as NSNumber)! }) }
for l in [en, de, fr] {
  print(["A", "B", "C"].formatted(.list(type: .and).locale(l)), ["A", "B"].formatted(.list(type: .or).locale(l)))
}
let day = Date(timeIntervalSince1970: 1_714_560_000)
for l in [en, de, fr] {
  var s = Date.FormatStyle(date: .long, time: .omitted, locale: l, timeZone: .gmt); print(day.formatted(s));
  s = Date.FormatStyle(locale: l, timeZone: .gmt).weekday(.wide).month().day(); print(day.formatted(s))
}
print(
  "%d of %d".replacingOccurrences(of: "%d", with: "?"), String(format: "%d of %d", 1, 2),
  String(format: NSLocalizedString("%@ likes %@", comment: ""), "Ann", "tea"))
print(NSLocalizedString("missing.key", value: "Fallback", comment: ""), NSLocalizedString("plain", comment: "c"))
