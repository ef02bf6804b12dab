import Code
import Foundation
import Machine

/// Durations as text, in the styles of Foundation.
enum DurationStyleNatives {
  static var natives: NativeTable {
    [
      "Duration.TimeFormatStyle.text": { call in
        let numbers = call[3].elements.map(\.int)
        let rule = roundingRule(numbers[3])
        typealias Pattern = Duration.TimeFormatStyle.Pattern
        let pattern: Pattern =
          switch numbers[0] {
          case 0: .hourMinute(padHourToLength: numbers[1], roundSeconds: rule)
          case 1:
            .hourMinuteSecond(
              padHourToLength: numbers[1], fractionalSecondsLength: numbers[2], roundFractionalSeconds: rule)
          default:
            .minuteSecond(
              padMinuteToLength: numbers[1], fractionalSecondsLength: numbers[2], roundFractionalSeconds: rule)
          }
        return Value(
          Duration.TimeFormatStyle(pattern: pattern, locale: Locale(identifier: call[2].string))
            .format(try duration(call)))
      },
      "Duration.UnitsFormatStyle.text": { call in
        Value(unitsStyle(call).locale(Locale(identifier: call[2].string)).format(try duration(call)))
      },
    ]
  }

  private static func unitsStyle(_ call: NativeContext) -> Duration.UnitsFormatStyle {
    let names = call[3].elements.map(\.string)
    let all: [(String, Duration.UnitsFormatStyle.Unit)] = [
      ("weeks", .weeks), ("days", .days), ("hours", .hours), ("minutes", .minutes), ("seconds", .seconds),
      ("milliseconds", .milliseconds), ("microseconds", .microseconds), ("nanoseconds", .nanoseconds),
    ]
    let units = Set(all.filter { names.contains($0.0) }.map(\.1))
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch call[4].string {
      case "wide": .wide
      case "narrow": .narrow
      case "condensedAbbreviated": .condensedAbbreviated
      default: .abbreviated
      }
    let numbers = call[5].elements.map(\.int)
    let count = numbers[0] < 0 ? nil : numbers[0]
    let increment = call[6].double
    let fraction = Duration.UnitsFormatStyle.FractionalPartDisplayStrategy(
      lengthLimits: numbers[4]...max(numbers[4], min(numbers[5], .max - 1)), roundingRule: roundingRule(numbers[6]),
      roundingIncrement: increment == 0 ? nil : increment)
    let zeroes: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy =
      numbers[1] > 0 ? .show(length: numbers[1]) : .hide
    guard numbers[2] >= 0 else {
      return Duration.UnitsFormatStyle(
        allowedUnits: units, width: width, maximumUnitCount: count, zeroValueUnits: zeroes, fractionalPart: fraction)
    }
    return Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, maximumUnitCount: count, zeroValueUnits: zeroes,
      valueLengthLimits: numbers[2]..<numbers[3], fractionalPart: fraction)
  }

  /// The library's rounding rules by their numbers.
  private static func roundingRule(_ number: Int) -> FloatingPointRoundingRule {
    switch number {
    case 0: .toNearestOrAwayFromZero
    case 2: .up
    case 3: .down
    case 4: .towardZero
    case 5: .awayFromZero
    default: .toNearestOrEven
    }
  }

  private static func duration(_ call: NativeContext) throws -> Duration {
    let (seconds, attoseconds) = (call[0].int, call[1].int)
    if seconds == .min || seconds == .min + 1 && attoseconds < 0 {
      throw Trap("Not enough bits to represent the passed value")
    }
    return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
  }
}
