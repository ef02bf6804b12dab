// Foundation's `CharacterSet`: the description from which the toolchain's is created.

/// The words are in postfix order: sets by name, by their characters or by a range, and the operations on them.
struct CharacterSet: Hashable, SetAlgebra, Sendable, CustomStringConvertible {
  typealias Element = Unicode.Scalar
  typealias ArrayLiteralElement = Unicode.Scalar
  @stored var _words: [String]
  init(_words: [String]) { self._words = _words }
  init() { _words = ["s"] }
  init(charactersIn string: String) { _words = ["s" + string] }
  init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    _words = ["r\(range.lowerBound.value) \(range.upperBound.value)"]
  }
  init(charactersIn range: Range<Unicode.Scalar>) {
    _words = ["r\(range.lowerBound.value) \(range.upperBound.value - 1)"]
  }
  init(arrayLiteral elements: Unicode.Scalar...) { _words = ["s" + elements.map { String($0) }.joined()] }
  init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar {
    _words = ["s" + elements.map { String($0) }.joined()]
  }
  static func _named(_ name: String) -> CharacterSet { CharacterSet(_words: ["n" + name]) }
  static var whitespaces: CharacterSet { _named("whitespaces") }
  static var newlines: CharacterSet { _named("newlines") }
  static var whitespacesAndNewlines: CharacterSet { _named("whitespacesAndNewlines") }
  static var letters: CharacterSet { _named("letters") }
  static var decimalDigits: CharacterSet { _named("decimalDigits") }
  static var alphanumerics: CharacterSet { _named("alphanumerics") }
  static var uppercaseLetters: CharacterSet { _named("uppercaseLetters") }
  static var lowercaseLetters: CharacterSet { _named("lowercaseLetters") }
  static var capitalizedLetters: CharacterSet { _named("capitalizedLetters") }
  static var punctuationCharacters: CharacterSet { _named("punctuationCharacters") }
  static var symbols: CharacterSet { _named("symbols") }
  static var controlCharacters: CharacterSet { _named("controlCharacters") }
  static var nonBaseCharacters: CharacterSet { _named("nonBaseCharacters") }
  static var decomposables: CharacterSet { _named("decomposables") }
  static var illegalCharacters: CharacterSet { _named("illegalCharacters") }
  static var urlQueryAllowed: CharacterSet { _named("urlQueryAllowed") }
  static var urlPathAllowed: CharacterSet { _named("urlPathAllowed") }
  static var urlHostAllowed: CharacterSet { _named("urlHostAllowed") }
  static var urlFragmentAllowed: CharacterSet { _named("urlFragmentAllowed") }
  static var urlUserAllowed: CharacterSet { _named("urlUserAllowed") }
  static var urlPasswordAllowed: CharacterSet { _named("urlPasswordAllowed") }
  @native("CharacterSet.contains") static func _contains(_ words: [String], _ scalar: UInt32) -> Bool
  @native("CharacterSet.compare") static func _compare(_ words: [String], _ other: [String], _ kind: Int) -> Bool
  func contains(_ member: Unicode.Scalar) -> Bool { CharacterSet._contains(_words, member.value) }
  func _with(_ other: CharacterSet, _ operation: String) -> CharacterSet {
    CharacterSet(_words: _words + other._words + [operation])
  }
  var inverted: CharacterSet { CharacterSet(_words: _words + ["~"]) }
  mutating func invert() { self = inverted }
  func union(_ other: CharacterSet) -> CharacterSet { _with(other, "|") }
  func intersection(_ other: CharacterSet) -> CharacterSet { _with(other, "&") }
  func subtracting(_ other: CharacterSet) -> CharacterSet { _with(other, "-") }
  func symmetricDifference(_ other: CharacterSet) -> CharacterSet { _with(other, "^") }
  mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
  mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  @discardableResult mutating func insert(
    _ character: Unicode.Scalar
  ) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
    let isNew = !contains(character)
    self = union(CharacterSet(charactersIn: String(character)))
    return (isNew, character)
  }
  @discardableResult mutating func update(with character: Unicode.Scalar) -> Unicode.Scalar? {
    insert(character).inserted ? nil : character
  }
  @discardableResult mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
    let wasThere = contains(character)
    remove(charactersIn: String(character))
    return wasThere ? character : nil
  }
  mutating func insert(charactersIn string: String) { self = union(CharacterSet(charactersIn: string)) }
  mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = union(CharacterSet(charactersIn: range))
  }
  mutating func remove(charactersIn string: String) { self = subtracting(CharacterSet(charactersIn: string)) }
  mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = subtracting(CharacterSet(charactersIn: range))
  }
  init(bitmapRepresentation data: Data) { _words = ["b" + data.base64EncodedString()] }
  @native("CharacterSet.bitmap") static func _bitmap(_ words: [String]) -> [UInt8]
  var bitmapRepresentation: Data { Data(CharacterSet._bitmap(_words)) }
  @native("CharacterSet.hasMember") static func _hasMember(_ words: [String], _ plane: Int) -> Bool
  func hasMember(inPlane plane: UInt8) -> Bool { CharacterSet._hasMember(_words, Int(plane)) }
  mutating func insert(charactersIn range: Range<Unicode.Scalar>) { self = union(CharacterSet(charactersIn: range)) }
  mutating func remove(charactersIn range: Range<Unicode.Scalar>) {
    self = subtracting(CharacterSet(charactersIn: range))
  }
  func isSuperset(of other: CharacterSet) -> Bool { CharacterSet._compare(_words, other._words, 1) }
  func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }
  func isDisjoint(with other: CharacterSet) -> Bool { intersection(other).isEmpty }
  var isEmpty: Bool { self == CharacterSet() }
  static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool { _compare(lhs._words, rhs._words, 0) }
  func hash(into hasher: inout Hasher) { hasher.combine(contains("a")) }
  var description: String { "<CharacterSet>" }
}

extension String {
  @native("String.components set") static func _components(_ text: String, _ set: [String]) -> [String]
  @native("String.trimmed") static func _trimmed(_ text: String, _ set: [String]) -> String
  @native("String.range of set") static func _range(_ text: String, _ set: [String], _ options: Int) -> [Int]
}
