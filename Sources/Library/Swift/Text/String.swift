struct String: StringProtocol, RangeReplaceableCollection, CustomStringConvertible, CustomDebugStringConvertible,
  _BuiltinOrdered
{
  typealias Element = Character
  typealias SubSequence = Substring
  typealias StringLiteralType = String
  typealias StringInterpolation = DefaultStringInterpolation
  struct Index: Comparable, Hashable, CustomDebugStringConvertible {
    let _position: Int
    init(_position: Int) { self._position = _position }
    init<S: StringProtocol>(utf16Offset offset: Int, in text: S) {
      _position = text._offset + String._utf8Offset(text._utf16(), offset)
    }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._position == rhs._position }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._position < rhs._position }
    func hash(into hasher: inout Hasher) { hasher.combine(_position) }
    var debugDescription: String { _position == 0 ? "0[any]" : "\(_position)[utf8]" }
    func utf16Offset<S: StringProtocol>(in text: S) -> Int {
      text._slice(from: 0, to: _position - text._offset)._utf16().count
    }
    /// The index, if it is at the beginning of a character of the text; nil if it is inside one.
    init?(_ position: String.Index, within text: String) {
      guard position._isScalarBoundary(of: text._utf8()) else { return nil }
      var index = text.startIndex
      while index < position { index = text.index(after: index) }
      if index != position { return nil }
      self = position
    }
    init?(_ position: String.Index, within view: String.UTF8View) {
      if position._position > view.count { return nil }
      self = position
    }
    init?(_ position: String.Index, within view: String.UTF16View) {
      guard position._isScalarBoundary(of: view._bytes) || position._isInPair(of: view._bytes) else { return nil }
      self = position
    }
    init?(_ position: String.Index, within view: String.UnicodeScalarView) {
      guard position._isScalarBoundary(of: view._bytes) else { return nil }
      self = position
    }
    func samePosition(in text: String) -> String.Index? { String.Index(self, within: text) }
    func samePosition(in view: String.UTF8View) -> String.Index? { String.Index(self, within: view) }
    func samePosition(in view: String.UTF16View) -> String.Index? { String.Index(self, within: view) }
    func samePosition(in view: String.UnicodeScalarView) -> String.Index? { String.Index(self, within: view) }
    func _isScalarBoundary(of bytes: [UInt8]) -> Bool {
      _position == bytes.count || _position < bytes.count && bytes[_position] & 0xC0 != 0x80
    }
    func _isInPair(of bytes: [UInt8]) -> Bool {
      _position >= 2 && _position < bytes.count && bytes[_position - 2] >= 0xF0
    }
  }
  struct Iterator: IteratorProtocol {
    typealias Element = Character
    let _base: String
    let _end: Int
    @stored var _position: Int
    init(_base: String) {
      self._base = _base
      _end = _base._utf8Count
      _position = 0
    }
    @native("String.Iterator.next") mutating func next() -> Character?
  }
  @native("String.init()") init()
  @available(*, unavailable, message: "cannot subscript String with an Int, use a String.Index instead.")
  subscript(i: Int) -> Character { first! }
  @available(
    *, unavailable, message: "cannot subscript String with an integer range, use a String.Index range instead."
  )
  subscript<R: RangeExpression>(bounds: R) -> String where R.Bound == Int { self }
  var _offset: Int { 0 }
  var _base: String { self }
  var debugDescription: String { String(reflecting: self) }
  func makeIterator() -> Iterator { Iterator(_base: self) }
  var underestimatedCount: Int { 0 }
  @native("String.first") var first: Character? { get }
  @native("String.last") var last: Character? { get }
  @native("String.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
  @native("String.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
  @native("String.==") static func == (lhs: String, rhs: String) -> Bool
  @native("String.<") static func < (lhs: String, rhs: String) -> Bool
  @native("String.+") static func + (lhs: String, rhs: String) -> String
  @native("String.+=") static func += (lhs: inout String, rhs: String)
}

extension String {
  func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
  func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }

  init(stringLiteral value: String) { self = value }
  init(_ text: String) { self = text }
  init(_ text: Substring) { self = text._text }
  @native("String.character to text") init(_ character: Character)
  init(_ scalar: Unicode.Scalar) { self = scalar.description }
  init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
  init<S: Sequence & LosslessStringConvertible>(_ other: S) where S.Element == Character { self = other.description }
  init<S: Sequence>(_ characters: S) where S.Element == Character { self = String._joined(characters._toArray()) }
  init(_ characters: ReversedCollection<String>) { self = characters._base._backwards() }
  @native("String.backwards") func _backwards() -> String
  @native("String.joined characters") static func _joined(_ characters: [Character]) -> String
  @native("String.init repeating") init(repeating repeatedValue: String, count: Int)
  @native("String.init repeating") init(repeating repeatedValue: Character, count: Int)
  @native("String.init describing") init<Subject>(describing instance: Subject)
  init<Subject: TextOutputStreamable & CustomStringConvertible>(describing instance: Subject) {
    self = instance.description
  }
  @native("String.init reflecting") init<Subject>(reflecting subject: Subject)
  @native("String.init radix") init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
  @native("String.decoded") static func _decoded(_ bytes: [UInt8]) -> String
}

