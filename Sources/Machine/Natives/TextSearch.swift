@_spi(_Unicode) import Swift

/// Searches one text in another, as Foundation's `range(of:options:)` does. Offsets count UTF-8 code units.
struct TextSearch {
  /// The raw values are those of `NSString.CompareOptions`.
  struct Options: OptionSet {
    let rawValue: Int
    static let caseInsensitive = Options(rawValue: 1)
    static let backwards = Options(rawValue: 4)
    static let anchored = Options(rawValue: 8)
    static let numeric = Options(rawValue: 64)
    static let diacriticInsensitive = Options(rawValue: 128)
  }

  private let options: Options
  /// Set if comparing bytes is equivalent to comparing characters: ASCII without CRLF, and case matters.
  private var bytes: (text: [UInt8], pattern: [UInt8])?
  private var characters: (text: [Character], pattern: [Character]) = ([], [])
  /// The offset of each character and of the end.
  private var offsets: [Int] = []

  init(_ text: String, _ pattern: String, options: Options = []) {
    self.options = options
    let folds = !options.intersection([.caseInsensitive, .diacriticInsensitive]).isEmpty
    if !folds, Self.isPlain(text), Self.isPlain(pattern) {
      bytes = (Array(text.utf8), Array(pattern.utf8))
      return
    }
    var offset = 0
    for character in text {
      offsets.append(offset)
      offset += character.utf8.count
      characters.text.append(Self.folded(character, options))
    }
    offsets.append(offset)
    characters.pattern = pattern.map { Self.folded($0, options) }
  }

  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 && $0 != 13 } }

  /// The character without the differences that the options ignore.
  static func folded(_ character: Character, _ options: Options) -> Character {
    var text = String(character)
    if options.contains(.diacriticInsensitive) {
      var base = String.UnicodeScalarView()
      for scalar in text._nfd where scalar.properties.generalCategory != .nonspacingMark { base.append(scalar) }
      if !base.isEmpty { text = String(base) }
    }
    if options.contains(.caseInsensitive) { text = text.lowercased() }
    return text.count == 1 ? Character(text) : character
  }

  /// The first match that starts at the offset or later; with `.backwards` the last one.
  func range(from start: Int = 0) -> Range<Int>? {
    if let bytes {
      return Self.match(bytes.text, bytes.pattern, from: start, options)
    }
    let first = offsets.firstIndex { $0 >= start } ?? characters.text.count
    return Self.match(characters.text, characters.pattern, from: first, options).map {
      offsets[$0.lowerBound]..<offsets[$0.upperBound]
    }
  }

  /// All matches, without overlaps.
  var ranges: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    let forward = TextSearch(self, without: .backwards)
    while let range = forward.range(from: start) {
      result.append(range)
      start = range.upperBound
    }
    return result
  }

  private init(_ other: TextSearch, without option: Options) {
    options = other.options.subtracting(option)
    bytes = other.bytes
    characters = other.characters
    offsets = other.offsets
  }

  private static func match<Unit: Equatable>(
    _ text: [Unit], _ pattern: [Unit], from start: Int, _ options: Options
  ) -> Range<Int>? {
    guard let first = pattern.first, start >= 0, text.count - start >= pattern.count else { return nil }
    let last = text.count - pattern.count
    func isMatch(_ position: Int) -> Bool {
      guard text[position] == first else { return false }
      for index in pattern.indices.dropFirst() where text[position + index] != pattern[index] { return false }
      return true
    }
    if options.contains(.anchored) {
      let position = options.contains(.backwards) ? last : start
      return isMatch(position) ? position..<position + pattern.count : nil
    }
    let positions = start...last
    let found =
      options.contains(.backwards) ? positions.last(where: isMatch) : positions.first(where: isMatch)
    return found.map { $0..<$0 + pattern.count }
  }
}
