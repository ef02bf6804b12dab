// The names of Core Foundation that Swift programs meet: constants, and the types that are bridged.

typealias CFString = NSString

/// A truth value as an object. Numbers that hold a truth value are one of its two instances.
final class CFBoolean: NSObject {
  let _isTrue: Bool
  init(_isTrue: Bool) {
    self._isTrue = _isTrue
    super.init()
  }
  override var description: String { _isTrue ? "1" : "0" }
}

let kCFBooleanTrue: CFBoolean! = CFBoolean(_isTrue: true)
let kCFBooleanFalse: CFBoolean! = CFBoolean(_isTrue: false)

func === (lhs: NSNumber?, rhs: CFBoolean?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return (lhs._value as? Bool) == rhs._isTrue
}
func !== (lhs: NSNumber?, rhs: CFBoolean?) -> Bool { !(lhs === rhs) }

let kCFBundleNameKey: CFString! = "CFBundleName"
let kCFBundleVersionKey: CFString! = "CFBundleVersion"
let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

class NSLocale: NSObject {
  let _locale: Locale
  init(localeIdentifier string: String) {
    _locale = Locale(identifier: string)
    super.init()
  }
  static let currentLocaleDidChangeNotification = NSNotification.Name("kCFLocaleCurrentLocaleDidChangeNotification")
  class var current: Locale { Locale.current }
  class var isoCountryCodes: [String] { Locale.isoRegionCodes.filter { $0.count == 2 } }
  class var isoLanguageCodes: [String] { Locale.isoLanguageCodes }
  class var isoCurrencyCodes: [String] { Locale.isoCurrencyCodes }
  class var preferredLanguages: [String] { Locale.preferredLanguages }
  var localeIdentifier: String { _locale.identifier }
  var languageCode: String { _locale.language.languageCode?.identifier ?? "" }
  var countryCode: String? { _locale.region?.identifier }
  var currencyCode: String? { _locale.currency?.identifier }
  var currencySymbol: String { _locale.currencySymbol ?? "" }
  var decimalSeparator: String { _locale.decimalSeparator ?? "." }
  var groupingSeparator: String { _locale.groupingSeparator ?? "," }
  var usesMetricSystem: Bool { _locale.usesMetricSystem }
  func localizedString(forCountryCode code: String) -> String? { _locale.localizedString(forRegionCode: code) }
  func localizedString(forLanguageCode code: String) -> String? { _locale.localizedString(forLanguageCode: code) }
  func localizedString(forCurrencyCode code: String) -> String? { _locale.localizedString(forCurrencyCode: code) }
  func localizedString(forLocaleIdentifier identifier: String) -> String {
    _locale.localizedString(forIdentifier: identifier) ?? identifier
  }
  class func components(fromLocaleIdentifier string: String) -> [String: String] {
    Locale.components(fromIdentifier: string)
  }
  class func localeIdentifier(fromComponents components: [String: String]) -> String {
    Locale.identifier(fromComponents: components)
  }
}

typealias CFAbsoluteTime = Double
func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
