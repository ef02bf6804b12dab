import Code
import Foundation
import Machine

/// Foundation's formatters, which are represented by the settings that a program has made.
struct FormatterNatives {
  private let dates = MadeObjects<DateFormatter>()
  private let iso = MadeObjects<ISO8601DateFormatter>()
  private let numbers = MadeObjects<NumberFormatter>()

  var natives: NativeTable {
    [
      "DateFormatter.text": { call in
        Value(dateFormatter(call).string(from: Date(timeIntervalSinceReferenceDate: call[1].double)))
      },
      "DateFormatter.date": { call in
        Value(dateFormatter(call).date(from: call[1].string)?.timeIntervalSinceReferenceDate ?? .nan)
      },
      "DateFormatter.symbols": { call in
        let formatter = dateFormatter(call)
        let symbols = Self.nameLists[call[1].string].map { formatter[keyPath: $0] } ?? []
        return Value(symbols.map { Value($0) })
      },
      "DateFormatter.format": { call in Value(dateFormatter(call).dateFormat ?? "") },
      "DateFormatter.template": { call in
        Value(
          DateFormatter.dateFormat(
            fromTemplate: call[0].string, options: call[1].int, locale: Locale(identifier: call[2].string)) ?? "")
      },
      "ISO8601DateFormatter.text": { call in
        Value(isoFormatter(call).string(from: Date(timeIntervalSinceReferenceDate: call[1].double)))
      },
      "ISO8601DateFormatter.date": { call in
        Value(isoFormatter(call).date(from: call[1].string)?.timeIntervalSinceReferenceDate ?? .nan)
      },
      "NumberFormatter.text": { call in
        let number = call[2].bool ? NSNumber(value: Int(call[1].double)) : NSNumber(value: call[1].double)
        return Value(numberFormatter(call).string(from: number) ?? "")
      },
      "NumberFormatter.decimal text": { call in
        let number = Decimal(string: call[1].string) ?? .nan
        return Value(numberFormatter(call).string(from: number as NSNumber) ?? "")
      },
      "NumberFormatter.number": { call in
        Value(numberFormatter(call).number(from: call[1].string)?.doubleValue ?? .nan)
      },
      "NumberFormatter.number text": { call in
        Value(numberFormatter(call).number(from: call[1].string)?.stringValue ?? "")
      },
      "NumberFormatter.setting": { call in
        Value(Self.setting(call[1].string, of: numberFormatter(call)))
      },
      "ByteCountFormatter.text": { call in
        let formatter = ByteCountFormatter()
        formatter.countStyle = ByteCountFormatter.CountStyle(rawValue: call[1].int) ?? .file
        if call[2].int != 0 { formatter.allowedUnits = ByteCountFormatter.Units(rawValue: UInt(call[2].int)) }
        let flags = call[3].int
        formatter.includesUnit = flags & 1 != 0
        formatter.includesCount = flags & 2 != 0
        formatter.isAdaptive = flags & 4 != 0
        formatter.allowsNonnumericFormatting = flags & 8 != 0
        formatter.includesActualByteCount = flags & 16 != 0
        formatter.zeroPadsFractionDigits = flags & 32 != 0
        return Value(formatter.string(fromByteCount: Int64(call[0].int)))
      },
    ]
  }

  private func dateFormatter(_ call: NativeContext) -> DateFormatter {
    let words = call[0].elements.map(\.string)
    return dates.object(words.joined(separator: "\u{1}")) {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      for (name, text) in Settings(words).pairs { Self.set(name, text, of: formatter) }
      return formatter
    }
  }

  private static func set(_ name: String, _ text: String, of formatter: DateFormatter) {
    switch name {
    case "dateStyle": formatter.dateStyle = DateFormatter.Style(rawValue: UInt(text) ?? 0) ?? .none
    case "timeStyle": formatter.timeStyle = DateFormatter.Style(rawValue: UInt(text) ?? 0) ?? .none
    case "dateFormat": formatter.dateFormat = text
    case "template": formatter.setLocalizedDateFormatFromTemplate(text)
    case "locale": formatter.locale = Locale(identifier: text)
    case "timeZone": formatter.timeZone = TimeZone(identifier: text)
    case "calendar": formatter.calendar = Calendar(key: text)
    case "isLenient": formatter.isLenient = text == "1"
    case "amSymbol": formatter.amSymbol = text
    case "pmSymbol": formatter.pmSymbol = text
    default: nameLists[name].map { formatter[keyPath: $0] = text.components(separatedBy: "\u{2}") }
    }
  }

