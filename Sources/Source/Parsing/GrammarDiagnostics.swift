import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
@_spi(RawSyntax) import SwiftSyntax

extension SourceFileSyntax {
  /// The diagnostics of swift-syntax for a text that does not parse, without the one fix-it that it cannot create.
  ///
  /// If the spaces around a `=` differ only by characters that it does not count as spaces (a vertical tab, a byte
  /// order mark), its fix-it would change nothing. There that is a failed precondition, which would end the process.
  package var grammarDiagnostics: [SwiftDiagnostics.Diagnostic] {
    let finder = UnfixableTokens()
    finder.walk(self)
    guard !finder.found.isEmpty else { return ParseDiagnosticsGenerator.diagnostics(for: self) }
    let cleared = ClearedTokens(finder.found).rewrite(self)
    let others = ParseDiagnosticsGenerator.diagnostics(for: cleared)
    let own = finder.found.map { SwiftDiagnostics.Diagnostic(node: $0, message: UnevenSpaces()) }
    return (own + others).sorted { $0.position < $1.position }
  }
}

/// In swift-syntax's own words.
private struct UnevenSpaces: DiagnosticMessage {
  let message = "'=' must have consistent whitespace on both sides"
  let diagnosticID = MessageID(domain: "obsh", id: "unevenSpaces")
  let severity = SwiftDiagnostics.DiagnosticSeverity.error
}

private final class UnfixableTokens: SyntaxVisitor {
  private(set) var found: [TokenSyntax] = []

  init() { super.init(viewMode: .all) }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides else { return .skipChildren }
    let before = token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) ?? false
    if before, token.trailingTrivia.contains(where: \.isSpaceOrTab) { found.append(token) }
    return .skipChildren
  }
}

/// The same tokens without the lexer's diagnostics.
private final class ClearedTokens: SyntaxRewriter {
  private let tokens: Set<SyntaxIdentifier>

  init(_ tokens: [TokenSyntax]) {
    self.tokens = Set(tokens.map(\.id))
    super.init(viewMode: .all)
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard tokens.contains(token.id) else { return token }
    return TokenSyntax(
      token.tokenKind, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia,
      presence: token.presence)
  }

  func rewrite(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    visit(tree)
  }
}

extension TriviaPiece {
  fileprivate var isSpaceOrTab: Bool {
    switch self {
    case .spaces, .tabs: true
    default: false
    }
  }
}
