import Code

/// Natives of `Character`.
enum CharacterNatives {
  static var natives: NativeTable {
    [
      "Character.isLetter": { Value(character($0).isLetter) },
      "Character.isNumber": { Value(character($0).isNumber) },
      "Character.isWholeNumber": { Value(character($0).isWholeNumber) },
      "Character.isHexDigit": { Value(character($0).isHexDigit) },
      "Character.isWhitespace": { Value(character($0).isWhitespace) },
      "Character.isNewline": { Value(character($0).isNewline) },
      "Character.isUppercase": { Value(character($0).isUppercase) },
      "Character.isLowercase": { Value(character($0).isLowercase) },
      "Character.isCased": { Value(character($0).isCased) },
      "Character.isPunctuation": { Value(character($0).isPunctuation) },
      "Character.isSymbol": { Value(character($0).isSymbol) },
      "Character.isMathSymbol": { Value(character($0).isMathSymbol) },
      "Character.isCurrencySymbol": { Value(character($0).isCurrencySymbol) },
      "Character.isASCII": { Value(character($0).isASCII) },
      "Character.asciiValue": { $0.optional(character($0).asciiValue.map { Value(Int($0)) }) },
      "Character.wholeNumberValue": { $0.optional(character($0).wholeNumberValue.map { Value($0) }) },
      "Unicode.Scalar.escaped": { try $0.result(scalar($0).escaped(asASCII: $0[1].bool)) },
      "Unicode.Scalar.has": { Value(has(scalar($0).properties, $0.int(1))) },
      "Unicode.Scalar.word": { call in
        guard let word = word(scalar(call).properties, call.int(1)) else { return call.none }
        return call.optional(try call.result(word))
      },
      "Character.hexDigitValue": { $0.optional(character($0).hexDigitValue.map { Value($0) }) },
    ]
  }

  private static func scalar(_ call: NativeContext) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].bits)) ?? "\u{FFFD}"
  }

  /// In the order of the library's text.
  private static func has(_ properties: Unicode.Scalar.Properties, _ index: Int) -> Bool {
    switch index {
    case 0: properties.isAlphabetic
    case 1: properties.isWhitespace
    case 2: properties.isUppercase
    case 3: properties.isLowercase
    case 4: properties.isEmoji
    case 5: properties.isEmojiPresentation
    case 6: properties.isEmojiModifier
    case 7: properties.isDiacritic
    case 8: properties.isMath
    default: properties.isASCIIHexDigit
    }
  }

  private static func word(_ properties: Unicode.Scalar.Properties, _ index: Int) -> String? {
    switch index {
    case 0: properties.name
    case 1: properties.uppercaseMapping
    case 2: properties.lowercaseMapping
    case 3: properties.titlecaseMapping
    default: properties.numericValue.map { "\($0)" }
    }
  }

  private static func character(_ call: NativeContext) -> Character { Character(call.text(0)) }
}
