// `Regex`. A pattern is text, which the toolchain's own engine compiles and matches (see `RegexNatives`).

protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}

/// The positions of a match and its groups: the text, its offset in the base string, that string, and start and end of
/// each group in the text, -1 for a group that took no part.
@layout(Machine)
struct _RegexRun {
  let _text: String
  let _offset: Int
  let _base: String
  let _bounds: [Int]
  let _names: [String]
  init(_text: String, _offset: Int, _base: String, _bounds: [Int], _names: [String]) {
    self._text = _text
    self._offset = _offset
    self._base = _base
    self._bounds = _bounds
    self._names = _names
  }
  /// The output of a regex whose whole match is the group `whole` and whose first group is `first`.
  @native("Regex.output") func _output<Output>(_ whole: Int, _ first: Int) -> Output
  func _range(_ group: Int) -> Range<String.Index>? {
    if _bounds[2 * group] < 0 { return nil }
    return String.Index(
      _position: _offset + _bounds[2 * group])..<String.Index(
        _position: _offset + _bounds[2 * group + 1])
  }
  func _substring(_ group: Int) -> Substring? {
    if _bounds[2 * group] < 0 { return nil }
    return Substring(
      _text: _text._slice(from: _bounds[2 * group], to: _bounds[2 * group + 1]),
      _offset: _offset + _bounds[2 * group], _base: _base)
  }
}

enum _RegexEngine {
  /// The error in the pattern; empty if there is none.
  @native("Regex.problem") static func _problem(_ pattern: String) -> String
  /// The names of the groups, the whole match first; empty for unnamed groups.
  @native("Regex.names") static func _names(_ pattern: String) -> [String]
  /// Matches the whole text (0), its start (1), the first place (2) or all places (3): the bounds of all matches.
  @native("Regex.run") static func _run(_ pattern: String, _ text: String, _ how: Int) -> [Int]
}

struct _RegexError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

