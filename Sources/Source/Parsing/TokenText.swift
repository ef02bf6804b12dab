import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that protect it from being a keyword.
  package var identifierText: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }
}

extension TokenKind {
  package var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}
