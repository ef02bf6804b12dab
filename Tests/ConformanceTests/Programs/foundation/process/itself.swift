import Foundation

// What a process knows of itself, as far as it is the same everywhere.
let info = ProcessInfo.processInfo
print(info.processName.isEmpty, info.arguments.count, info.environment["THIS_IS_NOT_SET"] as Any, info.globallyUniqueString.isEmpty, info.processIdentifier > 0)
print(info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 1, minorVersion: 0, patchVersion: 0)), info.activeProcessorCount > 0, info.physicalMemory > 0, info.systemUptime > 0)
let start = Date()
let later = start.addingTimeInterval(90)
print(later.timeIntervalSince(start), start < later, max(start, later) == later, start.distance(to: later), start + 90 == later, start.compare(later) == .orderedAscending)
print(Date.distantPast < .distantFuture, Date(timeIntervalSince1970: 0), Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970, Date.timeIntervalBetween1970AndReferenceDate)
print(Date(timeIntervalSince1970: 1.5).description, Date.distantPast.description, Date.distantFuture.timeIntervalSince1970)
print((Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)).contains(Date(timeIntervalSince1970: 5)), DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60).contains(Date(timeIntervalSince1970: 60)))
let meeting = DateInterval(start: Date(timeIntervalSince1970: 100), end: Date(timeIntervalSince1970: 200))
let lunch = DateInterval(start: Date(timeIntervalSince1970: 150), duration: 100)
print(meeting.intersects(lunch), meeting.intersection(with: lunch)?.duration ?? 0, meeting < lunch, meeting.compare(lunch).rawValue, meeting.intersection(with: DateInterval(start: lunch.end, duration: 1)) as Any)
print(NSHomeDirectory().isEmpty, NSTemporaryDirectory().hasSuffix("/"), NSUserName().isEmpty, Bundle.main.bundlePath.isEmpty, Bundle.main.path(forResource: "none", ofType: "txt") as Any)
print(Thread.isMainThread, Thread.current.isMainThread, CommandLine.arguments.count)
print(NSStringFromClass(NSObject.self).isEmpty, Bundle.main.infoDictionary?["NoSuchKey"] as Any, Bundle.main.url(forResource: "x", withExtension: "json") as Any)
