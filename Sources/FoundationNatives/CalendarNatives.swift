import Code
import Foundation
import Machine

/// `Calendar` and `TimeZone`. A calendar is represented by its key, a date by its seconds since the reference date;
/// NaN means no date.
struct CalendarNatives {
  private let calendars = MadeObjects<Calendar>()

  var natives: NativeTable { parts.with(moving).with(finding).with(zones) }

  private func calendar(_ call: NativeContext) -> Calendar {
    let key = call[0].string
    return calendars.object(key) { Calendar(key: key) }
  }

  private static func date(_ call: NativeContext, _ index: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: call[index].double)
  }

  private static func seconds(_ date: Date?) -> Value { Value(date?.timeIntervalSinceReferenceDate ?? .nan) }

  private static func component(_ value: Value) -> Calendar.Component { Calendar.components[value.int] }

  private static func components(_ value: Value) -> Set<Calendar.Component> {
    Set(value.elements.map { component($0) })
  }

  private static func fields(_ value: Value) -> DateComponents { DateComponents(fields: value.elements.map(\.int)) }

  private static func numbers(_ numbers: [Int]) -> Value { Value(numbers.map { Value($0) }) }

  private var parts: NativeTable {
    [
      "Calendar.defaults": { call in
        let one = Calendar(key: call[0].string)
        return Self.numbers([one.firstWeekday, one.minimumDaysInFirstWeek])
      },
      "Calendar.component": { call in
        Value(calendar(call).component(Self.component(call[1]), from: Self.date(call, 2)))
      },
      "Calendar.components": { call in
        Self.numbers(calendar(call).dateComponents(Self.components(call[1]), from: Self.date(call, 2)).fields)
      },
      "Calendar.components between": { call in
        let found = calendar(call).dateComponents(
          Self.components(call[1]), from: Self.date(call, 2), to: Self.date(call, 3))
        return Self.numbers(found.fields)
      },
      "Calendar.components of both": { call in
        let found = calendar(call).dateComponents(
          Self.components(call[1]), from: Self.fields(call[2]), to: Self.fields(call[3]))
        return Self.numbers(found.fields)
      },
      "Calendar.symbols": { call in
        let one = calendar(call)
        let texts =
          switch call[1].int {
          case 0: one.weekdaySymbols
          case 1: one.shortWeekdaySymbols
          case 2: one.veryShortWeekdaySymbols
          case 3: one.monthSymbols
          case 4: one.shortMonthSymbols
          case 5: one.veryShortMonthSymbols
          case 6: one.standaloneMonthSymbols
          case 7: one.standaloneWeekdaySymbols
          case 8: one.quarterSymbols
          case 9: one.eraSymbols
          case 10: [one.amSymbol, one.pmSymbol]
          case 11: one.shortStandaloneWeekdaySymbols
          case 12: one.shortStandaloneMonthSymbols
          default: one.shortQuarterSymbols
          }
        return Value(texts.map { Value($0) })
      },
      "Calendar.name": { Value("\(Calendar(key: $0[0].string).identifier)") },
      "Calendar.description": { call in
        let key = call[0].string
        var described = Calendar(key: key)
        // A calendar without a locale of its own.
        if key.split(separator: "|", omittingEmptySubsequences: false).dropFirst(2).first?.isEmpty ?? true {
          described.locale = Locale(identifier: "")
        }
        return Value(described.description)
      },
      "DateComponents.description": { call in
        var parts = Self.fields(call[0])
        if !call[1].string.isEmpty { parts.calendar = Calendar(key: call[1].string) }
        if !call[2].string.isEmpty { parts.timeZone = TimeZone(identifier: call[2].string) }
        return Value(parts.description)
      },
      "DateComponents.isValid": { call in Value(Self.fields(call[1]).isValidDate(in: calendar(call))) },
    ]
  }

  private var moving: NativeTable {
    [
      "Calendar.date": { call in
        var parts = Self.fields(call[1])
        if !call[2].string.isEmpty { parts.timeZone = TimeZone(identifier: call[2].string) }
        return Self.seconds(calendar(call).date(from: parts))
      },
      "Calendar.adding": { call in
        Self.seconds(
          calendar(call).date(byAdding: Self.fields(call[1]), to: Self.date(call, 2), wrappingComponents: call[3].bool))
      },
      "Calendar.adding one": { call in
        Self.seconds(
          calendar(call).date(
            byAdding: Self.component(call[1]), value: call[2].int, to: Self.date(call, 3),
            wrappingComponents: call[4].bool))
      },
      "Calendar.setting": { call in
        Self.seconds(
          calendar(call).date(bySetting: Self.component(call[1]), value: call[2].int, of: Self.date(call, 3)))
      },
      "Calendar.setting time": { call in
        Self.seconds(
          calendar(call).date(
            bySettingHour: call[1].int, minute: call[2].int, second: call[3].int, of: Self.date(call, 4),
            matchingPolicy: Self.policy(call[5]), repeatedTimePolicy: call[6].int == 1 ? .last : .first,
            direction: call[7].int == 1 ? .backward : .forward))
      },
      "Calendar.start of day": { call in Self.seconds(calendar(call).startOfDay(for: Self.date(call, 1))) },
    ]
  }

  private static func policy(_ value: Value) -> Calendar.MatchingPolicy {
    switch value.int {
    case 1: .nextTimePreservingSmallerComponents
    case 2: .previousTimePreservingSmallerComponents
    case 3: .strict
    default: .nextTime
    }
  }

  private var finding: NativeTable {
    [
      "Calendar.interval": { call in
        guard let found = calendar(call).dateInterval(of: Self.component(call[1]), for: Self.date(call, 2)) else {
          return Value([])
        }
        return Value([Self.seconds(found.start), Self.seconds(found.end)])
      },
      "Calendar.weekend": { call in
        guard let found = calendar(call).dateIntervalOfWeekend(containing: Self.date(call, 1)) else { return Value([]) }
        return Value([Self.seconds(found.start), Self.seconds(found.end)])
      },
      "Calendar.next weekend": { call in
        let direction: Calendar.SearchDirection = call[2].bool ? .backward : .forward
        guard let found = calendar(call).nextWeekend(startingAfter: Self.date(call, 1), direction: direction) else {
          return Value([])
        }
        return Value([Self.seconds(found.start), Self.seconds(found.end)])
      },
      "Calendar.range": { call in
        let one = calendar(call)
        let found =
          switch call[4].int {
          case 0: one.range(of: Self.component(call[1]), in: Self.component(call[2]), for: Self.date(call, 3))
          case 1: one.minimumRange(of: Self.component(call[1]))
          default: one.maximumRange(of: Self.component(call[1]))
          }
        return Self.numbers(found.map { [$0.lowerBound, $0.upperBound] } ?? [])
      },
      "Calendar.ordinality": { call in
        let found = calendar(call).ordinality(
          of: Self.component(call[1]), in: Self.component(call[2]), for: Self.date(call, 3))
        return Value(found ?? .min)
      },
      "Calendar.next date": { call in
        let found = calendar(call).nextDate(
          after: Self.date(call, 1), matching: Self.fields(call[2]), matchingPolicy: Self.policy(call[3]),
          repeatedTimePolicy: call[4].int == 1 ? .last : .first, direction: call[5].int == 1 ? .backward : .forward)
        return Self.seconds(found)
      },
      "Calendar.matches": { call in
        Value(calendar(call).date(Self.date(call, 1), matchesComponents: Self.fields(call[2])))
      },
      "Calendar.compare": { call in
        let order = calendar(call).compare(
          Self.date(call, 1), to: Self.date(call, 2), toGranularity: Self.component(call[3]))
        return Value(order.rawValue)
      },
      "Calendar.isWeekend": { call in Value(calendar(call).isDateInWeekend(Self.date(call, 1))) },
    ]
  }

  private var zones: NativeTable {
    [
      "TimeZone.identifier": { Value(TimeZone(identifier: $0[0].string)?.identifier ?? "") },
      "TimeZone.abbreviated": { Value(TimeZone(abbreviation: $0[0].string)?.identifier ?? "") },
      "TimeZone.offset": { call in
        // Foundation takes the magnitude of the offset, and stops the process if there is none.
        if call[0].int == .min { throw Trap("arithmetic overflow") }
        return Value(TimeZone(secondsFromGMT: call[0].int)?.identifier ?? "")
      },
      "TimeZone.all": { _ in Value(TimeZone.knownTimeZoneIdentifiers.map { Value($0) }) },
      "TimeZone.seconds": { call in
        let zone = TimeZone(identifier: call[0].string) ?? .gmt
        return Value(Double(zone.secondsFromGMT(for: Self.date(call, 1))))
      },
      "TimeZone.daylight": { call in
        let zone = TimeZone(identifier: call[0].string) ?? .gmt
        let date = Self.date(call, 1)
        return switch call[2].int {
        case 0: Value(zone.isDaylightSavingTime(for: date) ? 1.0 : 0.0)
        case 1: Value(zone.daylightSavingTimeOffset(for: date))
        default: Self.seconds(zone.nextDaylightSavingTimeTransition(after: date))
        }
      },
      "TimeZone.text": { call in
        let zone = TimeZone(identifier: call[0].string) ?? .gmt
        return switch call[2].int {
        case 0: Value(zone.abbreviation(for: Self.date(call, 1)) ?? "")
        case 1: Value(zone.description)
        default:
          Value(
            zone.localizedName(
              for: NSTimeZone.NameStyle(rawValue: call[2].int - 2) ?? .standard,
              locale: Locale(identifier: call[3].string)) ?? "")
        }
      },
    ]
  }
}
