// Foundation's forms of strings: folded, transformed, normalized, split into words.

struct StringTransform: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static var fullwidthToHalfwidth: StringTransform { StringTransform("Fullwidth-Halfwidth") }
  static var toLatin: StringTransform { StringTransform("Any-Latin") }
  static var latinToKatakana: StringTransform { StringTransform("Latin-Katakana") }
  static var latinToHiragana: StringTransform { StringTransform("Latin-Hiragana") }
  static var latinToCyrillic: StringTransform { StringTransform("Latin-Cyrillic") }
  static var latinToGreek: StringTransform { StringTransform("Latin-Greek") }
  static var hiraganaToKatakana: StringTransform { StringTransform("Hiragana-Katakana") }
  static var mandarinToLatin: StringTransform { StringTransform("Han-Latin") }
  static var toUnicodeName: StringTransform { StringTransform("Any-Name") }
  static var toXMLHex: StringTransform { StringTransform("Any-Hex/XML") }
  static var stripCombiningMarks: StringTransform { StringTransform("NFD; [:M:] Remove; NFC") }
  static var stripDiacritics: StringTransform { StringTransform("NFD; [:M:] Remove; NFC") }
}

extension String {
  struct EnumerationOptions: OptionSet, Sendable {
    typealias Element = String.EnumerationOptions
    typealias ArrayLiteralElement = String.EnumerationOptions
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var byLines: EnumerationOptions { EnumerationOptions(rawValue: 0) }
    static var byParagraphs: EnumerationOptions { EnumerationOptions(rawValue: 1) }
    static var byComposedCharacterSequences: EnumerationOptions { EnumerationOptions(rawValue: 2) }
    static var byWords: EnumerationOptions { EnumerationOptions(rawValue: 3) }
    static var bySentences: EnumerationOptions { EnumerationOptions(rawValue: 4) }
    static var reverse: EnumerationOptions { EnumerationOptions(rawValue: 256) }
    static var substringNotRequired: EnumerationOptions { EnumerationOptions(rawValue: 512) }
    static var localized: EnumerationOptions { EnumerationOptions(rawValue: 1024) }
  }
  @native("String.hash") static func _hash(_ text: String) -> Int
  @native("String.form") static func _form(_ text: String, _ form: Int, _ locale: String, _ other: String) -> String
  /// The bounds of the pieces, in UTF-8.
  @native("String.pieces") static func _pieces(_ text: String, _ options: Int) -> [Int]
}

extension StringProtocol {
  /// The hash of `NSString`: the same in each run, unlike `hashValue`.
  var hash: Int { String._hash(String(self)) }
  func _form(_ form: Int, _ locale: Locale? = nil, _ other: String = "") -> String {
    String._form(String(self), form, locale?.identifier ?? "", other)
  }
  func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
    _form(100 + options.rawValue, locale)
  }
  func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    _form(reverse ? 1 : 0, nil, transform.rawValue)
  }
  func commonPrefix<T: StringProtocol>(with aString: T, options: String.CompareOptions = []) -> String {
    guard options.contains(.caseInsensitive) else { return _form(2, nil, String(aString)) }
    return String(zip(self, aString).prefix { $0.lowercased() == $1.lowercased() }.map { $0.0 })
  }
  var precomposedStringWithCanonicalMapping: String { _form(3) }
  var decomposedStringWithCanonicalMapping: String { _form(4) }
  var precomposedStringWithCompatibilityMapping: String { _form(5) }
  var decomposedStringWithCompatibilityMapping: String { _form(6) }
  var localizedUppercase: String { _form(7) }
  var localizedLowercase: String { _form(8) }
  var localizedCapitalized: String { _form(9) }
  func uppercased(with locale: Locale?) -> String { _form(7, locale) }
  func lowercased(with locale: Locale?) -> String { _form(8, locale) }
  func capitalized(with locale: Locale?) -> String { _form(9, locale) }
  func replacingCharacters<T: StringProtocol>(in range: Range<String.Index>, with replacement: T) -> String {
    String(self[startIndex..<range.lowerBound]) + String(replacement) + String(self[range.upperBound..<endIndex])
  }
  func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions,
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where R.Bound == String.Index {
    let part = self[range.relative(to: self)]
    let bounds = String._pieces(String(part), opts.rawValue)
    let offset = part.startIndex._position
    var stop = false
    for index in stride(from: 0, to: bounds.count, by: 4) {
      let places = (0..<4).map { String.Index(_position: offset + bounds[index + $0]) }
      let piece = opts.contains(.substringNotRequired) ? nil : String(self[places[0]..<places[1]])
      body(piece, places[0]..<places[1], places[2]..<places[3], &stop)
      if stop { return }
    }
  }
}
