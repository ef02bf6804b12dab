import Foundation

// Trains in time zones, over midnight and over a change of clocks.
struct Train { let from: String, to: String; let departs: DateComponents; let minutes: Int }
func calendar(_ zone: String) -> Calendar {
  var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: zone)!;
  c.locale = Locale(identifier: "en_GB"); return c
}
let london = calendar("Europe/London"), paris = calendar("Europe/Paris")
let trains = [
  Train(
    from: "London", to: "Paris", departs: DateComponents(year: 2024, month: 3, day: 30, hour: 22, minute: 31),
    minutes: 137),
  Train(
    from: "London", to: "Paris", departs: DateComponents(year: 2024, month: 3, day: 31, hour: 0, minute: 30),
    minutes: 140),
]
let show = DateFormatter(); show.locale = Locale(identifier: "en_GB"); show.dateFormat = "EEE d MMM HH:mm zzz"
for train in trains {
  let start = london.date(from: train.departs)!, end = london.date(byAdding: .minute, value: train.minutes, to: start)!
  show.timeZone = london.timeZone; print(show.string(from: start), terminator: " -> ")
  show.timeZone = paris.timeZone;
  print(show.string(from: end), paris.component(.day, from: end) != london.component(.day, from: start) ? "(+1)" : "")
  print(
    end.timeIntervalSince(start) / 60, paris.dateComponents([.hour, .minute], from: start, to: end),
    london.timeZone.isDaylightSavingTime(for: start), paris.timeZone.secondsFromGMT(for: end))
}
let midnight = london.startOfDay(for: london.date(from: trains[0].departs)!)
print(
  london.dateInterval(of: .day, for: midnight)!.duration / 3600,
  london.dateInterval(of: .day, for: midnight + 86400)!.duration / 3600,
  london.timeZone.nextDaylightSavingTimeTransition(after: midnight)!)
print(
  DateInterval(start: midnight, duration: 7200).intersects(DateInterval(start: midnight + 3600, duration: 10)),
  [DateInterval(start: midnight + 5, duration: 1), DateInterval(start: midnight, duration: 9)].sorted().map(\.duration))
for hour in [0, 1, 2, 3] {
  print(hour, london.date(bySettingHour: hour, minute: 30, second: 0, of: midnight + 86400 + 7200)!)
}