extension String {
  @native("String._replace") mutating func _replace(_ start: Int, _ end: Int, _ text: String)
  @native("String.append") mutating func append(_ character: Character)
  @native("String.append") mutating func append(_ other: String)
  @native("String.append") mutating func append(_ other: Substring)
  @native("String.append") mutating func append(contentsOf newElements: String)
  @native("String.append") mutating func append(contentsOf newElements: Substring)
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
    append(String._joined(newElements._toArray()))
  }
  @native("String.append") mutating func _append<S: StringProtocol>(_ text: S)
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    var result = ""
    for character in self {
      if try isIncluded(character) { result.append(character) }
    }
    return result
  }
  mutating func write(_ string: String) { append(string) }
  mutating func insert(_ newElement: Character, at i: String.Index) {
    _replace(i._position, i._position, String(newElement))
  }
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: String.Index) where C.Element == Character {
    _replace(i._position, i._position, String._joined(newElements._toArray()))
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
  where C.Element == Character {
    _replace(subrange.lowerBound._position, subrange.upperBound._position, String._joined(newElements._toArray()))
  }
  @discardableResult mutating func remove(at i: String.Index) -> Character {
    let character = self[i]
    _replace(i._position, i._position + character._utf8Count, "")
    return character
  }
  mutating func removeSubrange(_ bounds: Range<String.Index>) {
    _replace(bounds.lowerBound._position, bounds.upperBound._position, "")
  }
  @native("String.removeAll") mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  mutating func reserveCapacity(_ n: Int) {}
}

extension String {
  init?(validatingUTF8 codes: [Int8]) { self.init(_checking: codes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }) }
  init?(_checking bytes: [UInt8]) {
    let text = String._decoded(bytes)
    if text._utf8() != bytes { return nil }
    self = text
  }
}

struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
  let _text: String
  init() { _text = "" }
  init(stringLiteral value: String) { _text = value }
  var description: String { _text }
  var debugDescription: String { _text.debugDescription }
  var utf8CodeUnitCount: Int { _text.utf8.count }
  /// True: obsh stores each literal as text, also one of a single scalar.
  var hasPointerRepresentation: Bool { true }
  /// Equal literals begin at the same place, as those of one compiled file do.
  var utf8Start: UnsafePointer<UInt8> {
    if let known = StaticString._places[_text] { return UnsafePointer(_memory: known, _index: 0) }
    let memory = _Memory<UInt8>(_cells: Array(_text.utf8) + [0])
    StaticString._places[_text] = memory
    return UnsafePointer(_memory: memory, _index: 0)
  }
  nonisolated(unsafe) static var _places: [String: _Memory<UInt8>] = [:]
  var unicodeScalar: Unicode.Scalar { _trap("StaticString should have Unicode scalar representation") }
  func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    body(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
  var isASCII: Bool { _text.utf8.allSatisfy { $0 < 128 } }
}
