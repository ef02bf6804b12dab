import SwiftSyntax

extension SyntaxProtocol {
  /// The text of a node without the blanks and comments around it. `trimmedDescription` says the same, but makes two
  /// copies of the tree for it, by way of key paths: twenty times the work.
  package var writtenText: String {
    let bytes = Syntax(self).syntaxTextBytes
    let inner = bytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
    return String(decoding: inner, as: UTF8.self)
  }
}
