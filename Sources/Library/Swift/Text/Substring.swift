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
  init(_text: String, _offset: Int) {
    self._text = _text
    self._offset = _offset
  }
  init() { self.init(_text: "", _offset: 0) }
  init(stringLiteral value: String) { self.init(_text: value, _offset: 0) }
  init(_ text: String) { self.init(_text: text, _offset: 0) }
  init<S: Sequence>(_ characters: S) where S.Element == Character {
    self.init(_text: String._joined(characters._toArray()), _offset: 0)
  }
  var description: String { _text }
  var debugDescription: String { String(reflecting: _text) }
  func makeIterator() -> String.Iterator { _text.makeIterator() }
  var underestimatedCount: Int { 0 }
  static func == (lhs: Substring, rhs: Substring) -> Bool { lhs._text == rhs._text }
  static func < (lhs: Substring, rhs: Substring) -> Bool { lhs._text < rhs._text }
  func hash(into hasher: inout Hasher) { hasher.combine(_text) }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try _text.filter(isIncluded) }
  mutating func append(_ character: Character) { _text.append(character) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
    _text.append(contentsOf: newElements)
    // Swift makes a new string, with indices of its own.
    _offset = 0
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
  where C.Element == Character {
    _text._replace(
      subrange.lowerBound._position - _offset, subrange.upperBound._position - _offset,
      String._joined(newElements._toArray()))
  }
}