struct Regex<Output>: RegexComponent {
  typealias RegexOutput = Output
  let _pattern: String
  /// Creates the output if a part of the pattern transforms its capture.
  let _making: ((_RegexRun, Int, Int) throws -> Output?)?
  let _references: [(id: Int, value: (_RegexRun, Int) throws -> Any?)]
  init(_pattern: String) {
    self._pattern = _pattern
    _making = nil
    _references = []
  }
  init(
    _pattern: String, _references: [(id: Int, value: (_RegexRun, Int) throws -> Any?)] = [],
    _making: @escaping (_RegexRun, Int, Int) throws -> Output?
  ) {
    self._pattern = _pattern
    self._making = _making
    self._references = _references
  }
  init(verbatim verbatimString: String) where Output == Substring {
    self.init(_pattern: _RegexText._quoted(verbatimString))
  }
  init(_ pattern: String) throws where Output == AnyRegexOutput {
    let problem = _RegexEngine._problem(pattern)
    if !problem.isEmpty { throw _RegexError(problem) }
    self.init(_pattern: pattern) { run, _, _ in AnyRegexOutput(_run: run) }
  }
  init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
    let problem = _RegexEngine._problem(pattern)
    if !problem.isEmpty { throw _RegexError(problem) }
    self.init(_pattern: pattern)
  }
  var regex: Regex<Output> { self }
  var _groups: Int { _RegexEngine._names(_pattern).count - 1 }
  func _made(_ run: _RegexRun, _ whole: Int, _ first: Int) throws -> Output? {
    if let _making { return try _making(run, whole, first) }
    let output: Output = run._output(whole, first)
    return output
  }
  func contains(captureNamed name: String) -> Bool { _RegexEngine._names(_pattern).contains(name) }
  /// The matches in a text, by the kinds of `_RegexEngine`.
  func _matches(_ part: Substring, _ how: Int) throws -> [Match] {
    let text = part._text
    let names = _RegexEngine._names(_pattern)
    // A transform that returns nil moves the search on, so the places after the first are needed as well.
    let found = _RegexEngine._run(_pattern, text, how == 2 && _making != nil ? 3 : how)
    var result: [Match] = []
    var i = 0
    while i < found.count {
      let next = i + 2 * names.count
      let run = _RegexRun(
        _text: text, _offset: part._offset, _base: part._base, _bounds: Array(found[i..<next]), _names: names)
      if let output = try _made(run, 0, 1), let range = run._range(0) {
        var values: [(id: Int, value: Any?)] = []
        for reference in _references { values.append((reference.id, try reference.value(run, 1))) }
        result.append(Match(output: output, range: range, _run: run, _values: values))
        if how == 2 { return result }
      }
      i = next
    }
    return result
  }
  func wholeMatch(in string: String) throws -> Match? { try _matches(Substring(string), 0).first }
  func wholeMatch(in string: Substring) throws -> Match? { try _matches(string, 0).first }
  func prefixMatch(in string: String) throws -> Match? { try _matches(Substring(string), 1).first }
  func prefixMatch(in string: Substring) throws -> Match? { try _matches(string, 1).first }
  func firstMatch(in string: String) throws -> Match? { try _matches(Substring(string), 2).first }
  func firstMatch(in string: Substring) throws -> Match? { try _matches(string, 2).first }

  @dynamicMemberLookup
  struct Match {
    let output: Output
    let range: Range<String.Index>
    let _run: _RegexRun
    let _values: [(id: Int, value: Any?)]
    init(output: Output, range: Range<String.Index>, _run: _RegexRun, _values: [(id: Int, value: Any?)]) {
      self.output = output
      self.range = range
      self._run = _run
      self._values = _values
    }
    subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
    /// `.0` if there are no captures.
    subscript(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring
    where Output == Substring { output }
    /// `.0` of a match whose captures are not known.
    subscript(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring
    where Output == AnyRegexOutput { output[0].substring ?? "" }
    subscript<Capture>(reference: Reference<Capture>) -> Capture {
      for entry in _values where entry.id == reference._id {
        if let value = entry.value as? Capture { return value }
      }
      _trap("Reference did not capture anything in the match")
    }
  }
}

extension Regex.Match where Output == AnyRegexOutput {
  subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
  subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
  var count: Int { output.count }
}

extension RegexComponent {
  func wholeMatch(in string: String) throws -> Regex<RegexOutput>.Match? { try regex.wholeMatch(in: string) }
  func prefixMatch(in string: String) throws -> Regex<RegexOutput>.Match? { try regex.prefixMatch(in: string) }
  func firstMatch(in string: String) throws -> Regex<RegexOutput>.Match? { try regex.firstMatch(in: string) }
  func ignoresCase(_ ignoresCase: Bool = true) -> Regex<RegexOutput> { _under(ignoresCase ? "i" : "-i") }
  func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<RegexOutput> {
    _under(dotMatchesNewlines ? "s" : "-s")
  }
  func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<RegexOutput> {
    _under(matchLineEndings ? "m" : "-m")
  }
  func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<RegexOutput> { _under(useASCII ? "W" : "-W") }
  func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<RegexOutput> { _under(useASCII ? "D" : "-D") }
  func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<RegexOutput> { _under(useASCII ? "S" : "-S") }
  func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<RegexOutput> { _under(useASCII ? "P" : "-P") }
  func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<RegexOutput> {
    _under(behavior == .reluctant ? "U" : "-U")
  }
  func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<RegexOutput> {
    _under(semanticLevel == .unicodeScalar ? "u" : "X")
  }
  /// The regex with an option applied.
  func _under(_ option: String) -> Regex<RegexOutput> {
    let whole = regex
    return Regex<RegexOutput>(
      _pattern: "(?\(option):\(_RegexText._closed(whole._pattern)))", _references: whole._references
    ) { run, all, first in try whole._made(run, all, first) }
  }
}

struct RegexRepetitionBehavior: Hashable {
  let _suffix: String
  init(_suffix: String) { self._suffix = _suffix }
  static var eager: RegexRepetitionBehavior { RegexRepetitionBehavior(_suffix: "") }
  static var reluctant: RegexRepetitionBehavior { RegexRepetitionBehavior(_suffix: "?") }
  static var possessive: RegexRepetitionBehavior { RegexRepetitionBehavior(_suffix: "+") }
}

struct RegexSemanticLevel: Hashable {
  let _name: String
  init(_name: String) { self._name = _name }
  static var graphemeCluster: RegexSemanticLevel { RegexSemanticLevel(_name: "graphemeCluster") }
  static var unicodeScalar: RegexSemanticLevel { RegexSemanticLevel(_name: "unicodeScalar") }
}

/// Patterns as text.
enum _RegexText {
  /// A pattern that matches the text itself.
  static func _quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if !character.isLetter && !character.isNumber && !character.isNewline && character.isASCII {
        result.append("\\")
      }
      result.append(character)
    }
    return result
  }
  /// The pattern in a form to which more can be appended: a comment at its end is terminated.
  static func _closed(_ pattern: String) -> String { pattern.hasPrefix("(?xx)") ? pattern + "\n" : pattern }
}

/// The output of a regex whose pattern is known only at run time.
struct AnyRegexOutput: RandomAccessCollection {
  typealias Index = Int
  struct Element {
    let name: String?
    let range: Range<String.Index>?
    let substring: Substring?
    init(name: String?, range: Range<String.Index>?, substring: Substring?) {
      self.name = name
      self.range = range
      self.substring = substring
    }
    var value: Any? { substring }
  }
  let _run: _RegexRun
  init(_run: _RegexRun) { self._run = _run }
  init<Output>(_ match: Regex<Output>.Match) { _run = match._run }
  var startIndex: Int { 0 }
  var endIndex: Int { _run._names.count }
  subscript(position: Int) -> Element {
    let name = _run._names[position]
    return Element(
      name: name.isEmpty ? nil : name, range: _run._range(position), substring: _run._substring(position))
  }
  subscript(name: String) -> Element? { _run._names.firstIndex(of: name).map { self[$0] } }
  func extractValues<Output>(as type: Output.Type = Output.self) -> Output? {
    let output: Output = _run._output(0, 1)
    return output
  }
}
