import Foundation
let base = URL(fileURLWithPath: "/tmp/dir/", isDirectory: true)
let flat = URL(fileURLWithPath: "/tmp/dir", isDirectory: false)
for u in [
  URL(fileURLWithPath: "a b", relativeTo: base), URL(fileURLWithPath: "a", relativeTo: flat),
  URL(fileURLWithPath: "/x/y", relativeTo: base), URL(fileURLWithPath: "sub/", relativeTo: base),
  URL(fileURLWithPath: "../up", relativeTo: base), URL(fileURLWithPath: "c", isDirectory: true, relativeTo: base),
  URL(filePath: "d", directoryHint: .notDirectory, relativeTo: base),
] {
  print(u.relativeString, "|", u.baseURL as Any, "|", u.absoluteString, "|", u.path, "|", u.relativePath)
}
let tz = TimeZone(identifier: "Europe/Berlin")!
print(tz.nextDaylightSavingTimeTransition != nil, TimeZone(identifier: "UTC")!.nextDaylightSavingTimeTransition as Any)
