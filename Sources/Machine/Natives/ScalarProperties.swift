/// The properties of Unicode scalars, by their numbers in the library's source.
enum ScalarProperties {
  static func has(_ properties: Unicode.Scalar.Properties, _ index: Int) -> Bool {
    flags.indices.contains(index) && properties[keyPath: flags[index]]
  }

  private static let flags: [KeyPath<Unicode.Scalar.Properties, Bool> & Sendable] = [
    \.isAlphabetic, \.isWhitespace, \.isUppercase, \.isLowercase, \.isEmoji, \.isEmojiPresentation, \.isEmojiModifier,
    \.isDiacritic, \.isMath, \.isASCIIHexDigit, \.isEmojiModifierBase, \.isBidiControl, \.isBidiMirrored, \.isCased,
    \.isCaseIgnorable, \.changesWhenLowercased, \.changesWhenUppercased, \.changesWhenTitlecased,
    \.changesWhenCaseFolded, \.changesWhenCaseMapped, \.changesWhenNFKCCaseFolded, \.isDash,
    \.isDefaultIgnorableCodePoint, \.isDeprecated, \.isExtender, \.isFullCompositionExclusion, \.isGraphemeBase,
    \.isGraphemeExtend, \.isHexDigit, \.isIDContinue, \.isIDStart, \.isIdeographic, \.isIDSBinaryOperator,
    \.isIDSTrinaryOperator, \.isJoinControl, \.isLogicalOrderException, \.isNoncharacterCodePoint, \.isPatternSyntax,
    \.isPatternWhitespace, \.isQuotationMark, \.isRadical, \.isSentenceTerminal, \.isSoftDotted,
    \.isTerminalPunctuation, \.isUnifiedIdeograph, \.isVariationSelector, \.isXIDContinue, \.isXIDStart,
  ]

  static func word(_ properties: Unicode.Scalar.Properties, _ index: Int) -> String? {
    switch index {
    case 0: properties.name
    case 1: properties.uppercaseMapping
    case 2: properties.lowercaseMapping
    case 3: properties.titlecaseMapping
    case 5: "\(properties.generalCategory)"
    case 6: "\(properties.canonicalCombiningClass.rawValue)"
    case 7: properties.nameAlias
    case 8: properties.numericType.map { "\($0)" }
    case 9: properties.age.map { "\($0.major).\($0.minor)" }
    default: properties.numericValue.map { "\($0)" }
    }
  }
}
