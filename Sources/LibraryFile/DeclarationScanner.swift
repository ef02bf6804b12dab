/// Steps from one declaration to the next. A declaration begins on a line of its own, or after the opening brace,
/// with an attribute, a modifier or the keyword of its kind; the lines that continue it belong to it.
struct DeclarationScanner {
  struct Found {
    let words: DeclarationWords
    let range: Range<Int>
    let line: Int
    let lastLine: Int
    /// The text between the first braces, and the line on which it begins.
    let braces: (range: Range<Int>, line: Int)?

    var asMember: LibraryFile.Member {
      LibraryFile.Member(
        names: words.names, range: range, line: line, kind: words.memberKind, words: words, braces: braces?.range)
    }
  }

  private let text: [UInt8]
  var position = 0
  var line = 1

  init(_ text: [UInt8]) { self.text = text }

  mutating func declaration(before end: Int? = nil) throws(LibraryFile.Problem) -> Found? {
    let end = end ?? text.count
    skipBlanks(before: end)
    guard position < end else { return nil }
    let (start, firstLine) = (position, line)
    guard let words = DeclarationWords(text[start..<end]) else {
      throw LibraryFile.Problem(line: line, message: "this is not how a declaration begins")
    }
    position = words.end
    line += text[start..<words.end].count { $0 == UInt8(ascii: "\n") }
    var braces: (range: Range<Int>, line: Int)?
    while position < end {
      let byte = text[position]
      if byte == UInt8(ascii: "\n") {
        if isNextDeclaration(behind: position, before: end) { break }
        position += 1
        line += 1
      } else if byte == UInt8(ascii: "{") {
        let (open, openLine) = (position + 1, line)
        try skipBrackets(before: end)
        if braces == nil { braces = (open..<position - 1, openLine) }
        if words.endsWithBraces { break }
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        try skipBrackets(before: end)
      } else if !skipComment(before: end), !skipString(before: end) {
        position += 1
      }
    }
    var last = position
    while last > start, text[last - 1].isBlank { last -= 1 }
    return Found(words: words, range: start..<last, line: firstLine, lastLine: line, braces: braces)
  }

  /// True if a declaration begins in the next line that is neither blank nor a comment.
  private func isNextDeclaration(behind newline: Int, before end: Int) -> Bool {
    var ahead = self
    ahead.position = newline
    ahead.skipBlanks(before: end)
    return ahead.position >= end || DeclarationWords(text[ahead.position..<end]) != nil
  }

  /// Skips blanks, newlines and comments.
  private mutating func skipBlanks(before end: Int) {
    while position < end {
      if text[position].isBlank {
        if text[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      } else if !skipComment(before: end) {
        return
      }
    }
  }

  /// Skips from an opening bracket to the end of the closing one.
  private mutating func skipBrackets(before end: Int) throws(LibraryFile.Problem) {
    let firstLine = line
    var depth = 0
    while position < end {
      switch text[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      default:
        if !skipComment(before: end), !skipString(before: end) { position += 1 }
      }
    }
    throw LibraryFile.Problem(line: firstLine, message: "a bracket that is not closed")
  }

  private mutating func skipComment(before end: Int) -> Bool {
    guard isAt("//", before: end) else { return false }
    while position < end, text[position] != UInt8(ascii: "\n") { position += 1 }
    return true
  }

  /// Skips a string literal with its interpolations, whose brackets may contain further literals.
  private mutating func skipString(before end: Int) -> Bool {
    guard text[position] == UInt8(ascii: "\"") else { return false }
    let isLong = isAt("\"\"\"", before: end)
    position += isLong ? 3 : 1
    while position < end {
      switch text[position] {
      case UInt8(ascii: "\\"):
        position += 1
        if position < end, text[position] == UInt8(ascii: "(") {
          // An unclosed bracket is reported where the end of the literal is missing.
          try? skipBrackets(before: end)
        } else {
          if position < end, text[position] == UInt8(ascii: "\n") { line += 1 }
          position += 1
        }
      case UInt8(ascii: "\""):
        if !isLong || isAt("\"\"\"", before: end) {
          position += isLong ? 3 : 1
          return true
        }
        position += 1
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      default: position += 1
      }
    }
    return true
  }

  private func isAt(_ word: StaticString, before end: Int) -> Bool {
    guard position + word.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<word.utf8CodeUnitCount where text[position + offset] != word.utf8Start[offset] { return false }
    return true
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t") }
}
