import Foundation

let start = Date(timeIntervalSinceReferenceDate: 0)
let later = start.addingTimeInterval(90_061)
print(later.timeIntervalSince(start), later > start, start.distance(to: later), start.advanced(by: 60).timeIntervalSinceReferenceDate)
print(min(start, later) == start, (start...later).contains(start + 5), [later, start].sorted() == [start, later], later - 61 == start.addingTimeInterval(90_000))
print(Date.distantPast < start, Date.distantFuture > later, start, later.description, start.compare(later).rawValue)
var moving = start
moving += 3600
moving -= 60
moving.addTimeInterval(0.5)
print(moving.timeIntervalSinceReferenceDate, moving.timeIntervalSince1970, Date(timeInterval: 10, since: start).timeIntervalSinceReferenceDate)
print(Date(timeIntervalSince1970: 0) == Date(timeIntervalSinceReferenceDate: -978_307_200), abs(Date().timeIntervalSinceNow) < 60, Date.timeIntervalBetween1970AndReferenceDate)
func elapsed(_ seconds: TimeInterval) -> String {
  let total = Int(seconds)
  return String(format: "%02d:%02d:%02d", total / 3600, total % 3600 / 60, total % 60)
}
print(elapsed(later.timeIntervalSince(start)), stride(from: start, to: later, by: 40_000).map { Int($0.timeIntervalSinceReferenceDate) })
