import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
let date = Date(timeIntervalSince1970: 1_700_000_000.123)
for pattern in ["yyyy-MM-dd", "HH:mm:ss.SSS", "EEEE, MMMM d", "h:mm a", "D w Q", "yy/M/d", "Z ZZZZZ", "'at' HH", "EEE"]
{
  formatter.dateFormat = pattern
  print(pattern, formatter.string(from: date))
}
