import Code
import Foundation
import Machine

/// Styles of dates, durations, lists and sizes, which are represented by the settings that a program has made.
struct DateStyleNatives {
  private let styles = MadeObjects<Date.FormatStyle>()

  var natives: NativeTable { dates.with(others) }

  private static func date(_ value: Value) -> Date { Date(timeIntervalSinceReferenceDate: value.double) }

  private var dates: NativeTable {
    [
      "Date.FormatStyle.text": { call in
        let words = call[0].elements.map(\.string)
        let style = styles.object(words.joined(separator: "\u{1}")) { Date.FormatStyle(Settings(words)) }
        return Value(style.format(Self.date(call[1])))
      },
      "Date.FormatStyle.date": { call in
        let style = Date.FormatStyle(Settings(call[0].elements.map(\.string)))
        return Value((try? style.parse(call[1].string))?.timeIntervalSinceReferenceDate ?? .nan)
      },
      "Date.ISO8601FormatStyle.text": { call in
        Value(Date.ISO8601FormatStyle(Settings(call[0].elements.map(\.string))).format(Self.date(call[1])))
      },
      "Date.ISO8601FormatStyle.date": { call in
        let style = Date.ISO8601FormatStyle(Settings(call[0].elements.map(\.string)))
        return Value((try? style.parse(call[1].string))?.timeIntervalSinceReferenceDate ?? .nan)
      },
      "Date.IntervalFormatStyle.text": { call in
        let settings = Settings(call[0].elements.map(\.string))
        var style = Date.IntervalFormatStyle(
          date: settings["date"].flatMap { Date.FormatStyle.dateStyles[$0] },
          time: settings["time"].flatMap { Date.FormatStyle.timeStyles[$0] },
          locale: Locale(identifier: settings["locale"] ?? "en_US"))
        if let zone = settings["timeZone"].flatMap({ TimeZone(identifier: $0) }) { style.timeZone = zone }
        if let key = settings["calendar"] { style.calendar = Calendar(key: key) }
        for (name, _) in settings.pairs { style = Self.adding(name, to: style) }
        let (start, end) = (Self.date(call[1]), Self.date(call[2]))
        guard start.timeIntervalSince1970.isFinite, end.timeIntervalSince1970.isFinite else {
          throw Trap("the formatter cannot show a date that is not a number")
        }
        return Value(style.format(start..<max(start, end)))
      },
      // The text for the first date relative to the second.
      "Date.RelativeFormatStyle.text": { call in
        let width: Date.RelativeFormatStyle.UnitsStyle =
          switch call[3].string {
          case "spellOut": .spellOut
          case "abbreviated": .abbreviated
          case "narrow": .narrow
          default: .wide
          }
        let style = Date.AnchoredRelativeFormatStyle(
          anchor: Self.date(call[0]), presentation: call[2].string == "named" ? .named : .numeric, unitsStyle: width,
          locale: Locale(identifier: call[4].string))
        return Value(style.format(Self.date(call[1])))
      },
      // The text of a date in a pattern, or the date in a text with that pattern.
      "Date.pattern": { call in
        let formatter = DateFormatter()
        let settings = Settings(call[0].elements.map(\.string))
        formatter.locale = Locale(identifier: settings["locale"] ?? "en_US_POSIX")
        formatter.timeZone = settings["timeZone"].flatMap { TimeZone(identifier: $0) } ?? .gmt
        formatter.calendar = Calendar(key: settings["calendar"] ?? "gregorian")
        formatter.isLenient = settings["isLenient"] != "0"
        formatter.dateFormat = settings["pattern"] ?? ""
        if call[2].string.isEmpty { return Value(formatter.string(from: Self.date(call[1]))) }
        return Value(formatter.date(from: call[2].string).map { "\($0.timeIntervalSinceReferenceDate)" } ?? "")
      },
    ]
  }

  /// A duration of seconds and attoseconds. Foundation rounds it to whole seconds, and stops the process if these are
  /// too many to be negated.
  /// A field of an interval's style: its name and its width, separated by a space.
  private static func adding(_ field: String, to style: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
    let words = field.split(separator: " ")
    switch words.first {
    case "year": return style.year()
    case "month": return words.last == "wide" ? style.month(.wide) : style.month()
    case "day": return style.day()
    case "weekday": return words.last == "wide" ? style.weekday(.wide) : style.weekday()
    case "hour": return style.hour()
    case "minute": return style.minute()
    case "second": return style.second()
    default: return style
    }
  }

  private var others: NativeTable {
    [
      "ListFormatStyle.text": { call in
        var style = ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle())
        style.listType = call[1].string == "or" ? .or : .and
        style.width = call[2].string == "narrow" ? .narrow : call[2].string == "short" ? .short : .standard
        return Value(style.locale(Locale(identifier: call[3].string)).format(call[0].elements.map(\.string)))
      },
      "ByteCountFormatStyle.text": { call in
        let style: ByteCountFormatStyle.Style =
          switch call[1].string {
          case "memory": .memory
          case "decimal": .decimal
          case "binary": .binary
          default: .file
          }
        let units = ByteCountFormatStyle.Units(rawValue: UInt(call[2].int))
        return Value(
          ByteCountFormatStyle(
            style: style, allowedUnits: units, spellsOutZero: call[3].bool, includesActualByteCount: call[4].bool,
            locale: Locale(identifier: call[5].string)
          ).format(Int64(call[0].int)))
      },
    ]
  }
}

/// Returns texts unchanged.
private struct StringStyle: FormatStyle {
  func format(_ value: String) -> String { value }
}

extension Settings {
  subscript(name: String) -> String? { pairs.last { $0.name == name }?.text }
}
