import Foundation

let epoch = Date(timeIntervalSince1970: 0)
print(epoch, epoch.timeIntervalSinceReferenceDate, Date(timeIntervalSinceReferenceDate: 0))
print(Date.distantPast, Date.distantFuture)
let later = epoch.addingTimeInterval(90)
print(later.timeIntervalSince(epoch), later > epoch, epoch.distance(to: later))
print(min(epoch, later) == epoch, epoch.advanced(by: 60), epoch + 1, later - 30)
var moving = epoch
moving += 86_400
print(moving, epoch.compare(later) == .orderedAscending, (epoch...later).contains(epoch + 5))
