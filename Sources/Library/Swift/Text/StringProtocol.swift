// The members that `String` and `Substring` share. An index is an offset in UTF-8 code units from the start of the
// base string; `_offset` is the beginning of the text in it. Natives accept either type (see `NativeContext.text`).

protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation,
  LosslessStringConvertible
where Element == Character, Index == String.Index, SubSequence == Substring {
  associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == String.Index
  associatedtype UTF16View: BidirectionalCollection
  where UTF16View.Element == UInt16, UTF16View.Index == String.Index
  associatedtype UnicodeScalarView: BidirectionalCollection
  where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == String.Index
  var _offset: Int { get }
  /// The string that the text is a part of.
  var _base: String { get }
  var utf8: UTF8View { get }
  var utf16: UTF16View { get }
  var unicodeScalars: UnicodeScalarView { get }
}

extension StringProtocol {
  var _whole: Substring { Substring(_text: String(self), _offset: _offset, _base: _base) }
  @native("String.utf8Count") var _utf8Count: Int { get }
  @native("String.offset after") func _after(_ offset: Int) -> Int
  @native("String.offset before") func _before(_ offset: Int) -> Int
  @native("String.offset advanced") func _advance(_ offset: Int, _ distance: Int) -> Int
  @native("String.offset limited") func _advance(_ offset: Int, _ distance: Int, limit: Int) -> Int
  @native("String.distance") func _distance(from start: Int, to end: Int) -> Int
  @native("String.character") func _character(at offset: Int) -> Character
  @native("String.slice") func _slice(from start: Int, to end: Int) -> String
  var startIndex: String.Index { String.Index(_position: _offset) }
  var endIndex: String.Index { String.Index(_position: _offset + _utf8Count) }
  func index(after i: String.Index) -> String.Index {
    String.Index(_position: _offset + _after(i._position - _offset))
  }
  func index(before i: String.Index) -> String.Index {
    String.Index(_position: _offset + _before(i._position - _offset))
  }
  func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
    String.Index(_position: _offset + _advance(i._position - _offset, distance))
  }
  func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
    let found = _advance(i._position - _offset, distance, limit: limit._position - _offset)
    return found < 0 ? nil : String.Index(_position: _offset + found)
  }
  func distance(from start: String.Index, to end: String.Index) -> Int {
    _distance(from: start._position - _offset, to: end._position - _offset)
  }
  subscript(position: String.Index) -> Character { _character(at: position._position - _offset) }
  subscript(bounds: Range<String.Index>) -> Substring {
    let text = _slice(from: bounds.lowerBound._position - _offset, to: bounds.upperBound._position - _offset)
    return Substring(_text: text, _offset: bounds.lowerBound._position, _base: _base)
  }
}

extension StringProtocol {
  @native("String.count") var count: Int { get }
  @native("String.isEmpty") var isEmpty: Bool { get }
  @native("String.characters") func _toArray() -> [Character]
  @native("String.uppercased") func uppercased() -> String
  @native("String.lowercased") func lowercased() -> String
  @native("String.hasPrefix") func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
  @native("String.hasSuffix") func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
  @native("String.containsCharacter") func contains(_ element: Character) -> Bool
  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    if maxSplits < 0 { _trap("Must take zero or more splits") }
    return _split(separator, maxSplits, omittingEmptySubsequences, _offset)
  }
  @native("String.split") func _split<Part>(_ separator: Character, _ most: Int, _ omits: Bool, _ offset: Int) -> [Part]
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] {
    if maxSplits < 0 { _trap("Must take zero or more splits") }
    var result: [Substring] = []
    var start = 0
    var end = 0
    let count = _utf8Count
    while end < count && result.count < maxSplits {
      let character = _character(at: end)
      let next = end + character._utf8Count
      if try isSeparator(character) {
        if !omittingEmptySubsequences || start != end {
          result.append(Substring(_text: _slice(from: start, to: end), _offset: _offset + start, _base: _base))
        }
        start = next
      }
      end = next
    }
    if !omittingEmptySubsequences || start != count {
      result.append(Substring(_text: _slice(from: start, to: count), _offset: _offset + start, _base: _base))
    }
    return result
  }
  @native("String.utf8") func _utf8() -> [UInt8]
  @native("String.utf16") func _utf16() -> [UInt16]
  @native("String.unicodeScalars") func _scalars() -> [UInt32]
}

extension StringProtocol {
  @native("String.==") static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
  static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(lhs == rhs) }
  @native("String.<") static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
  static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { rhs < lhs }
  static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(rhs < lhs) }
  static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(lhs < rhs) }
}
