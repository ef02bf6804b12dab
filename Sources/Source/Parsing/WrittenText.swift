import SwiftSyntax

extension SyntaxProtocol {
  /// The text of a node without surrounding blanks and comments. `trimmedDescription` has the same result, but makes
  /// two copies of the tree, through key paths: twenty times the work.
  package var writtenText: String {
    let bytes = Syntax(self).syntaxTextBytes
    let inner = bytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
    return String(decoding: inner, as: UTF8.self)
  }
}

extension TypeSyntax {
  /// True for `Self` alone.
  package var isSelf: Bool { self.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self) }
}
