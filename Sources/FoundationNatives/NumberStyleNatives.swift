import Code
import Foundation
import Machine

/// Styles of numbers: a kind (`number`, `percent`, `currency`), a currency code, a locale, the settings, and a number
/// as text, which begins with the letter of its type.
enum NumberStyleNatives {
  static var natives: NativeTable {
    [
      "FormatStyle.number": { call in
        Value(text(Request(call), call[4].string.first ?? "d", String(call[4].string.dropFirst())))
      },
      "FormatStyle.parse": { call in
        Value(number(Request(call), call[4].string.first ?? "d", String(call[4].string.dropFirst())) ?? "")
      },
    ]
  }

  private struct Request {
    let kind: String
    let code: String
    let locale: Locale
    let settings: Settings

    init(_ call: NativeContext) {
      kind = call[0].string
      code = call[1].string
      locale = Locale(identifier: call[2].string)
      settings = Settings(call[3].elements.map(\.string))
    }
  }

  private static func text(_ request: Request, _ type: Character, _ digits: String) -> String {
    let (locale, settings) = (request.locale, request.settings)
    switch (type, request.kind) {
    case ("i", "percent"):
      return IntegerFormatStyle<Int>.Percent(locale: locale).with(settings).format(Int(digits) ?? 0)
    case ("i", "currency"):
      return IntegerFormatStyle<Int>.Currency(code: request.code, locale: locale).with(settings).format(
        Int(digits) ?? 0)
    case ("i", _): return IntegerFormatStyle<Int>(locale: locale).with(settings).format(Int(digits) ?? 0)
    case ("m", "percent"):
      return Decimal.FormatStyle.Percent(locale: locale).with(settings).format(Decimal(words: digits))
    case ("m", "currency"):
      return Decimal.FormatStyle.Currency(code: request.code, locale: locale).with(settings)
        .format(Decimal(words: digits))
    case ("m", _): return Decimal.FormatStyle(locale: locale).with(settings).format(Decimal(words: digits))
    case (_, "percent"):
      return FloatingPointFormatStyle<Double>.Percent(locale: locale).with(settings).format(Double(digits) ?? .nan)
    case (_, "currency"):
      return FloatingPointFormatStyle<Double>.Currency(code: request.code, locale: locale).with(settings)
        .format(Double(digits) ?? .nan)
    default: return FloatingPointFormatStyle<Double>(locale: locale).with(settings).format(Double(digits) ?? .nan)
    }
  }

  private static func number(_ request: Request, _ type: Character, _ text: String) -> String? {
    let (locale, settings) = (request.locale, request.settings)
    switch (type, request.kind) {
    case ("i", "percent"):
      return try? "\(IntegerFormatStyle<Int>.Percent(locale: locale).with(settings).parseStrategy.parse(text))"
    case ("i", "currency"):
      return try?
        "\(IntegerFormatStyle<Int>.Currency(code: request.code, locale: locale).with(settings).parseStrategy.parse(text))"
    case ("i", _): return try? "\(IntegerFormatStyle<Int>(locale: locale).with(settings).parseStrategy.parse(text))"
    case ("m", "percent"):
      return try? "\(Decimal.FormatStyle.Percent(locale: locale).with(settings).parseStrategy.parse(text))"
    case ("m", "currency"):
      return try?
        "\(Decimal.FormatStyle.Currency(code: request.code, locale: locale).with(settings).parseStrategy.parse(text))"
    case ("m", _): return try? "\(Decimal.FormatStyle(locale: locale).with(settings).parseStrategy.parse(text))"
    case (_, "percent"):
      return try? "\(FloatingPointFormatStyle<Double>.Percent(locale: locale).with(settings).parseStrategy.parse(text))"
    case (_, "currency"):
      let style = FloatingPointFormatStyle<Double>.Currency(code: request.code, locale: locale).with(settings)
      return try? "\(style.parseStrategy.parse(text))"
    default: return try? "\(FloatingPointFormatStyle<Double>(locale: locale).with(settings).parseStrategy.parse(text))"
    }
  }
}
