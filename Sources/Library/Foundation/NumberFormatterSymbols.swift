// More settings of a `NumberFormatter`.

extension NumberFormatter {
  enum PadPosition: UInt, Sendable {
    case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
  }
  /// The symbol of the style, if it has one.
  func _symbol(_ name: String) -> String? {
    let text = _read(name)
    return text.isEmpty && _setting(name) == nil ? nil : text
  }
  var paddingPosition: PadPosition {
    get { PadPosition(rawValue: UInt(_read("paddingPosition")) ?? 0) ?? .beforePrefix }
    set { _set("paddingPosition", "\(newValue.rawValue)") }
  }
  var formatWidth: Int {
    get { Int(_read("formatWidth")) ?? 0 }
    set { _set("formatWidth", "\(newValue)") }
  }
  var secondaryGroupingSize: Int {
    get { Int(_read("secondaryGroupingSize")) ?? 0 }
    set { _set("secondaryGroupingSize", "\(newValue)") }
  }
  var alwaysShowsDecimalSeparator: Bool {
    get { _read("alwaysShowsDecimalSeparator") == "1" }
    set { _set("alwaysShowsDecimalSeparator", newValue ? "1" : "0") }
  }
  func _number(_ name: String) -> NSNumber? {
    guard let text = _setting(name), let value = Double(text) else { return nil }
    return Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }
  var roundingIncrement: NSNumber! {
    get { _number("roundingIncrement") ?? NSNumber(value: 0) }
    set { _set("roundingIncrement", newValue?.stringValue ?? "0") }
  }
  var minimum: NSNumber? {
    get { _number("minimum") }
    set { _set("minimum", newValue?.stringValue ?? "") }
  }
  var maximum: NSNumber? {
    get { _number("maximum") }
    set { _set("maximum", newValue?.stringValue ?? "") }
  }
  var negativeFormat: String! {
    get { _read("negativeFormat") }
    set { _set("negativeFormat", newValue ?? "") }
  }
  var minusSign: String! {
    get { _symbol("minusSign") }
    set { _set("minusSign", newValue ?? "") }
  }
  var plusSign: String! {
    get { _symbol("plusSign") }
    set { _set("plusSign", newValue ?? "") }
  }
  var exponentSymbol: String! {
    get { _symbol("exponentSymbol") }
    set { _set("exponentSymbol", newValue ?? "") }
  }
  var notANumberSymbol: String! {
    get { _read("notANumberSymbol") }
    set { _set("notANumberSymbol", newValue ?? "") }
  }
  var positiveInfinitySymbol: String {
    get { _read("positiveInfinitySymbol") }
    set { _set("positiveInfinitySymbol", newValue) }
  }
  var negativeInfinitySymbol: String {
    get { _read("negativeInfinitySymbol") }
    set { _set("negativeInfinitySymbol", newValue) }
  }
  var perMillSymbol: String! {
    get { _symbol("perMillSymbol") }
    set { _set("perMillSymbol", newValue ?? "") }
  }
  var internationalCurrencySymbol: String! {
    get { _symbol("internationalCurrencySymbol") }
    set { _set("internationalCurrencySymbol", newValue ?? "") }
  }
  var currencyGroupingSeparator: String! {
    get { _symbol("currencyGroupingSeparator") }
    set { _set("currencyGroupingSeparator", newValue ?? "") }
  }
  var currencyDecimalSeparator: String! {
    get { _symbol("currencyDecimalSeparator") }
    set { _set("currencyDecimalSeparator", newValue ?? "") }
  }
  var nilSymbol: String {
    get { _setting("nilSymbol") ?? "" }
    set { _set("nilSymbol", newValue) }
  }
  var paddingCharacter: String! {
    get { _symbol("paddingCharacter") }
    set { _set("paddingCharacter", newValue ?? "") }
  }
}
