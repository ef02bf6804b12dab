struct Character: LosslessStringConvertible, CustomStringConvertible, CustomDebugStringConvertible,
  ExpressibleByExtendedGraphemeClusterLiteral, _BuiltinOrdered
{
  typealias ExtendedGraphemeClusterLiteralType = Character
  init(extendedGraphemeClusterLiteral value: Character) { self = value }
  init(_ text: String) {
    if text.count != 1 {
      if text.isEmpty { _trap("Can't form a Character from an empty String") }
      _trap("Can't form a Character from a String containing more than one extended grapheme cluster")
    }
    self = text._character(at: 0)
  }
  init(_ scalar: Unicode.Scalar) { self = scalar.description._character(at: 0) }
  var debugDescription: String { String(reflecting: self) }
  @native("String.utf8Count") var _utf8Count: Int { get }
  @native("String.utf8") func _utf8() -> [UInt8]
  @native("String.unicodeScalars") func _scalars() -> [UInt32]
  var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
  var utf8: String.UTF8View { String(self).utf8 }
  var utf16: String.UTF16View { String(self).utf16 }
  @native("String.uppercased") func uppercased() -> String
  @native("String.lowercased") func lowercased() -> String
  var isLetter: Bool { get }
  var isNumber: Bool { get }
  var isWholeNumber: Bool { get }
  var isHexDigit: Bool { get }
  var isWhitespace: Bool { get }
  var isNewline: Bool { get }
  var isUppercase: Bool { get }
  var isLowercase: Bool { get }
  var isCased: Bool { get }
  var isPunctuation: Bool { get }
  var isSymbol: Bool { get }
  var isMathSymbol: Bool { get }
  var isCurrencySymbol: Bool { get }
  var isASCII: Bool { get }
  var asciiValue: UInt8? { get }
  var wholeNumberValue: Int? { get }
  var hexDigitValue: Int? { get }
}

enum Unicode {
  struct Scalar: Hashable, Comparable, LosslessStringConvertible, CustomStringConvertible,
    CustomDebugStringConvertible, ExpressibleByUnicodeScalarLiteral, CustomReflectable, TextOutputStreamable
  {
    typealias UnicodeScalarLiteralType = String
    let value: UInt32
    init(_value: UInt32) { value = _value }
    init?(_ v: UInt32) {
      if v > 0x10FFFF || v >= 0xD800 && v < 0xE000 { return nil }
      value = v
    }
    init?(_ v: Int) {
      if v < 0 || v > 0x10FFFF || v >= 0xD800 && v < 0xE000 { return nil }
      value = UInt32(v)
    }
    init(_ v: UInt8) { value = UInt32(v) }
    init?(_ v: UInt16) {
      if v >= 0xD800 && v < 0xE000 { return nil }
      value = UInt32(v)
    }
    init(_ v: Unicode.Scalar) { self = v }
    init?(_ description: String) {
      let scalars = description._scalars()
      if scalars.count != 1 { return nil }
      value = scalars[0]
    }
    init(unicodeScalarLiteral text: String) { value = text._scalars()[0] }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: [Any]()) }
    func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
    var isASCII: Bool { value < 128 }
    struct UTF8View: RandomAccessCollection {
      typealias Index = Int
      @stored var _units: [UInt8]
      init(_units: [UInt8]) { self._units = _units }
      var startIndex: Int { 0 }
      var endIndex: Int { _units.count }
      subscript(position: Int) -> UInt8 { _units[position] }
    }
    struct UTF16View: RandomAccessCollection {
      typealias Index = Int
      @stored var _units: [UInt16]
      init(_units: [UInt16]) { self._units = _units }
      var startIndex: Int { 0 }
      var endIndex: Int { _units.count }
      subscript(position: Int) -> UInt16 { _units[position] }
    }
    var utf8: UTF8View { UTF8View(_units: description._utf8()) }
    var utf16: UTF16View { UTF16View(_units: description._utf16()) }
    var properties: Properties { Properties(_value: value) }
    func escaped(asASCII forceASCII: Bool) -> String { Unicode.Scalar._escaped(value, forceASCII) }
    @native("Unicode.Scalar.escaped") static func _escaped(_ value: UInt32, _ isForced: Bool) -> String
    @native("Unicode.Scalar.has") static func _has(_ value: UInt32, _ property: Int) -> Bool
    @native("Unicode.Scalar.word") static func _word(_ value: UInt32, _ property: Int) -> String?
    @native("Unicode.Scalar.text") static func _text(_ value: UInt32) -> String
    var description: String { Unicode.Scalar._text(value) }
    var debugDescription: String { "\"\(escaped(asASCII: true))\"" }
    static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool { lhs.value == rhs.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
    static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool { lhs.value < rhs.value }
  }
}

extension Unicode {
  struct CanonicalCombiningClass: Comparable, Hashable, RawRepresentable, Sendable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static func < (lhs: CanonicalCombiningClass, rhs: CanonicalCombiningClass) -> Bool { lhs.rawValue < rhs.rawValue }
    static var notReordered: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 0) }
    static var overlay: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 1) }
    static var nukta: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 7) }
    static var kanaVoicing: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 8) }
    static var virama: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 9) }
    static var attachedBelowLeft: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 200) }
    static var attachedBelow: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 202) }
    static var attachedAbove: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 214) }
    static var attachedAboveRight: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 216) }
    static var belowLeft: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 218) }
    static var below: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 220) }
    static var belowRight: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 222) }
    static var left: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 224) }
    static var right: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 226) }
    static var aboveLeft: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 228) }
    static var above: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 230) }
    static var aboveRight: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 232) }
    static var doubleBelow: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 233) }
    static var doubleAbove: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 234) }
    static var iotaSubscript: CanonicalCombiningClass { CanonicalCombiningClass(rawValue: 240) }
  }
  enum GeneralCategory: Hashable {
    case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
    case nonspacingMark, spacingMark, enclosingMark
    case decimalNumber, letterNumber, otherNumber
    case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
    case initialPunctuation, finalPunctuation, otherPunctuation
    case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
    case spaceSeparator, lineSeparator, paragraphSeparator
    case control, format, surrogate, privateUse, unassigned

    static var _all: [GeneralCategory] {
      [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
        .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
        .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse,
      ]
    }
    init(_name: String) { self = Self._all.first { String(describing: $0) == _name } ?? .unassigned }
  }
}

extension UInt8 {
  init(ascii v: Unicode.Scalar) { self = UInt8(v.value) }
}

extension UInt32 {
  init(_ v: Unicode.Scalar) { self = v.value }
}

extension UInt64 {
  init(_ v: Unicode.Scalar) { self = UInt64(v.value) }
}

typealias UnicodeScalar = Unicode.Scalar
