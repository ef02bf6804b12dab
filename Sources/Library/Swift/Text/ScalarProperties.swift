// The properties that the Unicode standard gives to scalars.

extension Unicode.Scalar {
  struct Properties {
    let _value: UInt32
    init(_value: UInt32) { self._value = _value }
    var isAlphabetic: Bool { Unicode.Scalar._has(_value, 0) }
    var isWhitespace: Bool { Unicode.Scalar._has(_value, 1) }
    var isUppercase: Bool { Unicode.Scalar._has(_value, 2) }
    var isLowercase: Bool { Unicode.Scalar._has(_value, 3) }
    var isEmoji: Bool { Unicode.Scalar._has(_value, 4) }
    var isEmojiPresentation: Bool { Unicode.Scalar._has(_value, 5) }
    var isEmojiModifier: Bool { Unicode.Scalar._has(_value, 6) }
    var isDiacritic: Bool { Unicode.Scalar._has(_value, 7) }
    var isMath: Bool { Unicode.Scalar._has(_value, 8) }
    var isASCIIHexDigit: Bool { Unicode.Scalar._has(_value, 9) }
    var isEmojiModifierBase: Bool { Unicode.Scalar._has(_value, 10) }
    var isBidiControl: Bool { Unicode.Scalar._has(_value, 11) }
    var isBidiMirrored: Bool { Unicode.Scalar._has(_value, 12) }
    var isCased: Bool { Unicode.Scalar._has(_value, 13) }
    var isCaseIgnorable: Bool { Unicode.Scalar._has(_value, 14) }
    var changesWhenLowercased: Bool { Unicode.Scalar._has(_value, 15) }
    var changesWhenUppercased: Bool { Unicode.Scalar._has(_value, 16) }
    var changesWhenTitlecased: Bool { Unicode.Scalar._has(_value, 17) }
    var changesWhenCaseFolded: Bool { Unicode.Scalar._has(_value, 18) }
    var changesWhenCaseMapped: Bool { Unicode.Scalar._has(_value, 19) }
    var changesWhenNFKCCaseFolded: Bool { Unicode.Scalar._has(_value, 20) }
    var isDash: Bool { Unicode.Scalar._has(_value, 21) }
    var isDefaultIgnorableCodePoint: Bool { Unicode.Scalar._has(_value, 22) }
    var isDeprecated: Bool { Unicode.Scalar._has(_value, 23) }
    var isExtender: Bool { Unicode.Scalar._has(_value, 24) }
    var isFullCompositionExclusion: Bool { Unicode.Scalar._has(_value, 25) }
    var isGraphemeBase: Bool { Unicode.Scalar._has(_value, 26) }
    var isGraphemeExtend: Bool { Unicode.Scalar._has(_value, 27) }
    var isHexDigit: Bool { Unicode.Scalar._has(_value, 28) }
    var isIDContinue: Bool { Unicode.Scalar._has(_value, 29) }
    var isIDStart: Bool { Unicode.Scalar._has(_value, 30) }
    var isIdeographic: Bool { Unicode.Scalar._has(_value, 31) }
    var isIDSBinaryOperator: Bool { Unicode.Scalar._has(_value, 32) }
    var isIDSTrinaryOperator: Bool { Unicode.Scalar._has(_value, 33) }
    var isJoinControl: Bool { Unicode.Scalar._has(_value, 34) }
    var isLogicalOrderException: Bool { Unicode.Scalar._has(_value, 35) }
    var isNoncharacterCodePoint: Bool { Unicode.Scalar._has(_value, 36) }
    var isPatternSyntax: Bool { Unicode.Scalar._has(_value, 37) }
    var isPatternWhitespace: Bool { Unicode.Scalar._has(_value, 38) }
    var isQuotationMark: Bool { Unicode.Scalar._has(_value, 39) }
    var isRadical: Bool { Unicode.Scalar._has(_value, 40) }
    var isSentenceTerminal: Bool { Unicode.Scalar._has(_value, 41) }
    var isSoftDotted: Bool { Unicode.Scalar._has(_value, 42) }
    var isTerminalPunctuation: Bool { Unicode.Scalar._has(_value, 43) }
    var isUnifiedIdeograph: Bool { Unicode.Scalar._has(_value, 44) }
    var isVariationSelector: Bool { Unicode.Scalar._has(_value, 45) }
    var isXIDContinue: Bool { Unicode.Scalar._has(_value, 46) }
    var isXIDStart: Bool { Unicode.Scalar._has(_value, 47) }
    var name: String? { Unicode.Scalar._word(_value, 0) }
    var nameAlias: String? { Unicode.Scalar._word(_value, 7) }
    var uppercaseMapping: String { Unicode.Scalar._word(_value, 1) ?? "" }
    var lowercaseMapping: String { Unicode.Scalar._word(_value, 2) ?? "" }
    var titlecaseMapping: String { Unicode.Scalar._word(_value, 3) ?? "" }
    var generalCategory: Unicode.GeneralCategory {
      Unicode.GeneralCategory(_name: Unicode.Scalar._word(_value, 5) ?? "")
    }
    var canonicalCombiningClass: Unicode.CanonicalCombiningClass {
      Unicode.CanonicalCombiningClass(rawValue: Unicode.Scalar._word(_value, 6).flatMap { UInt8($0) } ?? 0)
    }
    var numericType: Unicode.NumericType? {
      switch Unicode.Scalar._word(_value, 8) {
      case "decimal": .decimal
      case "digit": .digit
      case "numeric": .numeric
      default: nil
      }
    }
    var numericValue: Double? { Unicode.Scalar._word(_value, 4).flatMap { Double($0) } }
    /// The version of Unicode in which the scalar was first assigned.
    var age: Unicode.Version? {
      guard let parts = Unicode.Scalar._word(_value, 9)?.split(separator: ".").compactMap({ Int($0) }) else {
        return nil
      }
      return (major: parts[0], minor: parts[1])
    }
  }
}

extension Unicode {
  typealias Version = (major: Int, minor: Int)

  enum NumericType: Hashable, Sendable {
    case decimal, digit, numeric
  }
}
