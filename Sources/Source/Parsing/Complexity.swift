import Diagnostics
import SwiftSyntax
import Tree

/// Rejects source that is nested so deeply, or whose expressions are so long, that the checker, which recurses into
/// both, would run out of stack. The parser limits only the nesting of brackets.
package enum Complexity {
  private static let limit = 5_000
  /// Text shorter than this cannot reach the limit.
  private static let harmless = 2 * limit

  /// The maximum nesting of brackets; the parser itself gives up at 256, but takes seconds for a million of them
  /// before.
  private static let deepestNesting = 1_000

  /// The offset of a bracket that is nested so deeply that parsing should not begin.
  package static func tooNested(_ text: String) -> Int? {
    guard text.utf8.count > harmless else { return nil }
    var depth = 0
    var isInString = false
    var isEscaped = false
    var offset = -1
    for byte in text.utf8 {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): if !isEscaped { isInString.toggle() }
      // A string of one line ends here at the latest, so brackets count again in the next line.
      case UInt8(ascii: "\n"): isInString = false
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if isInString { break }
        depth += 1
        if depth > deepestNesting { return offset }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isInString { depth = max(depth - 1, 0) }
      default: break
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return nil
  }

  /// Brackets that begin with a bracket that begins with a bracket…: the parser tests each for an inline array, and
  /// so reads the content of each level twice as often as the level around it.
  private static let deepestBrackets = 13

  /// The offset of a bracket inside too many brackets that directly begin with a bracket.
  package static func tooManyBrackets(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var run = 0
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "["):
          run += 1
          if run > deepestBrackets, isCode(bytes[..<offset]) { return offset }
        case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        default: run = 0
        }
      }
      return nil
    }
  }

  /// True if the end of the text is neither in a string nor in a comment.
  private static func isCode(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    enum Place { case code, string, block, line, comment }
    var place = Place.code
    var index = text.startIndex
    func next(_ count: Int) -> String { String(decoding: text[index...].prefix(count), as: UTF8.self) }
    while index < text.endIndex {
      var length = 1
      switch (place, text[index]) {
      case (.code, UInt8(ascii: "\"")), (.block, UInt8(ascii: "\"")):
        let isBlock = next(3) == "\"\"\""
        length = isBlock ? 3 : 1
        if place == .code { place = isBlock ? .block : .string } else if isBlock { place = .code }
      case (.string, UInt8(ascii: "\"")), (.string, UInt8(ascii: "\n")), (.line, UInt8(ascii: "\n")): place = .code
      case (.string, UInt8(ascii: "\\")), (.block, UInt8(ascii: "\\")): length = 2
      case (.code, UInt8(ascii: "/")):
        if next(2) == "//" { place = .line } else if next(2) == "/*" { place = .comment }
      case (.comment, UInt8(ascii: "*")): if next(2) == "*/" { place = .code }
      default: break
      }
      index = min(index + length, text.endIndex)
    }
    return place == .code
  }

  /// The diagnostic for a tree that is too complex, before it has been folded.
  package static func diagnostic(_ tree: SourceFileSyntax, _ survey: SyntaxSurvey, _ file: SourceFile) -> Diagnostic? {
    guard file.text.utf8.count > harmless, max(survey.depth, survey.longestRow) > limit,
      let node = tooDeep(Syntax(tree))
    else { return nil }
    return Diagnostic(
      .grammar(.tooComplex), file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Uses a list of pending nodes, because a visitor is recursive too.
  private static func tooDeep(_ root: Syntax) -> Syntax? {
    var pending: [(node: Syntax, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      if depth > limit { return node }
      // Operators at one level become nested levels when they are folded.
      if let sequence = node.as(ExprListSyntax.self), sequence.count > limit { return node }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        pending.append((child, depth + 1))
      }
    }
    return nil
  }
}
