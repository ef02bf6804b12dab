// Foundation's formatters, which came before its styles.

class Formatter {
  init() {}
}

struct NSNumber: Hashable {
  let doubleValue: Double
  init(value: Double) { doubleValue = value }
  init(value: Int) { doubleValue = Double(value) }
  init(value: Bool) { doubleValue = value ? 1 : 0 }
  var intValue: Int { Int(doubleValue) }
  var boolValue: Bool { doubleValue != 0 }
}

class NumberFormatter: Formatter {
  @stored var numberStyle = Style.none
  @stored var minimumFractionDigits = -1
  @stored var maximumFractionDigits = -1
  @stored var currencyCode = "USD"
  @stored var currencySymbol = ""
  @stored var usesGroupingSeparator = true
  @stored var locale = Locale.current
  override init() { super.init() }
  enum Style {
    case none
    case decimal
    case currency
    case percent
  }
  func string(from number: NSNumber) -> String? { _text(number.doubleValue) }
  func string(for number: Double?) -> String? { number.map { _text($0) } }
  func string(for number: Int?) -> String? { number.map { _text(Double($0)) } }
  func number(from string: String) -> NSNumber? { _NumberStyle.parsed(string).map { NSNumber(value: $0) } }
  func _text(_ number: Double) -> String {
    let usual = numberStyle == .currency ? (2, 2) : numberStyle == .decimal ? (0, 3) : (0, 0)
    let least = minimumFractionDigits < 0 ? usual.0 : minimumFractionDigits
    let most = max(least, maximumFractionDigits < 0 ? usual.1 : maximumFractionDigits)
    var style = _NumberStyle(minimum: min(least, most), maximum: most)
    if numberStyle == .none || !usesGroupingSeparator { style.grouping = .never }
    switch numberStyle {
    case .none, .decimal: return style.text(number)
    case .percent: return style.text(number * 100, suffix: "%")
    case .currency:
      return style.text(
        number,
        prefix: currencySymbol.isEmpty
          ? FloatingPointFormatStyle<Double>.Currency._symbol(currencyCode) : currencySymbol)
    }
  }
}

class DateFormatter: Formatter {
  @stored var dateStyle = Style.none
  @stored var timeStyle = Style.none
  @stored var dateFormat = ""
  @stored var locale = Locale.current
  @stored var timeZone = TimeZone.current
  @stored var calendar = Calendar.current
  override init() { super.init() }
  enum Style {
    case none
    case short
    case medium
    case long
    case full
  }
  func string(from date: Date) -> String {
    if !dateFormat.isEmpty { return _text(date) }
    let day = _day(date)
    let time =
      timeStyle == .none ? "" : Date.FormatStyle(time: timeStyle == .short ? .shortened : .standard).format(date)
    if day.isEmpty || time.isEmpty { return day + time }
    return dateStyle == .long || dateStyle == .full ? "\(day) at \(time)" : "\(day), \(time)"
  }
  func _day(_ date: Date) -> String {
    switch dateStyle {
    case .none: return ""
    case .short:
      let civil = _CivilDate(date)
      return "\(civil.month)/\(civil.day)/\(civil.year % 100 < 10 ? "0" : "")\(civil.year % 100)"
    case .medium: return Date.FormatStyle(date: .abbreviated).format(date)
    case .long: return Date.FormatStyle(date: .long).format(date)
    case .full: return Date.FormatStyle(date: .complete).format(date)
    }
  }
  func _text(_ date: Date) -> String {
    let civil = _CivilDate(date)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var result = ""
    var isQuoted = false
    var rest = dateFormat[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        isQuoted.toggle()
        continue
      }
      if isQuoted {
        result += String(run)
        continue
      }
      let length = run.count
      switch letter {
      case "y": result += length == 2 ? two(civil.year % 100) : "\(civil.year)"
      case "M":
        let name = Date._months[civil.month - 1]
        result +=
          length == 1 ? "\(civil.month)" : length == 2 ? two(civil.month) : length == 3 ? String(name.prefix(3)) : name
      case "d": result += length == 1 ? "\(civil.day)" : two(civil.day)
      case "E":
        let name = Date._weekdays[civil.weekday - 1]
        result += length < 4 ? String(name.prefix(3)) : name
      case "H": result += length == 1 ? "\(civil.hour)" : two(civil.hour)
      case "h": result += length == 1 ? "\((civil.hour + 11) % 12 + 1)" : two((civil.hour + 11) % 12 + 1)
      case "m": result += length == 1 ? "\(civil.minute)" : two(civil.minute)
      case "s": result += length == 1 ? "\(civil.second)" : two(civil.second)
      case "a": result += civil.hour < 12 ? "AM" : "PM"
      default: result += String(run)
      }
    }
    return result
  }
}
