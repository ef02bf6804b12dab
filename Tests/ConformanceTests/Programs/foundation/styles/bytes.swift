import Foundation

let us = Locale(identifier: "en_US")
for count in [0, 1, 999, 1_000, 1_536, 1_048_576, 5_368_709_120] as [Int64] {
  print(
    count.formatted(.byteCount(style: .file).locale(us)), count.formatted(.byteCount(style: .memory).locale(us)))
}
print(Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false).locale(us)))
print(Int64(12_345).formatted(.byteCount(style: .file, includesActualByteCount: true).locale(us)))
print(ByteCountFormatStyle(style: .file, locale: us).format(7_500_000))
