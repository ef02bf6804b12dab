import Code
import Foundation
import Machine

/// The parts and names that the toolchain's `Locale` derives from an identifier.
enum LocaleNatives {
  static var natives: NativeTable {
    [
      "Locale.part": { call in
        part(call[1].string, of: Locale(identifier: call[0].string)).map { Value($0) } ?? call.machine.none()
      },
      "Locale.list": { call in Value(list(call[0].string, call[1].string).map { Value($0) }) },
      "Locale.name": { call in
        name(call[1].string, of: call[2].string, in: Locale(identifier: call[0].string)).map { Value($0) }
          ?? call.machine.none()
      },
    ]
  }

  private static func part(_ name: String, of locale: Locale) -> String? {
    switch name {
    case "language": locale.language.languageCode?.identifier
    case "calendar": Calendar.name(of: locale.calendar.identifier)
    case "script": locale.language.script?.identifier
    case "written script": Locale.Components(identifier: locale.identifier).languageComponents.script?.identifier
    case "language region": locale.language.region?.identifier
    case "minimal": locale.language.minimalIdentifier
    case "maximal": locale.language.maximalIdentifier
    case "region": locale.region?.identifier
    case "currency": locale.currency?.identifier
    case "currency symbol": locale.currencySymbol
    case "decimal separator": locale.decimalSeparator
    case "grouping separator": locale.groupingSeparator
    case "measurement": locale.measurementSystem.identifier
    case "hours": locale.hourCycle.rawValue
    case "weekday": locale.firstDayOfWeek.rawValue
    case "as icu": locale.identifier(.icu)
    case "as bcp47": locale.identifier(.bcp47)
    case "as cldr": locale.identifier(.cldr)
    case "alpha2": Locale.LanguageCode(locale.identifier).identifier(.alpha2)
    case "alpha3": Locale.LanguageCode(locale.identifier).identifier(.alpha3)
    case "metric": locale.measurementSystem == .metric ? "1" : "0"
    case "variant": locale.variant?.identifier
    case "collator": locale.collatorIdentifier
    case "quotation begin": locale.quotationBeginDelimiter
    case "quotation end": locale.quotationEndDelimiter
    case "alternate quotation begin": locale.alternateQuotationBeginDelimiter
    case "alternate quotation end": locale.alternateQuotationEndDelimiter
    case "direction": direction(of: locale.language)
    default: nil
    }
  }

  private static func name(_ kind: String, of code: String, in locale: Locale) -> String? {
    switch kind {
    case "identifier": locale.localizedString(forIdentifier: code)
    case "language": locale.localizedString(forLanguageCode: code)
    case "region": locale.localizedString(forRegionCode: code)
    case "currency": locale.localizedString(forCurrencyCode: code)
    case "script": locale.localizedString(forScriptCode: code)
    case "variant": locale.localizedString(forVariantCode: code)
    case "collator": locale.localizedString(forCollatorIdentifier: code)
    case "calendar": locale.localizedString(for: Calendar(key: code).identifier)
    default: nil
    }
  }

  private static func direction(of language: Locale.Language) -> String {
    switch language.characterDirection {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    case .topToBottom: "topToBottom"
    case .bottomToTop: "bottomToTop"
    default: "unknown"
    }
  }

  private static func list(_ name: String, _ argument: String) -> [String] {
    switch name {
    case "available": return Locale.availableIdentifiers
    case "regions": return Locale.Region.isoRegions.map(\.identifier)
    case "languages": return Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
    case "currencies": return Locale.Currency.isoCurrencies.map(\.identifier)
    case "common currencies": return Locale.commonISOCurrencyCodes
    case "canonical": return [Locale.canonicalIdentifier(from: argument)]
    case "canonical language": return [Locale.canonicalLanguageIdentifier(from: argument)]
    case "components":
      let reader: any IdentifierReader.Type = Locale.self
      return reader.components(fromIdentifier: argument).sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    default:
      let words = argument.components(separatedBy: "\u{1}")
      var parts: [String: String] = [:]
      for index in stride(from: 0, to: words.count - 1, by: 2) { parts[words[index]] = words[index + 1] }
      return [Locale.identifier(fromComponents: parts)]
    }
  }
}

/// The function of `Locale` that Foundation has deprecated, but that programs still call; here it causes no warning.
private protocol IdentifierReader {
  static func components(fromIdentifier string: String) -> [String: String]
}

extension Locale: IdentifierReader {}
