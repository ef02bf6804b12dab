// Texts of lengths.
import Foundation
let f = LengthFormatter()
for s in [Formatter.UnitStyle.short, .medium, .long] {
  f.unitStyle = s
  for u in [LengthFormatter.Unit.millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile] {
    print(f.string(fromValue: 1, unit: u), "|", f.string(fromValue: 2.555, unit: u), "|", f.string(fromValue: 1234.5, unit: u), "|", f.unitString(fromValue: 1, unit: u), "|", f.unitString(fromValue: 2, unit: u), "|", f.unitString(fromValue: 0, unit: u))
  }
  print(f.string(fromMeters: 3.5), f.string(fromMeters: 5000), f.string(fromMeters: 0.01))
}
f.isForPersonHeightUse = true
print(f.string(fromMeters: 1.8), f.isForPersonHeightUse, f.string(fromValue: 5.5, unit: .foot))
f.unitStyle = .short
print(f.string(fromMeters: 1.8), f.string(fromValue: 5.5, unit: .foot), f.string(fromValue: -1, unit: .meter))
print(f.numberFormatter.maximumFractionDigits, f.numberFormatter.numberStyle.rawValue)
f.isForPersonHeightUse = false
for meters in [-1.0, 0, 0.005, 0.01, 0.011, 0.5, 1, 1.01, 999, 1000, 1000.1] { print(meters, f.string(fromMeters: meters)) }
var unit = LengthFormatter.Unit.meter
print(f.unitString(fromMeters: 0.3, usedUnit: &unit), unit.rawValue)
