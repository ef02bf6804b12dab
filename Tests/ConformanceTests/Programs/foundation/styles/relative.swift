import Foundation

let now = Date(timeIntervalSince1970: 1_709_647_384)
let us = Locale(identifier: "en_US")
let seconds: [TimeInterval] = [5, -5, 90, -3600, 7200, 86_400, -259_200, 3_456_000, -69_120_000]
for offset in seconds {
  let date = now.addingTimeInterval(offset)
  let numeric = Date.AnchoredRelativeFormatStyle(anchor: now, presentation: .numeric, unitsStyle: .wide, locale: us)
  let named = Date.AnchoredRelativeFormatStyle(anchor: now, presentation: .named, unitsStyle: .abbreviated, locale: us)
  print(numeric.format(date), named.format(date))
}
