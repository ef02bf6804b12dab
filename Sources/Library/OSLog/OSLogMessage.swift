// The messages of `Logger`. Values are shown regardless of their privacy, as in Xcode's console.

struct OSLogPrivacy: Sendable {
  enum Mask: Sendable { case hash, none }
  static var `public`: OSLogPrivacy { OSLogPrivacy() }
  static var `private`: OSLogPrivacy { OSLogPrivacy() }
  static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  static var auto: OSLogPrivacy { OSLogPrivacy() }
  static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

struct OSLogStringAlignment: Sendable {
  let _columns: Int
  init(_columns: Int) { self._columns = _columns }
  static var none: OSLogStringAlignment { OSLogStringAlignment(_columns: 0) }
  static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(_columns: columns) }
  static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(_columns: -columns) }
  func _aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(_columns) - text.count))
    return _columns < 0 ? blanks + text : text + blanks
  }
}

struct OSLogIntegerFormatting: Sendable {
  let _radix: Int
  let _least: Int
  let _prefix: String
  init(_radix: Int, _least: Int, _prefix: String = "") {
    self._radix = _radix
    self._least = _least
    self._prefix = _prefix
  }
  static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(_radix: 10, _least: 0) }
  static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(_radix: 16, _least: 0) }
  static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(_radix: 8, _least: 0) }
  static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(_radix: 10, _least: minDigits)
  }
  static func hex(includePrefix: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(_radix: 16, _least: minDigits, _prefix: includePrefix ? "0x" : "")
  }
}

struct OSLogFloatFormatting: Sendable {
  let _digits: Int
  init(_digits: Int) { self._digits = _digits }
  static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(_digits: 6) }
  static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(_digits: precision) }
}

enum OSLogBoolFormat: Sendable { case truth, answer }

struct OSLogMessage: ExpressibleByStringInterpolation {
  typealias StringInterpolation = OSLogInterpolation
  let _text: String
  init(stringLiteral value: String) { _text = value }
  init(stringInterpolation: OSLogInterpolation) { _text = stringInterpolation._text }
}

struct OSLogInterpolation: StringInterpolationProtocol {
  typealias StringLiteralType = String
  @stored var _text: String
  init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
  mutating func appendLiteral(_ literal: String) { _text += literal }
  mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { _text += align._aligned(String(describing: value())) }
  mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    let written = String(value(), radix: format._radix)
    let isNegative = written.hasPrefix("-")
    let digits = isNegative ? String(written.dropFirst()) : written
    let zeros = String(repeating: "0", count: max(0, format._least - digits.count))
    _text += align._aligned((isNegative ? "-" : "") + format._prefix + zeros + digits)
  }
  mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { _text += align._aligned(String(format: "%.\(format._digits)f", value())) }
  mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { _text += align._aligned(String(format: "%.\(format._digits)f", Double(value()))) }
  mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    _text += format == .truth ? value() ? "true" : "false" : value() ? "YES" : "NO"
  }
}
