import Source
import SwiftSyntax
import Tree

/// The effects in a piece of syntax: waiting and throwing.
extension DeclarationChecker {
  /// True if the syntax contains `await`, outside nested closures and functions. This makes a closure async.
  package func waits(_ node: some SyntaxProtocol) -> Bool {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  /// True if an error may leave the syntax: it contains a `try` or `throw` outside any exhaustive `catch`.
  package func throwsOut(_ node: some SyntaxProtocol) -> Bool {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.skipsCaught = true
    finder.walk(node)
    return finder.foundTry
  }

  /// True if the syntax contains `try` or `throw`, outside nested closures and functions.
  package func tries(_ node: some SyntaxProtocol) -> Bool {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.foundTry
  }
}

private final class AwaitFinder: SyntaxVisitor {
  var found = false
  var foundTry = false
  var skipsCaught = false

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard skipsCaught, node.catchClauses.contains(where: \.catchesAll) else { return .visitChildren }
    for clause in node.catchClauses { walk(clause.body) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .visitChildren
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { foundTry = true }
    return .visitChildren
  }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    foundTry = true
    return .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.awaitKeyword != nil { found = true }
    if node.tryKeyword != nil { foundTry = true }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) { found = true }
    return .visitChildren
  }
}
