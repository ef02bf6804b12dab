/// Classes of characters by bit (see `ScalarClass`), and single characters by name.
struct CharacterSet: Hashable {
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
    _ classes: Int, _ characters: String, _ isInverted: Bool, _ scalar: UInt32
  ) -> Bool
  func contains(_ member: Unicode.Scalar) -> Bool {
    CharacterSet._contains(_classes, _characters, _isInverted, member.value)
  }
}
