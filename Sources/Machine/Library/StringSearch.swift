import Code

/// What Foundation adds to strings: searching, replacing, trimming, padding, comparing without case.
enum StringSearchLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("extension StringProtocol", searching),
    LibraryPart("extension StringProtocol", comparing),
    LibraryPart("extension String", options),
    LibraryPart("enum ComparisonResult: Int", "case orderedAscending = -1, orderedSame, orderedDescending"),
    LibraryPart("struct CharacterSet: Hashable", characterSet),
    LibraryPart("protocol CVarArg", ""),
    LibraryPart("extension Int: CVarArg", ""),
    LibraryPart("extension Int8: CVarArg", ""),
    LibraryPart("extension Int16: CVarArg", ""),
    LibraryPart("extension Int32: CVarArg", ""),
    LibraryPart("extension Int64: CVarArg", ""),
    LibraryPart("extension UInt: CVarArg", ""),
    LibraryPart("extension UInt8: CVarArg", ""),
    LibraryPart("extension UInt16: CVarArg", ""),
    LibraryPart("extension UInt32: CVarArg", ""),
    LibraryPart("extension UInt64: CVarArg", ""),
    LibraryPart("extension Double: CVarArg", ""),
    LibraryPart("extension Float: CVarArg", ""),
    LibraryPart("extension String: CVarArg", ""),
  ]

  private static let searching = """
    @native("String.find") func _find<T: StringProtocol>(_ other: T, _ start: Int, _ options: Int) -> Int
    @native("String.find end") func _matchEnd<T: StringProtocol>(_ other: T, _ start: Int, _ options: Int) -> Int
    func range<T: StringProtocol>(
      of aString: T, options mask: String.CompareOptions = []
    ) -> Range<String.Index>? {
      let start = _find(aString, 0, mask.rawValue)
      if start < 0 { return nil }
      let end = _matchEnd(aString, start, mask.rawValue)
      return String.Index(_position: _offset + start)..<String.Index(_position: _offset + end)
    }
    func ranges<T: StringProtocol>(of other: T) -> [Range<String.Index>] {
      var result: [Range<String.Index>] = []
      let bounds = _matches(other)
      var i = 0
      while i < bounds.count {
        let start = String.Index(_position: _offset + bounds[i])
        result.append(start..<String.Index(_position: _offset + bounds[i + 1]))
        i += 2
      }
      return result
    }
    @native("String.matches") func _matches<T: StringProtocol>(_ other: T) -> [Int]
    @native("String.replacing") func _replacing<T: StringProtocol, R: StringProtocol>(
      _ target: T, _ replacement: R, _ options: Int) -> String
    func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
      of target: T, with replacement: R, options: String.CompareOptions = []
    ) -> String {
      _replacing(target, replacement, options.rawValue)
    }
    func replacing<T: StringProtocol, R: StringProtocol>(_ other: T, with replacement: R) -> String {
      _replacing(other, replacement, 0)
    }
    @native("String.components text") func components<T: StringProtocol>(separatedBy separator: T) -> [String]
    func components(separatedBy separator: CharacterSet) -> [String] {
      _components(separator._classes, separator._characters, separator._isInverted)
    }
    @native("String.components set") func _components(
      _ classes: Int, _ characters: String, _ isInverted: Bool) -> [String]
    func split<T: StringProtocol>(
      separator: T, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
    ) -> [Substring] {
      _split(separator, maxSplits, omittingEmptySubsequences, _offset)
    }
    @native("String.split text") func _split<T: StringProtocol, Part>(
      _ separator: T, _ most: Int, _ omits: Bool, _ offset: Int) -> [Part]
    func trimmingCharacters(in set: CharacterSet) -> String {
      _trimmed(set._classes, set._characters, set._isInverted)
    }
    @native("String.trimmed") func _trimmed(_ classes: Int, _ characters: String, _ isInverted: Bool) -> String
    func trimmingPrefix<T: StringProtocol>(_ prefix: T) -> Substring {
      let text = String(self)
      return text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[text.startIndex..<text.endIndex]
    }
    @native("String.padding") func padding<T: StringProtocol>(
      toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
    func appending<T: StringProtocol>(_ other: T) -> String {
      var result = String(self)
      result._append(other)
      return result
    }
    @native("String.lines") func _lines() -> [String]
    func enumerateLines(invoking body: (String, inout Bool) -> Void) {
      var stop = false
      for line in _lines() {
        body(line, &stop)
        if stop { return }
      }
    }
    """

  private static let comparing = """
    @native("String.compared") func _compared<T: StringProtocol>(_ other: T, _ options: Int) -> Int
    @native("String.compared locale") func _comparedByLocale<T: StringProtocol>(_ other: T) -> Int
    func compare<T: StringProtocol>(_ other: T, options mask: String.CompareOptions = []) -> ComparisonResult {
      ComparisonResult(rawValue: _compared(other, mask.rawValue))!
    }
    func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
      ComparisonResult(rawValue: _compared(other, 1))!
    }
    func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
      ComparisonResult(rawValue: _comparedByLocale(other))!
    }
    func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
      ComparisonResult(rawValue: _compared(other, 1))!
    }
    func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
      ComparisonResult(rawValue: _compared(other, 1 | 64))!
    }
    func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { _find(other, 0, 1) >= 0 }
    func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool { _find(other, 0, 1 | 128) >= 0 }
    """

  /// Raw values as Foundation's `NSString.CompareOptions`.
  private static let options = """
    struct CompareOptions: OptionSet {
      typealias Element = String.CompareOptions
      typealias ArrayLiteralElement = String.CompareOptions
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static var caseInsensitive: String.CompareOptions { String.CompareOptions(rawValue: 1) }
      static var literal: String.CompareOptions { String.CompareOptions(rawValue: 2) }
      static var backwards: String.CompareOptions { String.CompareOptions(rawValue: 4) }
      static var anchored: String.CompareOptions { String.CompareOptions(rawValue: 8) }
      static var numeric: String.CompareOptions { String.CompareOptions(rawValue: 64) }
      static var diacriticInsensitive: String.CompareOptions { String.CompareOptions(rawValue: 128) }
    }
    """

  /// Classes of characters by bit (see `ScalarClass`), and single ones by name.
  private static let characterSet = """
    let _classes: Int
    let _characters: String
    let _isInverted: Bool
    init(_classes: Int, _characters: String, _isInverted: Bool) {
      self._classes = _classes
      self._characters = _characters
      self._isInverted = _isInverted
    }
    init() { self.init(_classes: 0, _characters: "", _isInverted: false) }
    init(charactersIn string: String) { self.init(_classes: 0, _characters: string, _isInverted: false) }
    static func _class(_ bits: Int) -> CharacterSet {
      CharacterSet(_classes: bits, _characters: "", _isInverted: false)
    }
    static var whitespaces: CharacterSet { _class(1) }
    static var newlines: CharacterSet { _class(2) }
    static var whitespacesAndNewlines: CharacterSet { _class(3) }
    static var letters: CharacterSet { _class(4) }
    static var decimalDigits: CharacterSet { _class(8) }
    static var alphanumerics: CharacterSet { _class(4 | 16) }
    static var uppercaseLetters: CharacterSet { _class(32) }
    static var lowercaseLetters: CharacterSet { _class(64) }
    static var punctuationCharacters: CharacterSet { _class(128) }
    static var symbols: CharacterSet { _class(256) }
    static var controlCharacters: CharacterSet { _class(512) }
    static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool {
      lhs._classes == rhs._classes && lhs._characters == rhs._characters && lhs._isInverted == rhs._isInverted
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(_classes)
      hasher.combine(_characters)
      hasher.combine(_isInverted)
    }
    var inverted: CharacterSet {
      CharacterSet(_classes: _classes, _characters: _characters, _isInverted: !_isInverted)
    }
    func union(_ other: CharacterSet) -> CharacterSet {
      precondition(!_isInverted && !other._isInverted, "not supported by obsh: a union with an inverted CharacterSet")
      return CharacterSet(
        _classes: _classes | other._classes, _characters: _characters + other._characters, _isInverted: false)
    }
    mutating func insert(charactersIn string: String) { self = union(CharacterSet(charactersIn: string)) }
    @native("CharacterSet.contains") static func _contains(
      _ classes: Int, _ characters: String, _ isInverted: Bool, _ scalar: UInt32) -> Bool
    func contains(_ member: Unicode.Scalar) -> Bool {
      CharacterSet._contains(_classes, _characters, _isInverted, member.value)
    }
    """
}
