// The names that a `DateFormatter` writes, and that a program may replace.

extension DateFormatter {
  @native("DateFormatter.symbols") static func _symbols(_ settings: [String], _ name: String) -> [String]
  func _symbols(_ name: String) -> [String] { DateFormatter._symbols(_settings, name) }
  func _setSymbols(_ name: String, _ symbols: [String]?) {
    if let symbols { _set(name, symbols.joined(separator: "\u{2}")) }
  }
  var eraSymbols: [String]! {
    get { _symbols("eraSymbols") }
    set { _setSymbols("eraSymbols", newValue) }
  }
  var monthSymbols: [String]! {
    get { _symbols("monthSymbols") }
    set { _setSymbols("monthSymbols", newValue) }
  }
  var shortMonthSymbols: [String]! {
    get { _symbols("shortMonthSymbols") }
    set { _setSymbols("shortMonthSymbols", newValue) }
  }
  var weekdaySymbols: [String]! {
    get { _symbols("weekdaySymbols") }
    set { _setSymbols("weekdaySymbols", newValue) }
  }
  var shortWeekdaySymbols: [String]! {
    get { _symbols("shortWeekdaySymbols") }
    set { _setSymbols("shortWeekdaySymbols", newValue) }
  }
  var longEraSymbols: [String]! {
    get { _symbols("longEraSymbols") }
    set { _setSymbols("longEraSymbols", newValue) }
  }
  var veryShortMonthSymbols: [String]! {
    get { _symbols("veryShortMonthSymbols") }
    set { _setSymbols("veryShortMonthSymbols", newValue) }
  }
  var standaloneMonthSymbols: [String]! {
    get { _symbols("standaloneMonthSymbols") }
    set { _setSymbols("standaloneMonthSymbols", newValue) }
  }
  var shortStandaloneMonthSymbols: [String]! {
    get { _symbols("shortStandaloneMonthSymbols") }
    set { _setSymbols("shortStandaloneMonthSymbols", newValue) }
  }
  var veryShortStandaloneMonthSymbols: [String]! {
    get { _symbols("veryShortStandaloneMonthSymbols") }
    set { _setSymbols("veryShortStandaloneMonthSymbols", newValue) }
  }
  var veryShortWeekdaySymbols: [String]! {
    get { _symbols("veryShortWeekdaySymbols") }
    set { _setSymbols("veryShortWeekdaySymbols", newValue) }
  }
  var standaloneWeekdaySymbols: [String]! {
    get { _symbols("standaloneWeekdaySymbols") }
    set { _setSymbols("standaloneWeekdaySymbols", newValue) }
  }
  var shortStandaloneWeekdaySymbols: [String]! {
    get { _symbols("shortStandaloneWeekdaySymbols") }
    set { _setSymbols("shortStandaloneWeekdaySymbols", newValue) }
  }
  var veryShortStandaloneWeekdaySymbols: [String]! {
    get { _symbols("veryShortStandaloneWeekdaySymbols") }
    set { _setSymbols("veryShortStandaloneWeekdaySymbols", newValue) }
  }
  var quarterSymbols: [String]! {
    get { _symbols("quarterSymbols") }
    set { _setSymbols("quarterSymbols", newValue) }
  }
  var shortQuarterSymbols: [String]! {
    get { _symbols("shortQuarterSymbols") }
    set { _setSymbols("shortQuarterSymbols", newValue) }
  }
  var standaloneQuarterSymbols: [String]! {
    get { _symbols("standaloneQuarterSymbols") }
    set { _setSymbols("standaloneQuarterSymbols", newValue) }
  }
  var shortStandaloneQuarterSymbols: [String]! {
    get { _symbols("shortStandaloneQuarterSymbols") }
    set { _setSymbols("shortStandaloneQuarterSymbols", newValue) }
  }
}
