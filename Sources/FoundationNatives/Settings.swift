import Foundation

/// The settings of a formatter or calendar that a program has made: a name and a text each, in the order of setting.
struct Settings {
  let pairs: [(name: String, text: String)]

  /// - Parameter words: `name=text`.
  init(_ words: [String]) {
    pairs = words.map { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }
}

/// Objects created from settings, which are created again only if the settings differ.
final class MadeObjects<Object> {
  private var made: [String: Object] = [:]

  func object(_ key: String, _ make: () -> Object) -> Object {
    if let known = made[key] { return known }
    if made.count > 100 { made = [:] }
    let new = make()
    made[key] = new
    return new
  }

  /// The same for objects that may not exist.
  func optional(_ key: String, _ make: () -> Object?) -> Object? {
    if let known = made[key] { return known }
    guard let new = make() else { return nil }
    return object(key) { new }
  }
}

extension Calendar {
  /// `gregorian|Europe/Berlin|en_US|2|4`; empty parts leave their default.
  init(key: String) {
    let parts = key.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    self.init(identifier: Self.identifiers[parts.first ?? ""] ?? .gregorian)
    if parts.count > 1, let zone = TimeZone(identifier: parts[1]) { timeZone = zone }
    locale = Locale(identifier: parts.count > 2 && !parts[2].isEmpty ? parts[2] : "en_US_POSIX")
    if parts.count > 3, let day = Int(parts[3]) { firstWeekday = day }
    if parts.count > 4, let days = Int(parts[4]) { minimumDaysInFirstWeek = days }
  }

  private static let identifiers: [String: Identifier] = [
    "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "japanese": .japanese, "hebrew": .hebrew,
    "chinese": .chinese, "coptic": .coptic, "indian": .indian, "islamic": .islamic, "persian": .persian,
    "republicOfChina": .republicOfChina,
    "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem,
    "islamicCivil": .islamicCivil, "islamicTabular": .islamicTabular, "islamicUmmAlQura": .islamicUmmAlQura,
  ]

  /// The name that the library has for a kind of calendar.
  static func name(of identifier: Identifier) -> String? { identifiers.first { $0.value == identifier }?.key }

  /// The components in the order of the library's `Calendar.Component`.
  static let components: [Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter,
    .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear, .calendar, .timeZone,
  ]
}

extension DateComponents {
  /// - Parameter fields: A number for each numeric component, in their order, and a flag for a leap month;
  ///   `Int.min` means none.
  init(fields: [Int]) {
    self.init()
    for (component, field) in zip(Calendar.components.prefix(15), fields) where field != .min {
      setValue(field, for: component)
    }
    if fields.count > 15, fields[15] != .min { isLeapMonth = fields[15] == 1 }
  }

  var fields: [Int] {
    Calendar.components.prefix(15).map { component in
      let value = self.value(for: component) ?? .min
      return value == NSDateComponentUndefined ? .min : value
    } + [isLeapMonth.map { $0 ? 1 : 0 } ?? .min]
  }
}
