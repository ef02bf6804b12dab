// Foundation's regular expressions, which the toolchain's match.

class NSTextCheckingResult: NSObject {
  let _ranges: [NSRange]
  let _names: [String?]
  let regularExpression: NSRegularExpression?
  init(_ranges: [NSRange], _names: [String?], _ regex: NSRegularExpression?) {
    self._ranges = _ranges
    self._names = _names
    regularExpression = regex
    super.init()
  }
  struct CheckingType: OptionSet, Sendable {
    typealias Element = NSTextCheckingResult.CheckingType
    typealias ArrayLiteralElement = NSTextCheckingResult.CheckingType
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    static var regularExpression: CheckingType { CheckingType(rawValue: 1024) }
  }
  var resultType: CheckingType { .regularExpression }
  func adjustingRanges(offset: Int) -> NSTextCheckingResult {
    let ranges = _ranges.map {
      $0.location == NSNotFound ? $0 : NSRange(location: $0.location + offset, length: $0.length)
    }
    return NSTextCheckingResult(_ranges: ranges, _names: _names, regularExpression)
  }
  var range: NSRange { _ranges[0] }
  var numberOfRanges: Int { _ranges.count }
  func range(at idx: Int) -> NSRange { _ranges[idx] }
  func range(withName name: String) -> NSRange {
    guard let index = _names.firstIndex(of: name), index + 1 < _ranges.count else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return _ranges[index + 1]
  }
}

