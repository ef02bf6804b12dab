// A part of a string under the string's own indices.

@layout(Machine)
struct Substring: StringProtocol, RangeReplaceableCollection, CustomStringConvertible, CustomDebugStringConvertible {
  typealias Element = Character
  typealias Index = String.Index
  typealias SubSequence = Substring
  typealias Iterator = String.Iterator
  typealias StringLiteralType = String
  typealias StringInterpolation = DefaultStringInterpolation
  @stored var _text: String
  @stored var _offset: Int
  @stored var _base: String
  init(_text: String, _offset: Int, _base: String) {
    self._text = _text
    self._offset = _offset
    self._base = _base
  }
  var base: String { _base }
  init() { self.init(_text: "", _offset: 0, _base: "") }
  init(stringLiteral value: String) { self.init(_text: value, _offset: 0, _base: value) }
  init(_ text: String) { self.init(_text: text, _offset: 0, _base: text) }
  init<S: Sequence>(_ characters: S) where S.Element == Character {
    let text = String._joined(characters._toArray())
    self.init(_text: text, _offset: 0, _base: text)
  }
  var description: String { _text }
  var debugDescription: String { String(reflecting: _text) }
  func makeIterator() -> String.Iterator { _text.makeIterator() }
  var underestimatedCount: Int { 0 }
  static func == (lhs: Substring, rhs: Substring) -> Bool { lhs._text == rhs._text }
  static func < (lhs: Substring, rhs: Substring) -> Bool { lhs._text < rhs._text }
  func hash(into hasher: inout Hasher) { hasher.combine(_text) }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try _text.filter(isIncluded) }
  mutating func append(_ character: Character) {
    let end = _offset + _text._utf8Count
    _text.append(character)
    _base._replace(end, end, String(character))
  }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
    _text.append(contentsOf: newElements)
    // Swift makes a new string, with indices of its own.
    (_offset, _base) = (0, _text)
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
  where C.Element == Character {
    let text = String._joined(newElements._toArray())
    _text._replace(subrange.lowerBound._position - _offset, subrange.upperBound._position - _offset, text)
    _base._replace(subrange.lowerBound._position, subrange.upperBound._position, text)
  }
}
