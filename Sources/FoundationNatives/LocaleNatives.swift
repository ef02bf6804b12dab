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
      "Locale.name": { call in
        name(call[1].string, of: call[2].string, in: Locale(identifier: call[0].string)).map { Value($0) }
          ?? call.machine.none()
      },
    ]
  }

  private static func part(_ name: String, of locale: Locale) -> String? {
    switch name {
    case "language": locale.language.languageCode?.identifier
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
    default: nil
    }
  }
}
