// `CharacterClass`: one character from a class.

struct CharacterClass: RegexComponent {
  typealias RegexOutput = Substring
  /// The text in the brackets of the pattern.
  let _members: String
  let _isInverted: Bool
  init(_members: String, _isInverted: Bool = false) {
    self._members = _members
    self._isInverted = _isInverted
  }
  init(_ first: CharacterClass, _ rest: CharacterClass...) {
    var members = first._set
    for other in rest { members += other._set }
    self.init(_members: members)
  }
  var _set: String { "[" + (_isInverted ? "^" : "") + _members + "]" }
  var regex: Regex<Substring> { Regex<Substring>(_pattern: _set) }
  var inverted: CharacterClass { CharacterClass(_members: _members, _isInverted: !_isInverted) }
  static var any: CharacterClass { CharacterClass(_members: "\\s\\S") }
  static var anyNonNewline: CharacterClass { CharacterClass(_members: "\\v", _isInverted: true) }
  static var digit: CharacterClass { CharacterClass(_members: "\\d") }
  static var word: CharacterClass { CharacterClass(_members: "\\w") }
  static var whitespace: CharacterClass { CharacterClass(_members: "\\s") }
  static var hexDigit: CharacterClass { CharacterClass(_members: "0-9A-Fa-f") }
  static var horizontalWhitespace: CharacterClass { CharacterClass(_members: "\\h") }
  static var verticalWhitespace: CharacterClass { CharacterClass(_members: "\\v") }
  static var newlineSequence: CharacterClass { CharacterClass(_members: "\\v") }
  static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character {
    CharacterClass(_members: _RegexText._quoted(String(s)))
  }
  static func noneOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character { anyOf(s).inverted }
  func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(_members: _set + other._set) }
  func intersection(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(_members: _set + "&&" + other._set)
  }
  func subtracting(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(_members: _set + "--" + other._set)
  }
  func symmetricDifference(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(_members: _set + "~~" + other._set)
  }
}

func ... (lhs: Character, rhs: Character) -> CharacterClass {
  CharacterClass(_members: _RegexText._quoted(String(lhs)) + "-" + _RegexText._quoted(String(rhs)))
}

extension RegexComponent where Self == CharacterClass {
  static var any: CharacterClass { .any }
  static var anyNonNewline: CharacterClass { .anyNonNewline }
  static var digit: CharacterClass { .digit }
  static var word: CharacterClass { .word }
  static var whitespace: CharacterClass { .whitespace }
  static var hexDigit: CharacterClass { .hexDigit }
  static var horizontalWhitespace: CharacterClass { .horizontalWhitespace }
  static var verticalWhitespace: CharacterClass { .verticalWhitespace }
  static var newlineSequence: CharacterClass { .newlineSequence }
  static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character { CharacterClass.anyOf(s) }
  static func noneOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character { CharacterClass.noneOf(s) }
}
