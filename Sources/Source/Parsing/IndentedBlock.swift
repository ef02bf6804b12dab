import SwiftSyntax

/// A body behind a colon instead of in braces, as Python has it: `for i in range(10): print(i)`.
struct IndentedBlock {
  /// `for`, `while` or `if`
  let keyword: String
  /// The offset of the keyword in UTF-8.
  let offset: Int

  /// More tokens than a statement of this kind has before its colon.
  private static let limit = 100

  /// The first such statement of a text that is not valid Swift.
  init?(in tree: SourceFileSyntax) {
    var isStart = true
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if isStart || token.leadingTrivia.contains(where: \.isNewline), Self.hasColon(behind: token) {
        keyword = token.text
        offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return
      }
      isStart = [";", "{", "}"].contains(token.text)
    }
    return nil
  }

  private static func hasColon(behind start: TokenSyntax) -> Bool {
    guard ["for", "while", "if"].contains(start.text) else { return false }
    var depth = 0
    var hasSequence = start.text != "for"
    var next = start.nextToken(viewMode: .sourceAccurate)
    for _ in 0..<limit {
      guard let token = next, !token.leadingTrivia.contains(where: \.isNewline) else { return false }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "in": hasSequence = true
      // A pattern may have a type, and a conditional expression has a colon.
      case "{", "?", "let", "var", "case": return false
      case ":" where depth == 0: return hasSequence
      default: break
      }
      next = token.nextToken(viewMode: .sourceAccurate)
    }
    return false
  }
}
