import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2024-03-05 07:08") ?? .distantPast)
print(formatter.date(from: "2024-13-05 07:08") == nil, formatter.date(from: "") == nil)
formatter.dateFormat = "dd MMM yyyy"
print(formatter.date(from: "05 Mar 2024") ?? .distantPast)
formatter.timeZone = TimeZone(identifier: "Asia/Kolkata")
print(formatter.date(from: "05 Mar 2024") ?? .distantPast)
