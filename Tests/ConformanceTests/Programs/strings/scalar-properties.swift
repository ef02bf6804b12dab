// Each property that Unicode gives to scalars, of scalars of many kinds.
let scalars: [Unicode.Scalar] = [
  "a", "Z", "5", "ß", "é", "Ω", "١", "½", "Ⅷ", "五", "漢", "あ", "ー", "-", "“", "?", " ", "\u{A0}", "\t", "\u{200D}", "\u{301}",
  "\u{FE0F}", "👍", "🏽", "😀", "#", "ǅ", "ﬁ", "\u{E000}", "\u{FFFF}", "\u{2F00}", "\u{2FF0}", "\u{0E40}", "\u{149}", "_", "$",
]
for scalar in scalars {
  let p = scalar.properties
  let flags: [(String, Bool)] = [
    ("alphabetic", p.isAlphabetic), ("whitespace", p.isWhitespace), ("upper", p.isUppercase), ("lower", p.isLowercase),
    ("emoji", p.isEmoji), ("presentation", p.isEmojiPresentation), ("modifier", p.isEmojiModifier),
    ("base", p.isEmojiModifierBase), ("diacritic", p.isDiacritic), ("math", p.isMath), ("hex", p.isASCIIHexDigit),
    ("bidi", p.isBidiControl), ("mirrored", p.isBidiMirrored), ("cased", p.isCased), ("ignorable", p.isCaseIgnorable),
    ("lowers", p.changesWhenLowercased), ("uppers", p.changesWhenUppercased), ("titles", p.changesWhenTitlecased),
    ("folds", p.changesWhenCaseFolded), ("maps", p.changesWhenCaseMapped), ("nfkc", p.changesWhenNFKCCaseFolded),
    ("dash", p.isDash), ("default", p.isDefaultIgnorableCodePoint), ("deprecated", p.isDeprecated),
    ("extender", p.isExtender), ("exclusion", p.isFullCompositionExclusion), ("gbase", p.isGraphemeBase),
    ("gextend", p.isGraphemeExtend), ("anyhex", p.isHexDigit), ("idcontinue", p.isIDContinue), ("idstart", p.isIDStart),
    ("ideographic", p.isIdeographic), ("binary", p.isIDSBinaryOperator), ("trinary", p.isIDSTrinaryOperator),
    ("join", p.isJoinControl), ("logical", p.isLogicalOrderException), ("none", p.isNoncharacterCodePoint),
    ("syntax", p.isPatternSyntax), ("pattern", p.isPatternWhitespace), ("quote", p.isQuotationMark),
    ("radical", p.isRadical), ("sentence", p.isSentenceTerminal), ("dotted", p.isSoftDotted),
    ("terminal", p.isTerminalPunctuation), ("unified", p.isUnifiedIdeograph), ("variation", p.isVariationSelector),
    ("xcontinue", p.isXIDContinue), ("xstart", p.isXIDStart),
  ]
  print(scalar.value, p.name ?? "-", p.nameAlias ?? "-", p.generalCategory, flags.filter(\.1).map(\.0).joined(separator: " "))
  print(p.uppercaseMapping, p.lowercaseMapping, p.titlecaseMapping, p.numericValue ?? -1, p.canonicalCombiningClass.rawValue)
  if let type = p.numericType { print(type, type == .digit) }
  if let age = p.age { print(age.major, age.minor, age) }
}
