/// The positions of text on a terminal's grid.
package enum Columns {
  /// The number of columns of `text`: 2 for wide East Asian characters and emoji, 0 for isolated marks and invisible
  /// characters, otherwise 1 per character.
  package static func count(_ text: some StringProtocol) -> Int {
    // Most text is ASCII, where a byte is a column. This is a quick test for ASCII: any other character has fewer
    // UTF-16 units than bytes.
    let bytes = text.utf8.count
    if text.utf16.count == bytes { return bytes }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// `text`, or its beginning and end around `…` if it takes more than `limit` columns. Both ends are kept because
  /// values may differ at either: `[1, 2, … 499, 500]`.
  package static func shorten(_ text: String, to limit: Int) -> String {
    guard count(text) > limit else { return text }
    guard limit > 1 else { return "…" }
    let tail = suffix(of: text, columns: (limit - 1) / 3)
    let head = prefix(of: text, columns: limit - 1 - count(tail))
    return "\(head)…\(tail)"
  }

  /// `text` with control characters, newlines and marks of direction written as Swift escapes, so that a value stays
  /// on its line and cannot control the terminal or turn the rest of the line round.
  package static func printable(_ text: String) -> String { escaped(text, except: nil) }

  /// The same for a line of output, which may contain tabs.
  package static func printableLine(_ line: String) -> String { escaped(line, except: "\t") }

  /// The same for text of several lines, in which only marks of direction are escaped.
  package static func withoutDirection(_ text: String) -> String {
    if holds(text, { $0 < 0x80 }) { return text }
    return escaping(text, where: isDirection)
  }

  private static func escaped(_ text: String, except kept: Unicode.Scalar?) -> String {
    // Most text is printable ASCII; only other text needs a look at its scalars.
    if holds(text, { (0x20..<0x7F).contains($0) }) { return text }
    return escaping(text) { $0 != kept && (isControl($0) || isDirection($0)) }
  }

  private static func escaping(_ text: String, where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// True if the condition holds for each byte. The bytes are read in place, several at a time: every line of a trace
  /// is measured several times, and a string hands out its bytes one by one.
  @inline(__always)
  private static func holds(_ text: some StringProtocol, _ condition: (UInt8) -> Bool) -> Bool {
    let whole = text.utf8.withContiguousStorageIfAvailable { bytes in
      var isSo = true
      for byte in bytes where !condition(byte) { isSo = false }
      return isSo
    }
    return whole ?? text.utf8.allSatisfy(condition)
  }

  /// The longest prefix of `text` that takes at most this number of columns.
  package static func prefix(of text: String, columns: Int) -> Substring {
    var used = 0
    return text.prefix { character in
      used += width(of: character)
      return used <= columns
    }
  }

  package static func suffix(of text: String, columns: Int) -> Substring {
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      used += width(of: text[before])
      guard used <= columns else { break }
      start = before
    }
    return text[start...]
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// True for the invisible characters that set the direction of the text after them.
  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return character.unicodeScalars.contains("\u{FE0F}") ? 2 : first == "\u{AD}" ? 0 : 1 }
    // U+FE0F asks for the emoji form of the scalar before it; U+231A is the first that has that form anyway.
    if character.unicodeScalars.count > 1, character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    if first.value >= 0x231A, first.properties.isEmojiPresentation { return 2 }
    if isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The wide and full-width blocks of East Asia.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// True if lines may be broken on either side of the character: it is wide, and not a Korean syllable.
  static func isIdeograph(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, isWide(first) else { return false }
    switch first.value {
    case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3: return false
    default: return true
    }
  }
}
