import Code

/// Natives of `Character`.
enum CharacterNatives {
  static var natives: NativeTable {
    [
      "Character.isLetter": { isLetter.value($0) },
      "Character.isNumber": { isNumber.value($0) },
      "Character.isWholeNumber": { isWholeNumber.value($0) },
      "Character.isHexDigit": { isHexDigit.value($0) },
      "Character.isWhitespace": { isWhitespace.value($0) },
      "Character.isNewline": { isNewline.value($0) },
      "Character.isUppercase": { isUppercase.value($0) },
      "Character.isLowercase": { isLowercase.value($0) },
      "Character.isCased": { isCased.value($0) },
      "Character.isPunctuation": { isPunctuation.value($0) },
      "Character.isSymbol": { isSymbol.value($0) },
      "Character.isMathSymbol": { isMathSymbol.value($0) },
      "Character.isCurrencySymbol": { isCurrencySymbol.value($0) },
      "Character.isASCII": { Value(character($0).isASCII) },
      "Character.asciiValue": { $0.optional(character($0).asciiValue.map { Value(Int($0)) }) },
      "Character.wholeNumberValue": { $0.optional(character($0).wholeNumberValue.map { Value($0) }) },
      "Unicode.Scalar.escaped": { try $0.result(scalar($0).escaped(asASCII: $0[1].bool)) },
      "Unicode.Scalar.has": { Value(ScalarProperties.has(scalar($0).properties, $0.int(1))) },
      "Unicode.Scalar.word": { call in
        guard let word = ScalarProperties.word(scalar(call).properties, call.int(1)) else { return call.none }
        return call.optional(try call.result(word))
      },
      "Character.hexDigitValue": { $0.optional(character($0).hexDigitValue.map { Value($0) }) },
    ]
  }

  // MARK: Properties

  private static let isLetter = CharacterClass { $0.isLetter }
  private static let isNumber = CharacterClass { $0.isNumber }
  private static let isWholeNumber = CharacterClass { $0.isWholeNumber }
  private static let isHexDigit = CharacterClass { $0.isHexDigit }
  private static let isWhitespace = CharacterClass { $0.isWhitespace }
  private static let isNewline = CharacterClass { $0.isNewline }
  private static let isUppercase = CharacterClass { $0.isUppercase }
  private static let isLowercase = CharacterClass { $0.isLowercase }
  private static let isCased = CharacterClass { $0.isCased }
  private static let isPunctuation = CharacterClass { $0.isPunctuation }
  private static let isSymbol = CharacterClass { $0.isSymbol }
  private static let isMathSymbol = CharacterClass { $0.isMathSymbol }
  private static let isCurrencySymbol = CharacterClass { $0.isCurrencySymbol }

  private static func scalar(_ call: NativeContext) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].bits)) ?? "\u{FFFD}"
  }

  private static func character(_ call: NativeContext) -> Character { Character(call.text(0)) }
}

/// A property of characters, precomputed for ASCII: looking up a scalar takes ten times as long.
private struct CharacterClass: Sendable {
  private let ascii: (low: UInt64, high: UInt64)
  private let isMember: @Sendable (Character) -> Bool

  init(_ isMember: @escaping @Sendable (Character) -> Bool) {
    self.isMember = isMember
    func bits(_ codes: Range<UInt8>) -> UInt64 {
      codes.reduce(0) { isMember(Character(Unicode.Scalar($1))) ? $0 | 1 << UInt64($1 & 63) : $0 }
    }
    ascii = (bits(0..<64), bits(64..<128))
  }

  func value(_ call: NativeContext) -> Value {
    call.lookAtText(0) { text in
      let bytes = text.value.utf8
      guard bytes.count == 1, let byte = bytes.first else { return Value(isMember(Character(text.value))) }
      let half = byte < 64 ? ascii.low : ascii.high
      return Value(half >> UInt64(byte & 63) & 1 != 0)
    }
  }
}
