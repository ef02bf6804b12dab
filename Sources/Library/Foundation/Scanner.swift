// Foundation's `Scanner`. The toolchain's scans from the position that this one has reached.

class Scanner: NSObject {
  enum NumberRepresentation: Sendable {
    case decimal, hexadecimal
  }
  let string: String
  @stored var charactersToBeSkipped: CharacterSet?
  @stored var caseSensitive: Bool
  @stored var locale: Any?
  /// The position in UTF-8.
  @stored var _place: Int
  init(string: String) {
    self.string = string
    charactersToBeSkipped = .whitespacesAndNewlines
    caseSensitive = false
    locale = nil
    _place = 0
    super.init()
  }
  class func localizedScanner(with string: String) -> Any { Scanner(string: string) }
  @native("Scanner.scan") static func _scan(
    _ text: String, _ place: Int, _ skipped: [String], _ isCaseSensitive: Bool, _ kind: Int, _ argument: String,
    _ set: [String]
  ) -> [String]
  func _next(_ kind: Int, _ argument: String = "", _ set: [String] = [], moves: Bool = true) -> String? {
    let found = Scanner._scan(
      string, _place, charactersToBeSkipped?._words ?? [], caseSensitive, kind, argument, set)
    if found[0] == "0" { return nil }
    if moves { _place = Int(found[1]) ?? _place }
    return found[2]
  }
  var currentIndex: String.Index {
    get { String.Index(_position: _place) }
    set { _place = newValue._position }
  }
  var scanLocation: Int {
    get { currentIndex.utf16Offset(in: string) }
    set { currentIndex = String.Index(utf16Offset: newValue, in: string) }
  }
  var isAtEnd: Bool { _next(99, moves: false) != nil }
  func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
    _next(representation == .decimal ? 0 : 1).flatMap { Int($0) }
  }
  func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
    scanInt(representation: representation).map { Int32(clamping: $0) }
  }
  func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
    scanInt(representation: representation).map { Int64($0) }
  }
  func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
    _next(representation == .decimal ? 9 : 8).flatMap { UInt64($0) }
  }
  func scanDouble(representation: NumberRepresentation = .decimal) -> Double? {
    _next(representation == .decimal ? 2 : 11).flatMap { Double($0) }
  }
  func scanFloat(representation: NumberRepresentation = .decimal) -> Float? {
    scanDouble(representation: representation).map { Float($0) }
  }
  func scanDecimal() -> Decimal? { _next(10).map { Decimal(_text: $0) } }
  func scanString(_ searchString: String) -> String? { _next(3, searchString) }
  func scanUpToString(_ substring: String) -> String? { _next(4, substring) }
  func scanCharacters(from set: CharacterSet) -> String? { _next(5, "", set._words) }
  func scanUpToCharacters(from set: CharacterSet) -> String? { _next(6, "", set._words) }
  func scanCharacter() -> Character? { _next(7)?.first }
  // The forms that return a value by reference: after a failure an integer is 0, and other values are as before.
  @discardableResult func scanInt(_ result: inout Int) -> Bool { Scanner._hold(scanInt(), &result, 0) }
  @discardableResult func scanInt32(_ result: inout Int32) -> Bool { Scanner._hold(scanInt32(), &result, 0) }
  @discardableResult func scanInt64(_ result: inout Int64) -> Bool { Scanner._hold(scanInt64(), &result, 0) }
  @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
    Scanner._hold(scanUInt64(representation: .hexadecimal).map { UInt32(clamping: $0) }, &result, 0)
  }
  @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
    Scanner._hold(scanUInt64(representation: .hexadecimal), &result, 0)
  }
  @discardableResult func scanFloat(_ result: inout Float) -> Bool { Scanner._hold(scanFloat(), &result) }
  @discardableResult func scanDouble(_ result: inout Double) -> Bool { Scanner._hold(scanDouble(), &result) }
  @discardableResult func scanString(_ searchString: String, into ptr: inout String?) -> Bool {
    Scanner._hold(scanString(searchString), &ptr)
  }
  @discardableResult func scanUpToCharacters(from set: CharacterSet, into ptr: inout String?) -> Bool {
    Scanner._hold(scanUpToCharacters(from: set), &ptr)
  }
  @discardableResult func scanCharacters(from set: CharacterSet, into ptr: inout String?) -> Bool {
    Scanner._hold(scanCharacters(from: set), &ptr)
  }
  static func _hold<T>(_ found: T?, _ result: inout T, _ none: T? = nil) -> Bool {
    if let value = found ?? none { result = value }
    return found != nil
  }
  static func _hold(_ found: String?, _ result: inout String?) -> Bool {
    if found != nil { result = found }
    return found != nil
  }
}