  private static var nameLists: [String: ReferenceWritableKeyPath<DateFormatter, [String]>] {
    [
      "eraSymbols": \.eraSymbols,
      "monthSymbols": \.monthSymbols,
      "shortMonthSymbols": \.shortMonthSymbols,
      "weekdaySymbols": \.weekdaySymbols,
      "shortWeekdaySymbols": \.shortWeekdaySymbols,
      "longEraSymbols": \.longEraSymbols,
      "veryShortMonthSymbols": \.veryShortMonthSymbols,
      "standaloneMonthSymbols": \.standaloneMonthSymbols,
      "shortStandaloneMonthSymbols": \.shortStandaloneMonthSymbols,
      "veryShortStandaloneMonthSymbols": \.veryShortStandaloneMonthSymbols,
      "veryShortWeekdaySymbols": \.veryShortWeekdaySymbols,
      "standaloneWeekdaySymbols": \.standaloneWeekdaySymbols,
      "shortStandaloneWeekdaySymbols": \.shortStandaloneWeekdaySymbols,
      "veryShortStandaloneWeekdaySymbols": \.veryShortStandaloneWeekdaySymbols,
      "quarterSymbols": \.quarterSymbols,
      "shortQuarterSymbols": \.shortQuarterSymbols,
      "standaloneQuarterSymbols": \.standaloneQuarterSymbols,
      "shortStandaloneQuarterSymbols": \.shortStandaloneQuarterSymbols,
    ]
  }

