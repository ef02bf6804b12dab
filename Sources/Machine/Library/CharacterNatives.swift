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
      "Character.hexDigitValue": { $0.optional(character($0).hexDigitValue.map { Value($0) }) },
    ]
  }

  private static func character(_ call: NativeContext) -> Character { Character(call.text(0)) }
}