class NSRegularExpression: NSObject {
  struct Options: OptionSet, Sendable {
    typealias Element = NSRegularExpression.Options
    typealias ArrayLiteralElement = NSRegularExpression.Options
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var caseInsensitive: Options { Options(rawValue: 1) }
    static var allowCommentsAndWhitespace: Options { Options(rawValue: 2) }
    static var ignoreMetacharacters: Options { Options(rawValue: 4) }
    static var dotMatchesLineSeparators: Options { Options(rawValue: 8) }
    static var anchorsMatchLines: Options { Options(rawValue: 16) }
    static var useUnixLineSeparators: Options { Options(rawValue: 32) }
    static var useUnicodeWordBoundaries: Options { Options(rawValue: 64) }
  }
  struct MatchingOptions: OptionSet, Sendable {
    typealias Element = NSRegularExpression.MatchingOptions
    typealias ArrayLiteralElement = NSRegularExpression.MatchingOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var reportProgress: MatchingOptions { MatchingOptions(rawValue: 1) }
    static var reportCompletion: MatchingOptions { MatchingOptions(rawValue: 2) }
    static var anchored: MatchingOptions { MatchingOptions(rawValue: 4) }
    static var withTransparentBounds: MatchingOptions { MatchingOptions(rawValue: 8) }
    static var withoutAnchoringBounds: MatchingOptions { MatchingOptions(rawValue: 16) }
  }
  struct MatchingFlags: OptionSet, Sendable {
    typealias Element = NSRegularExpression.MatchingFlags
    typealias ArrayLiteralElement = NSRegularExpression.MatchingFlags
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  let pattern: String
  let options: Options
  let numberOfCaptureGroups: Int
  init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    numberOfCaptureGroups = NSRegularExpression._groups(pattern, Int(options.rawValue))
    super.init()
    if numberOfCaptureGroups < 0 {
      throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: ["NSInvalidValue": pattern])
    }
  }
  @native("NSRegularExpression.groups") static func _groups(_ pattern: String, _ options: Int) -> Int
  @native("NSRegularExpression.matches") static func _matches(
    _ pattern: String, _ options: Int, _ text: String, _ matching: Int, _ location: Int, _ length: Int
  ) -> [Int]
  @native("NSRegularExpression.replaced") static func _replaced(
    _ pattern: String, _ options: Int, _ text: String, _ matching: Int, _ location: Int, _ length: Int,
    _ template: String
  ) -> String
  @native("NSRegularExpression.escaped") static func _escaped(_ text: String) -> String
  @native("NSRegularExpression.escaped template") static func _escapedTemplate(_ text: String) -> String
  class func escapedPattern(for string: String) -> String { _escaped(string) }
  class func escapedTemplate(for string: String) -> String { _escapedTemplate(string) }
  /// The names of the groups; nil for unnamed groups.
  var _names: [String?] {
    var names: [String?] = []
    let characters = Array(pattern)
    var place = 0
    var isInSet = false
    while place < characters.count {
      switch characters[place] {
      case "\\": place += 1
      case "[": isInSet = true
      case "]": isInSet = false
      case "(" where !isInSet:
        let next = place + 1 < characters.count ? characters[place + 1] : " "
        if next != "?" {
          names.append(nil)
        } else if place + 3 < characters.count, characters[place + 2] == "<", characters[place + 3] != "=",
          characters[place + 3] != "!"
        {
          names.append(String(characters[(place + 3)...].prefix { $0 != ">" }))
        }
      default: break
      }
      place += 1
    }
    return names
  }
  func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    let numbers = NSRegularExpression._matches(
      pattern, Int(self.options.rawValue), string, Int(options.rawValue), range.location, range.length)
    let count = 2 * (numberOfCaptureGroups + 1)
    let names = pattern.contains("(?<") ? _names : []
    var results: [NSTextCheckingResult] = []
    var place = 0
    while place < numbers.count {
      var ranges: [NSRange] = []
      for index in stride(from: place, to: place + count, by: 2) {
        ranges.append(NSRange(location: numbers[index], length: numbers[index + 1]))
      }
      results.append(NSTextCheckingResult(_ranges: ranges, _names: names, self))
      place += count
    }
    return results
  }
  func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }
  func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }
  func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
  func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stop = false
    for match in matches(in: string, options: options, range: range) {
      withUnsafeMutablePointer(to: &stop) { block(match, [], $0) }
      if stop { return }
    }
  }
  func stringByReplacingMatches(
    in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
  ) -> String {
    NSRegularExpression._replaced(
      pattern, Int(self.options.rawValue), string, Int(options.rawValue), range.location, range.length, templ)
  }
  @discardableResult func replaceMatches(
    in string: NSMutableString, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
  ) -> Int {
    let count = numberOfMatches(in: string._value, options: options, range: range)
    string._value = stringByReplacingMatches(in: string._value, options: options, range: range, withTemplate: templ)
    return count
  }
  /// The template with the texts of the groups, whose ranges begin at the offset.
  func replacementString(
    for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String
  ) -> String {
    let (units, source) = (Array(templ.utf16), Array(string.utf16))
    let digits = String(result.numberOfRanges - 1).count
    var text: [UInt16] = []
    var place = 0
    while place < units.count {
      let unit = units[place]
      place += 1
      if unit == 0x5C, place < units.count {
        text.append(units[place])
        place += 1
        continue
      }
      var end = place
      while end < units.count, end < place + digits, units[end] >= 0x30, units[end] <= 0x39 { end += 1 }
      guard unit == 0x24, let group = Int(String(decoding: units[place..<end], as: UTF16.self)) else {
        if unit != 0x5C { text.append(unit) }
        continue
      }
      place = end
      guard group < result.numberOfRanges, result.range(at: group).location != NSNotFound else { continue }
      let range = result.range(at: group)
      text += source[(range.location + offset)..<(range.upperBound + offset)]
    }
    return String(decoding: text, as: UTF16.self)
  }
}

extension StringProtocol {
  /// The range of a pattern's first match, for searches with `.regularExpression`.
  func _range(ofPattern pattern: String, _ options: String.CompareOptions) -> Range<String.Index>? {
    let text = String(self)
    let numbers = NSRegularExpression._matches(
      pattern, options.contains(.caseInsensitive) ? 1 : 0, text, options.contains(.anchored) ? 4 : 0, 0,
      text.utf16.count)
    guard numbers.count > 1 else { return nil }
    let start = String._utf8Offset(text._utf16(), numbers[0])
    let end = String._utf8Offset(text._utf16(), numbers[0] + numbers[1])
    return String.Index(_position: _offset + start)..<String.Index(_position: _offset + end)
  }
  func _replacing(pattern: String, _ replacement: String, _ options: String.CompareOptions) -> String {
    let text = String(self)
    return NSRegularExpression._replaced(
      pattern, options.contains(.caseInsensitive) ? 1 : 0, text, options.contains(.anchored) ? 4 : 0, 0,
      text.utf16.count, replacement)
  }
}