  private func isoFormatter(_ call: NativeContext) -> ISO8601DateFormatter {
    let words = call[0].elements.map(\.string)
    return iso.object(words.joined(separator: "\u{1}")) {
      let formatter = ISO8601DateFormatter()
      for (name, text) in Settings(words).pairs {
        switch name {
        case "formatOptions": formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(text) ?? 0)
        case "timeZone": formatter.timeZone = TimeZone(identifier: text)
        default: break
        }
      }
      return formatter
    }
  }

  private func numberFormatter(_ call: NativeContext) -> NumberFormatter {
    let words = call[0].elements.map(\.string)
    return numbers.object(words.joined(separator: "\u{1}")) {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      for (name, text) in Settings(words).pairs { Self.set(name, text, of: formatter) }
      return formatter
    }
  }

  private static func set(_ name: String, _ text: String, of formatter: NumberFormatter) {
    let number = Int(text) ?? 0
    switch name {
    case "numberStyle": formatter.numberStyle = NumberFormatter.Style(rawValue: UInt(number)) ?? .none
    case "minimumFractionDigits": formatter.minimumFractionDigits = number
    case "maximumFractionDigits": formatter.maximumFractionDigits = number
    case "minimumIntegerDigits": formatter.minimumIntegerDigits = number
    case "maximumIntegerDigits": formatter.maximumIntegerDigits = number
    case "minimumSignificantDigits": formatter.minimumSignificantDigits = number
    case "maximumSignificantDigits": formatter.maximumSignificantDigits = number
    case "usesSignificantDigits": formatter.usesSignificantDigits = number == 1
    case "usesGroupingSeparator": formatter.usesGroupingSeparator = number == 1
    case "groupingSize": formatter.groupingSize = number
    case "allowsFloats": formatter.allowsFloats = number == 1
    case "isLenient": formatter.isLenient = number == 1
    case "roundingMode": formatter.roundingMode = NumberFormatter.RoundingMode(rawValue: UInt(number)) ?? .halfEven
    case "multiplier": formatter.multiplier = NSNumber(value: Double(text) ?? 1)
    case "locale": formatter.locale = Locale(identifier: text)
    case "currencyCode": formatter.currencyCode = text
    case "currencySymbol": formatter.currencySymbol = text
    case "groupingSeparator": formatter.groupingSeparator = text
    case "decimalSeparator": formatter.decimalSeparator = text
    case "positivePrefix": formatter.positivePrefix = text
    case "negativePrefix": formatter.negativePrefix = text
    case "positiveSuffix": formatter.positiveSuffix = text
    case "negativeSuffix": formatter.negativeSuffix = text
    case "positiveFormat": formatter.positiveFormat = text
    case "negativeFormat": formatter.negativeFormat = text
    case "zeroSymbol": formatter.zeroSymbol = text
    case "percentSymbol": formatter.percentSymbol = text
    case "notANumberSymbol": formatter.notANumberSymbol = text
    case "positiveInfinitySymbol": formatter.positiveInfinitySymbol = text
    case "negativeInfinitySymbol": formatter.negativeInfinitySymbol = text
    case "formatWidth": formatter.formatWidth = number
    case "secondaryGroupingSize": formatter.secondaryGroupingSize = number
    case "alwaysShowsDecimalSeparator": formatter.alwaysShowsDecimalSeparator = number == 1
    case "paddingPosition":
      formatter.paddingPosition = NumberFormatter.PadPosition(rawValue: UInt(number)) ?? .beforePrefix
    case "roundingIncrement": formatter.roundingIncrement = NSNumber(value: Double(text) ?? 0)
    case "minimum": formatter.minimum = Double(text).map { NSNumber(value: $0) }
    case "maximum": formatter.maximum = Double(text).map { NSNumber(value: $0) }
    default: symbols[name].map { formatter[keyPath: $0] = text }
    }
  }

  private static func setting(_ name: String, of formatter: NumberFormatter) -> String {
    switch name {
    case "minimumFractionDigits": "\(formatter.minimumFractionDigits)"
    case "maximumFractionDigits": "\(formatter.maximumFractionDigits)"
    case "minimumIntegerDigits": "\(formatter.minimumIntegerDigits)"
    case "maximumIntegerDigits": "\(formatter.maximumIntegerDigits)"
    case "minimumSignificantDigits": "\(formatter.minimumSignificantDigits)"
    case "maximumSignificantDigits": "\(formatter.maximumSignificantDigits)"
    case "usesGroupingSeparator": formatter.usesGroupingSeparator ? "1" : "0"
    case "usesSignificantDigits": formatter.usesSignificantDigits ? "1" : "0"
    case "groupingSize": "\(formatter.groupingSize)"
    case "roundingMode": "\(formatter.roundingMode.rawValue)"
    case "currencyCode": formatter.currencyCode ?? ""
    case "currencySymbol": formatter.currencySymbol ?? ""
    case "groupingSeparator": formatter.groupingSeparator ?? ""
    case "decimalSeparator": formatter.decimalSeparator ?? ""
    case "positivePrefix": formatter.positivePrefix ?? ""
    case "negativePrefix": formatter.negativePrefix ?? ""
    case "positiveSuffix": formatter.positiveSuffix ?? ""
    case "negativeSuffix": formatter.negativeSuffix ?? ""
    case "positiveFormat": formatter.positiveFormat ?? ""
    case "negativeFormat": formatter.negativeFormat ?? ""
    case "formatWidth": "\(formatter.formatWidth)"
    case "secondaryGroupingSize": "\(formatter.secondaryGroupingSize)"
    case "alwaysShowsDecimalSeparator": formatter.alwaysShowsDecimalSeparator ? "1" : "0"
    case "paddingPosition": "\(formatter.paddingPosition.rawValue)"
    case "percentSymbol": formatter.percentSymbol ?? ""
    case "allowsFloats": formatter.allowsFloats ? "1" : "0"
    case "notANumberSymbol": formatter.notANumberSymbol
    case "positiveInfinitySymbol": formatter.positiveInfinitySymbol
    case "negativeInfinitySymbol": formatter.negativeInfinitySymbol
    default: symbols[name].flatMap { formatter[keyPath: $0] } ?? ""
    }
  }

  private static var symbols: [String: ReferenceWritableKeyPath<NumberFormatter, String?>] {
    [
      "minusSign": \.minusSign, "plusSign": \.plusSign, "exponentSymbol": \.exponentSymbol,
      "perMillSymbol": \.perMillSymbol, "internationalCurrencySymbol": \.internationalCurrencySymbol,
      "currencyGroupingSeparator": \.currencyGroupingSeparator, "paddingCharacter": \.paddingCharacter,
      "currencyDecimalSeparator": \.currencyDecimalSeparator,
    ]
  }
}
