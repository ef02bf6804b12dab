import Foundation

let start = Date(timeIntervalSince1970: 1_000)
let interval = DateInterval(start: start, duration: 600)
print(interval.start, interval.end, interval.duration)
print(interval.contains(start + 600), interval.contains(start + 601))
let other = DateInterval(start: start + 300, end: start + 900)
print(interval.intersects(other), interval.intersection(with: other)?.duration ?? -1)
print(interval < other, interval == DateInterval(start: start, end: start + 600))
print(interval.compare(other) == .orderedAscending)
