// Foundation's text classes. The toolchain's do the work with their texts.

class NSString: NSObject, _ValueHolder, NSCopying, CVarArg, ExpressibleByStringLiteral {
  typealias StringLiteralType = String
  typealias CompareOptions = String.CompareOptions
  @stored var _value: String
  init(_value: String) {
    self._value = _value
    super.init()
  }
  override convenience init() { self.init(_value: "") }
  convenience init(string: String) { self.init(_value: string) }
  required convenience init(stringLiteral value: String) { self.init(_value: value) }
  convenience init(format: String, _ args: any CVarArg...) {
    self.init(_value: String(format: format, arguments: args))
  }
  convenience init?(data: Data, encoding: UInt) {
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else { return nil }
    self.init(_value: text)
  }
  convenience init(contentsOf url: URL, encoding enc: UInt) throws {
    self.init(_value: try String(contentsOf: url, encoding: String.Encoding(rawValue: enc)))
  }
  convenience init(contentsOfFile path: String, encoding enc: UInt) throws {
    try self.init(contentsOf: URL(fileURLWithPath: path), encoding: enc)
  }
  func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws {
    try _value.write(to: url, atomically: useAuxiliaryFile, encoding: String.Encoding(rawValue: enc))
  }
  func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws {
    try write(to: URL(fileURLWithPath: path), atomically: useAuxiliaryFile, encoding: enc)
  }
  @native("NSString.text") static func _text(_ kind: Int, _ text: String, _ argument: String) -> String
  @native("NSString.texts") static func _texts(_ kind: Int, _ text: String, _ argument: String) -> [String]
  @native("NSString.number") static func _number(_ kind: Int, _ text: String) -> Double
  @native("NSString.range") static func _range(
    _ text: String, _ other: String, _ options: Int, _ location: Int, _ length: Int
  ) -> [Int]
  @native("NSString.slice") static func _slice(_ text: String, _ location: Int, _ length: Int) -> String
  @native("NSString.replaced") static func _replaced(
    _ text: String, _ location: Int, _ length: Int, _ other: String
  ) -> String
  func _checked(_ range: NSRange) -> NSRange {
    if range.location < 0 || range.length < 0 || range.upperBound > length { _trap("Range or index out of bounds") }
    return range
  }
  var length: Int { _value._utf16().count }
  var utf8String: UnsafePointer<CChar>? { _value.withCString { $0 } }
  func character(at index: Int) -> UInt16 { _value._utf16()[index] }
  var lastPathComponent: String { NSString._text(0, _value, "") }
  var pathExtension: String { NSString._text(1, _value, "") }
  var deletingLastPathComponent: String { NSString._text(2, _value, "") }
  var deletingPathExtension: String { NSString._text(3, _value, "") }
  var expandingTildeInPath: String { NSString._text(4, _value, "") }
  var standardizingPath: String { NSString._text(5, _value, "") }
  func appendingPathComponent(_ str: String) -> String { NSString._text(6, _value, str) }
  func appendingPathExtension(_ str: String) -> String? { NSString._text(7, _value, str) }
  var resolvingSymlinksInPath: String { standardizingPath }
  var pathComponents: [String] { NSString._texts(0, _value, "") }
  static func path(withComponents components: [String]) -> String {
    components.dropFirst().reduce(components.first ?? "") { NSString._text(6, $0, $1) }
  }
  var isAbsolutePath: Bool { _value.hasPrefix("/") || _value.hasPrefix("~") }
  func substring(from: Int) -> String {
    let range = _checked(NSRange(location: from, length: length - from))
    return NSString._slice(_value, range.location, range.length)
  }
  func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }
  func substring(with range: NSRange) -> String {
    let range = _checked(range)
    return NSString._slice(_value, range.location, range.length)
  }
  func range(of searchString: String) -> NSRange { range(of: searchString, options: []) }
  func range(of searchString: String, options mask: String.CompareOptions = []) -> NSRange {
    range(of: searchString, options: mask, range: NSRange(location: 0, length: length))
  }
  func range(of searchString: String, options mask: String.CompareOptions = [], range: NSRange) -> NSRange {
    let range = _checked(range)
    let found = NSString._range(_value, searchString, mask.rawValue, range.location, range.length)
    return NSRange(location: found[0], length: found[1])
  }
  func contains(_ str: String) -> Bool { _value.contains(str) }
  func hasPrefix(_ str: String) -> Bool { _value.hasPrefix(str) }
  func hasSuffix(_ str: String) -> Bool { _value.hasSuffix(str) }
  func components(separatedBy separator: String) -> [String] { _value.components(separatedBy: separator) }
  func components(separatedBy separator: CharacterSet) -> [String] { _value.components(separatedBy: separator) }
  func trimmingCharacters(in set: CharacterSet) -> String { _value.trimmingCharacters(in: set) }
  func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String {
    _value.padding(toLength: newLength, withPad: padString, startingAt: padIndex)
  }
  func replacingCharacters(in range: NSRange, with replacement: String) -> String {
    let range = _checked(range)
    return NSString._replaced(_value, range.location, range.length, replacement)
  }
  func replacingOccurrences(of target: String, with replacement: String) -> String {
    _value.replacingOccurrences(of: target, with: replacement)
  }
  func appending(_ aString: String) -> String { _value + aString }
  func appendingFormat(_ format: String, _ args: any CVarArg...) -> String {
    _value + String(format: format, arguments: args)
  }
  var uppercased: String { _value.uppercased() }
  var lowercased: String { _value.lowercased() }
  var capitalized: String { _value.capitalized }
  var intValue: Int32 { Int32(truncatingIfNeeded: Int(NSString._number(0, _value))) }
  var integerValue: Int { Int(NSString._number(1, _value)) }
  var doubleValue: Double { NSString._number(2, _value) }
  var floatValue: Float { Float(NSString._number(2, _value)) }
  var boolValue: Bool { NSString._number(3, _value) != 0 }
  func compare(_ string: String) -> ComparisonResult { _value.compare(string) }
  func compare(_ string: String, options mask: String.CompareOptions) -> ComparisonResult {
    _value.compare(string, options: mask)
  }
  func caseInsensitiveCompare(_ string: String) -> ComparisonResult { _value.caseInsensitiveCompare(string) }
  func localizedStandardCompare(_ string: String) -> ComparisonResult { _value.localizedStandardCompare(string) }
  func isEqual(to aString: String) -> Bool { _value == aString }
  func data(using encoding: UInt) -> Data? { _value.data(using: String.Encoding(rawValue: encoding)) }
  func _isSame(_ other: NSObject) -> Bool { (other as? NSString)?._value == _value }
  var _hash: Int { _value.hash }
  var _words: String { _value }
  func _copy(_ isMutable: Bool) -> Any? { isMutable ? NSMutableString(string: _value) : NSString(string: _value) }
}

final class NSMutableString: NSString {
  convenience init(capacity: Int) { self.init(_value: "") }
  func append(_ aString: String) { _value += aString }
  func appendFormat(_ format: String, _ args: any CVarArg...) { _value += String(format: format, arguments: args) }
  func insert(_ aString: String, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
  }
  func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  func replaceCharacters(in range: NSRange, with aString: String) {
    _value = replacingCharacters(in: range, with: aString)
  }
  func setString(_ aString: String) { _value = aString }
  @discardableResult func replaceOccurrences(
    of target: String, with replacement: String, options: String.CompareOptions, range searchRange: NSRange
  ) -> Int {
    var count = 0
    var rest = searchRange
    while true {
      let found = range(of: target, options: options, range: rest)
      if found.length == 0 { return count }
      replaceCharacters(in: found, with: replacement)
      count += 1
      let start = found.location + replacement.utf16.count
      rest = NSRange(location: start, length: rest.upperBound - found.upperBound)
    }
  }
}

extension String {
  init(_ text: NSString) { self = text._value }
}
