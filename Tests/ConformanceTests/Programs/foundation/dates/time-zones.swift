import Foundation

let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
let winter = Date(timeIntervalSince1970: 1_704_100_000)
let summer = Date(timeIntervalSince1970: 1_720_000_000)
print(berlin.identifier, berlin.secondsFromGMT(for: winter), berlin.secondsFromGMT(for: summer))
print(berlin.isDaylightSavingTime(for: summer), berlin.daylightSavingTimeOffset(for: summer))
print(berlin.nextDaylightSavingTimeTransition(after: winter) ?? .distantPast)
print(TimeZone(identifier: "Mars/Base") == nil, TimeZone(abbreviation: "UTC")?.secondsFromGMT() ?? -1)
print(TimeZone(secondsFromGMT: 3_600)?.identifier ?? "none", TimeZone.gmt.identifier)
