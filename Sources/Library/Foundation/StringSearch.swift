// Foundation's additions to strings: searching, replacing, trimming, padding, formatting, comparing without case.

extension StringProtocol {
  /// False for an empty text, unlike the standard library's.
  @native("String.contains") func contains<Other: StringProtocol>(_ other: Other) -> Bool
  @native("String.capitalized") var capitalized: String { get }
  @native("String.uppercased") var localizedUppercase: String { get }
  @native("String.lowercased") var localizedLowercase: String { get }
  @native("String.capitalized") var localizedCapitalized: String { get }
  @native("String.find") func _find<T: StringProtocol>(_ other: T, _ start: Int, _ options: Int) -> Int
  @native("String.find end") func _matchEnd<T: StringProtocol>(_ other: T, _ start: Int, _ options: Int) -> Int
  func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<String.Index>? {
    if let searchRange { return Substring(self)[searchRange].range(of: aString, options: mask) }
    if mask.contains(.regularExpression) { return _range(ofPattern: String(aString), mask) }
    let start = _find(aString, 0, mask.rawValue)
    if start < 0 { return nil }
    let end = _matchEnd(aString, start, mask.rawValue)
    return String.Index(_position: _offset + start)..<String.Index(_position: _offset + end)
  }
  func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
    of target: T, with replacement: R, options: String.CompareOptions = []
  ) -> String {
    if options.contains(.regularExpression) {
      return _replacing(pattern: String(target), String(replacement), options)
    }
    return _replacing(target, replacement, options.rawValue)
  }
  func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
    of target: T, with replacement: R, options: String.CompareOptions = [], range searchRange: Range<String.Index>?
  ) -> String {
    guard let searchRange else { return replacingOccurrences(of: target, with: replacement, options: options) }
    let text = Substring(self)
    let changed = text[searchRange].replacingOccurrences(of: target, with: replacement, options: options)
    return String(text[startIndex..<searchRange.lowerBound]) + changed + String(text[searchRange.upperBound..<endIndex])
  }
  @native("String.components text") func components<T: StringProtocol>(separatedBy separator: T) -> [String]
  func components(separatedBy separator: CharacterSet) -> [String] {
    String._components(String(self), separator._words)
  }
  func trimmingCharacters(in set: CharacterSet) -> String { String._trimmed(String(self), set._words) }
  func rangeOfCharacter(
    from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<String.Index>? = nil
  ) -> Range<String.Index>? {
    if let aRange { return self[aRange].rangeOfCharacter(from: aSet, options: mask) }
    let found = String._range(String(self), aSet._words, mask.rawValue)
    if found.isEmpty { return nil }
    return String.Index(_position: _offset + found[0])..<String.Index(_position: _offset + found[1])
  }
  @native("String.padding") func padding<T: StringProtocol>(
    toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
  ) -> String
  @native("String.line range") static func _lineRange(
    _ text: String, _ start: Int, _ end: Int, _ isParagraph: Bool
  ) -> [Int]
  func _lineRange(_ range: Range<String.Index>, _ isParagraph: Bool) -> Range<String.Index> {
    let text = String(self)
    let (start, end) = (range.lowerBound._position - _offset, range.upperBound._position - _offset)
    let found = String._lineRange(text, start, end, isParagraph)
    return String.Index(_position: _offset + found[0])..<String.Index(_position: _offset + found[1])
  }
  func lineRange(for range: Range<String.Index>) -> Range<String.Index> { _lineRange(range, false) }
  func paragraphRange(for range: Range<String.Index>) -> Range<String.Index> { _lineRange(range, true) }
  func substring(from index: String.Index) -> String { String(Substring(self)[index..<endIndex]) }
  func substring(to index: String.Index) -> String { String(Substring(self)[startIndex..<index]) }
  func substring(with aRange: Range<String.Index>) -> String { String(Substring(self)[aRange]) }
  func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: CVarArg...) -> String {
    String(self) + String(format: String(format), arguments: arguments)
  }
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
}

extension StringProtocol {
  func _compared<T: StringProtocol>(_ other: T, _ kind: Int, _ options: Int = 0) -> ComparisonResult {
    ComparisonResult(rawValue: String._compared(String(self), String(other), kind, options))!
  }
  func compare<T: StringProtocol>(
    _ other: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
  ) -> ComparisonResult {
    let part = range.map { String(self[$0]) } ?? String(self)
    return part._compared(other, 0, mask.rawValue)
  }
  func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { _compared(other, 0, 1) }
  func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { _compared(other, 1) }
  func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { _compared(other, 2) }
  func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { _compared(other, 3) }
  func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { _find(other, 0, 1) >= 0 }
  func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool { _find(other, 0, 1 | 128) >= 0 }
}

extension String {
  /// - Parameter kind: 0 by the options, 1 as in the locale, 2 the same without case, 3 as in lists of files.
  @native("String.compared") static func _compared(
    _ text: String, _ other: String, _ kind: Int, _ options: Int
  ) -> Int
  /// Raw values as in Foundation's `NSString.CompareOptions`.
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
    static var widthInsensitive: String.CompareOptions { String.CompareOptions(rawValue: 256) }
    static var forcedOrdering: String.CompareOptions { String.CompareOptions(rawValue: 512) }
    static var regularExpression: String.CompareOptions { String.CompareOptions(rawValue: 1024) }
  }
}

enum ComparisonResult: Int, Codable {
  case orderedAscending = -1, orderedSame, orderedDescending
}

extension String {
  @native("String.init format") static func _printed(_ format: String, _ arguments: [CVarArg]) -> String
  init(format: String, _ arguments: CVarArg...) { self = String._printed(format, String._texts(arguments)) }
  init(format: String, arguments: [CVarArg]) { self = String._printed(format, String._texts(arguments)) }
  /// The arguments, with the texts to which pointers point, for `%s`.
  static func _texts(_ arguments: [CVarArg]) -> [CVarArg] {
    arguments.map { argument -> CVarArg in
      if let text = argument as? UnsafePointer<CChar> { return String(cString: text) }
      if let text = argument as? UnsafeMutablePointer<CChar> { return String(cString: UnsafePointer(text)) }
      return argument
    }
  }
  @native("String.localized format") static func _localized(
    _ format: String, _ locale: String, _ arguments: [CVarArg]
  ) -> String
  init(format: String, locale: Locale?, _ args: CVarArg...) {
    self.init(format: format, locale: locale, arguments: args)
  }
  init(format: String, locale: Locale?, arguments: [CVarArg]) {
    if let locale {
      self = String._localized(format, locale.identifier, String._texts(arguments))
    } else {
      self.init(format: format, arguments: arguments)
    }
  }
  static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
    _localized(format, "en_US", String._texts(arguments))
  }
}
