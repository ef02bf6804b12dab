import Foundation
let f = ByteCountFormatter()
for n in [0, 1, 999, 1000, 1024, 123_456, 5_000_000, 1_500_000_000, 3_000_000_000_000] as [Int64] {
  print(
    f.string(fromByteCount: n), ByteCountFormatter.string(fromByteCount: n, countStyle: .binary),
    ByteCountFormatter.string(fromByteCount: n, countStyle: .memory), n.formatted(.byteCount(style: .file)))
}
f.allowedUnits = [.useKB, .useMB]; f.includesUnit = false; print(f.string(fromByteCount: 2_345_678))
f.includesUnit = true; f.includesActualByteCount = true; f.isAdaptive = false; print(f.string(fromByteCount: 2_345_678))
f.includesActualByteCount = false; f.includesCount = false; print(f.string(fromByteCount: 2_345_678))
f.includesCount = true; f.allowsNonnumericFormatting = false; f.zeroPadsFractionDigits = true;
print(f.string(fromByteCount: 0))
print(
  ["a"].formatted(), ["a", "b"].formatted(), ["a", "b", "c"].formatted(), ["a", "b"].formatted(.list(type: .or)),
  ["x", "y", "z"].formatted(.list(type: .and, width: .narrow).locale(Locale(identifier: "de_DE"))))
print(
  true.description, 3.14.formatted(.number.precision(.fractionLength(1))), 5.formatted(.percent),
  (0.5).formatted(.percent.precision(.fractionLength(0...2))), 1234.formatted(.number.grouping(.never)))
