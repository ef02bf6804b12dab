import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Reports statements that a builder cannot build, before the rest of the body is checked.
extension ExpressionChecker {
  func canBuild(_ statements: CodeBlockItemListSyntax, _ builder: ResultBuilder) -> Bool {
    statements.allSatisfy { item in
      switch item.item {
      case .decl(let node): canBuild(node, builder)
      case .expr(let node): canBuild(node, builder)
      case .stmt(let node): canBuild(node, builder)
      }
    }
  }

  private func canBuild(_ node: DeclSyntax, _ builder: ResultBuilder) -> Bool {
    let name: Syntax
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): name = Syntax(node.name)
    case .typeAliasDecl(let node): name = Syntax(node.name)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      name = TypeHeader(node).map { Syntax($0.name) } ?? Syntax(node)
    default: return true
    }
    error(.builder(.declarationInside(builder.type.shown)), at: name)
    return false
  }

  private func canBuild(_ node: StmtSyntax, _ builder: ResultBuilder) -> Bool {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return canBuild(node.expression, builder)
    case .labeledStmt(let node): return canBuild(node.statement, builder)
    case .throwStmt, .missingStmt: return true
    case .forStmt(let node):
      return supports("buildArray", in: builder)
        ? canBuild(node.body.statements, builder) : refuse(node, builder)
    case .doStmt(let node):
      return node.catchClauses.isEmpty ? canBuild(node.body.statements, builder) : refuse(node, builder)
    default: return refuse(node, builder)
    }
  }

  private func canBuild(_ node: ExprSyntax, _ builder: ResultBuilder) -> Bool {
    if let node = node.as(IfExprSyntax.self) {
      let chain = BranchChain(node)
      if chain.isOptional, !supportsOptional(builder) { return refuse(node, builder) }
      if chain.blocks.count > 1, !supportsEither(builder) { return refuse(node, builder) }
      return chain.blocks.allSatisfy { canBuild($0, builder) }
    }
    if let node = node.as(SwitchExprSyntax.self) {
      let blocks = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
      guard blocks.count < 2 || supportsEither(builder) else {
        for block in blocks {
          if let first = block.first {
            error(.member(.missing("buildEither", of: .type(builder.type.shown))), at: first)
          }
        }
        error(.generics(.placeholder), at: node)
        return false
      }
      return blocks.allSatisfy { canBuild($0, builder) }
    }
    return true
  }

  private func refuse(_ node: some SyntaxProtocol, _ builder: ResultBuilder) -> Bool {
    error(.builder(.controlFlowInside(builder.type.shown)), at: node)
    return false
  }

  private func supportsEither(_ builder: ResultBuilder) -> Bool {
    supports("buildEither", ["first"], in: builder) && supports("buildEither", ["second"], in: builder)
  }

  private func supportsOptional(_ builder: ResultBuilder) -> Bool {
    supports("buildOptional", [nil], in: builder) || supports("buildIf", [nil], in: builder)
  }
}

/// The branches of an `if` with all its `else if`s.
struct BranchChain {
  private(set) var blocks: [CodeBlockItemListSyntax] = []
  private(set) var braces: [TokenSyntax] = []
  /// For each block, true if it runs only on some platform versions.
  private(set) var isLimited: [Bool] = []
  /// True if there is no final `else`.
  private(set) var isOptional = true

  init(_ first: IfExprSyntax) {
    var current: IfExprSyntax? = first
    while let node = current {
      blocks.append(node.body.statements)
      braces.append(node.body.leftBrace)
      isLimited.append(node.conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) })
      current = nil
      switch node.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let last):
        blocks.append(last.statements)
        braces.append(last.leftBrace)
        isLimited.append(false)
        isOptional = false
      case nil: break
      }
    }
  }
}
