// Foundation's `NumberFormatter`. The toolchain's does the work, with the settings made here.

class NumberFormatter: Formatter {
  override init() { super.init() }
  enum Style: Int {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10
  }
  enum RoundingMode: Int {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp
  }
  func _read(_ name: String) -> String { _setting(name) ?? NumberFormatter._default(_settings, name) }
  @native("NumberFormatter.setting") static func _default(_ settings: [String], _ name: String) -> String
  var numberStyle: Style {
    get { Style(rawValue: Int(_setting("numberStyle") ?? "0")!)! }
    set { _set("numberStyle", "\(newValue.rawValue)") }
  }
  var roundingMode: RoundingMode {
    get { RoundingMode(rawValue: Int(_read("roundingMode")) ?? 4) ?? .halfEven }
    set { _set("roundingMode", "\(newValue.rawValue)") }
  }
  var locale: Locale! {
    get { Locale(identifier: _setting("locale") ?? "en_US_POSIX") }
    set { _set("locale", newValue?.identifier ?? "en_US_POSIX") }
  }
  var multiplier: NSNumber? {
    get { _setting("multiplier").flatMap { Double($0) }.map { NSNumber(value: $0) } }
    set { _set("multiplier", "\(newValue?.doubleValue ?? 1)") }
  }
  var isLenient: Bool {
    get { _setting("isLenient") == "1" }
    set { _set("isLenient", newValue ? "1" : "0") }
  }
  var zeroSymbol: String? {
    get { _setting("zeroSymbol") }
    set { _set("zeroSymbol", newValue ?? "") }
  }
  var minimumFractionDigits: Int {
    get { Int(_read("minimumFractionDigits")) ?? 0 }
    set { _set("minimumFractionDigits", "\(newValue)") }
  }
  var maximumFractionDigits: Int {
    get { Int(_read("maximumFractionDigits")) ?? 0 }
    set { _set("maximumFractionDigits", "\(newValue)") }
  }
  var minimumIntegerDigits: Int {
    get { Int(_read("minimumIntegerDigits")) ?? 0 }
    set { _set("minimumIntegerDigits", "\(newValue)") }
  }
  var maximumIntegerDigits: Int {
    get { Int(_read("maximumIntegerDigits")) ?? 0 }
    set { _set("maximumIntegerDigits", "\(newValue)") }
  }
  var minimumSignificantDigits: Int {
    get { Int(_read("minimumSignificantDigits")) ?? 0 }
    set { _set("minimumSignificantDigits", "\(newValue)") }
  }
  var maximumSignificantDigits: Int {
    get { Int(_read("maximumSignificantDigits")) ?? 0 }
    set { _set("maximumSignificantDigits", "\(newValue)") }
  }
  var groupingSize: Int {
    get { Int(_read("groupingSize")) ?? 0 }
    set { _set("groupingSize", "\(newValue)") }
  }
  var usesGroupingSeparator: Bool {
    get { _read("usesGroupingSeparator") == "1" }
    set { _set("usesGroupingSeparator", newValue ? "1" : "0") }
  }
  var usesSignificantDigits: Bool {
    get { _read("usesSignificantDigits") == "1" }
    set { _set("usesSignificantDigits", newValue ? "1" : "0") }
  }
  var allowsFloats: Bool {
    get { _read("allowsFloats") == "1" }
    set { _set("allowsFloats", newValue ? "1" : "0") }
  }
  var currencyCode: String! {
    get { _symbol("currencyCode") }
    set { _set("currencyCode", newValue ?? "") }
  }
  var currencySymbol: String! {
    get { _symbol("currencySymbol") }
    set { _set("currencySymbol", newValue ?? "") }
  }
  var groupingSeparator: String! {
    get { _symbol("groupingSeparator") }
    set { _set("groupingSeparator", newValue ?? "") }
  }
  var decimalSeparator: String! {
    get { _symbol("decimalSeparator") }
    set { _set("decimalSeparator", newValue ?? "") }
  }
  var positivePrefix: String! {
    get { _read("positivePrefix") }
    set { _set("positivePrefix", newValue ?? "") }
  }
  var negativePrefix: String! {
    get { _read("negativePrefix") }
    set { _set("negativePrefix", newValue ?? "") }
  }
  var positiveSuffix: String! {
    get { _read("positiveSuffix") }
    set { _set("positiveSuffix", newValue ?? "") }
  }
  var negativeSuffix: String! {
    get { _read("negativeSuffix") }
    set { _set("negativeSuffix", newValue ?? "") }
  }
  var positiveFormat: String! {
    get { _read("positiveFormat") }
    set { _set("positiveFormat", newValue ?? "") }
  }
  var percentSymbol: String! {
    get { _symbol("percentSymbol") }
    set { _set("percentSymbol", newValue ?? "") }
  }
  var generatesDecimalNumbers: Bool {
    get { _setting("generatesDecimalNumbers") == "1" }
    set { _set("generatesDecimalNumbers", newValue ? "1" : "0") }
  }
  @native("NumberFormatter.text") static func _text(
    _ settings: [String], _ number: Double, _ isWhole: Bool
  ) -> String
  @native("NumberFormatter.decimal text") static func _text(_ settings: [String], _ number: String) -> String
  @native("NumberFormatter.number") static func _number(_ settings: [String], _ text: String) -> Double
  @native("NumberFormatter.number text") static func _numberText(_ settings: [String], _ text: String) -> String
  func string(from number: NSNumber) -> String? {
    if let decimal = number._value as? Decimal { return NumberFormatter._text(_settings, decimal._text) }
    if let whole = Int(number.stringValue), abs(whole) < 1 << 53 {
      return NumberFormatter._text(_settings, Double(whole), true)
    }
    return NumberFormatter._text(_settings, number.doubleValue, false)
  }
  override func string(for obj: Any?) -> String? {
    switch obj {
    case let number as NSNumber: string(from: number)
    case let number as Int: string(from: NSNumber(value: number))
    case let number as Double: string(from: NSNumber(value: number))
    case let number as CGFloat: string(from: NSNumber(value: Double(number)))
    case let number as Decimal: string(from: NSDecimalNumber(decimal: number))
    case let number as any BinaryInteger: string(from: NSNumber(value: Int(number)))
    case let number as Float: string(from: NSNumber(value: number))
    default: nil
    }
  }
  func number(from string: String) -> NSNumber? {
    let number = NumberFormatter._number(_settings, string)
    if number.isNaN { return nil }
    let text = NumberFormatter._numberText(_settings, string)
    if generatesDecimalNumbers { return NSDecimalNumber(string: text) }
    return Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: number)
  }
  static func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
