import Code
import Foundation

/// The fields of a date's style, by the names that the library's source gives to them.
extension Date.FormatStyle {
  static let dateStyles: [String: DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
  ]
  static let timeStyles: [String: TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]

  init(_ settings: Settings) {
    self.init(
      date: settings["date"].flatMap { Self.dateStyles[$0] }, time: settings["time"].flatMap { Self.timeStyles[$0] },
      locale: Locale(identifier: settings["locale"] ?? "en_US"))
    if let zone = settings["timeZone"].flatMap({ TimeZone(identifier: $0) }) { timeZone = zone }
    if let key = settings["calendar"] { calendar = Calendar(key: key) }
    for (name, symbol) in settings.pairs { self = with(name, symbol) }
  }

  private func with(_ field: String, _ symbol: String) -> Date.FormatStyle {
    switch field {
    case "era": era(symbol == "wide" ? .wide : symbol == "narrow" ? .narrow : .abbreviated)
    case "year": year(Self.year(symbol))
    case "quarter": quarter(Self.quarters[symbol] ?? .abbreviated)
    case "month": month(Self.months[symbol] ?? .abbreviated)
    case "week": week(symbol == "twoDigits" ? .twoDigits : symbol == "weekOfMonth" ? .weekOfMonth : .defaultDigits)
    case "day": day(Self.day(symbol))
    case "dayOfYear":
      dayOfYear(symbol == "twoDigits" ? .twoDigits : symbol == "threeDigits" ? .threeDigits : .defaultDigits)
    case "weekday": weekday(Self.weekdays[symbol] ?? .abbreviated)
    case "hour": hour(hourSymbol(symbol))
    case "minute": minute(symbol == "twoDigits" ? .twoDigits : .defaultDigits)
    case "second": second(symbol == "twoDigits" ? .twoDigits : .defaultDigits)
    case "secondFraction": secondFraction(Self.fraction(symbol))
    case "timeZone of": timeZone(Self.zone(symbol))
    default: self
    }
  }

  /// The number after a name: `padded 6`.
  private static func length(_ symbol: String) -> Int? { symbol.split(separator: " ").last.flatMap { Int($0) } }

  private static func year(_ symbol: String) -> Symbol.Year {
    switch symbol.prefix(while: \.isLetter) {
    case "twoDigits": .twoDigits
    case "padded": .padded(length(symbol) ?? 1)
    case "extended": .extended(minimumLength: length(symbol) ?? 1)
    case "related": .relatedGregorian(minimumLength: length(symbol) ?? 1)
    default: .defaultDigits
    }
  }

  private static func day(_ symbol: String) -> Symbol.Day {
    switch symbol.prefix(while: \.isLetter) {
    case "twoDigits": .twoDigits
    case "ordinal": .ordinalOfDayInMonth
    case "julian": .julianModified(minimumLength: length(symbol) ?? 1)
    default: .defaultDigits
    }
  }

  private static func fraction(_ symbol: String) -> Symbol.SecondFraction {
    symbol.hasPrefix("milliseconds") ? .milliseconds(length(symbol) ?? 1) : .fractional(length(symbol) ?? 3)
  }

  private static func zone(_ symbol: String) -> Symbol.TimeZone {
    let width: Symbol.TimeZone.Width = symbol.hasSuffix(" long") ? .long : .short
    return switch symbol.prefix(while: { $0 != " " }) {
    case "identifier": .identifier(width)
    case "localizedGMT": .localizedGMT(width)
    case "iso8601": .iso8601(width)
    case "genericName": .genericName(width)
    case "exemplarLocation": .exemplarLocation
    default: .specificName(width)
    }
  }

  private static let months: [String: Symbol.Month] = [
    "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "abbreviated": .abbreviated, "wide": .wide,
    "narrow": .narrow,
  ]
  private static let weekdays: [String: Symbol.Weekday] = [
    "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow, "short": .short, "oneDigit": .oneDigit,
    "twoDigits": .twoDigits,
  ]
  private static let quarters: [String: Symbol.Quarter] = [
    "oneDigit": .oneDigit, "twoDigits": .twoDigits, "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow,
  ]

  /// `twoDigits abbreviated`: the digits, and the form of AM and PM.
  private func hourSymbol(_ words: String) -> Symbol.Hour {
    let parts = words.split(separator: " ")
    let half: Symbol.Hour.AMPMStyle =
      switch parts.last {
      case "omitted": .omitted
      case "narrow": .narrow
      case "wide": .wide
      default: .abbreviated
      }
    return switch parts.first {
    case "twoDigits": .twoDigits(amPM: half)
    case "conversationalDefaultDigits": .conversationalDefaultDigits(amPM: half)
    case "conversationalTwoDigits": .conversationalTwoDigits(amPM: half)
    default: .defaultDigits(amPM: half)
    }
  }
}

extension Date.ISO8601FormatStyle {
  init(_ settings: Settings) {
    self.init(
      dateSeparator: settings["dateSeparator"] == "omitted" ? .omitted : .dash,
      dateTimeSeparator: settings["dateTimeSeparator"] == "space" ? .space : .standard,
      timeSeparator: settings["timeSeparator"] == "omitted" ? .omitted : .colon,
      timeZoneSeparator: settings["timeZoneSeparator"] == "colon" ? .colon : .omitted,
      includingFractionalSeconds: settings["fractional"] == "1",
      timeZone: settings["timeZone"].flatMap { TimeZone(identifier: $0) } ?? .gmt)
    for (name, _) in settings.pairs {
      switch name {
      case "year": self = year()
      case "month": self = month()
      case "day": self = day()
      case "time": self = time(includingFractionalSeconds: settings["fractional"] == "1")
      case "weekOfYear": self = weekOfYear()
      case "zone": self = timeZone(separator: settings["timeZoneSeparator"] == "colon" ? .colon : .omitted)
      default: break
      }
    }
  }
}
