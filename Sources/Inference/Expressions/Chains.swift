import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Postfix chains: `a.b?.c(1)[2]!`.
extension ExpressionChecker {
  /// A complete chain; a `?` in it makes the result optional.
  func inferChain(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    let outer = table.context.hasChainLink
    table.context.hasChainLink = false
    let containsLink = firstLink(in: syntax) != nil
    let value = inferLink(syntax, hint: containsLink ? hint.map { head($0).wrapped ?? $0 } : hint)
    let found = table.context.hasChainLink
    table.context.hasChainLink = outer
    guard found else { return value }
    if isOpen, isUnknown(value.type), let chain = opaqueChain(syntax) { return chain }
    let chain = wrapChain(value)
    if let link = needlessLink(syntax) {
      error(.conversion(.needlessChain(described(chain.type).shown)), at: link.questionMark)
      return errorExpression(syntax)
    }
    chain.isWholeValue = isWholeValue(syntax)
    return chain
  }

  /// The `?` at the end of a chain, which nothing follows. The operand of an operator has to be unwrapped in another way.
  private func needlessLink(_ syntax: ExprSyntax) -> OptionalChainingExprSyntax? {
    if let whole = syntax.as(MemberAccessExprSyntax.self), whole.declName.baseName.tokenKind == .keyword(.self),
      let base = whole.base
    {
      return base.as(OptionalChainingExprSyntax.self)
    }
    if syntax.parent?.is(InfixOperatorExprSyntax.self) ?? false { return nil }
    return syntax.as(OptionalChainingExprSyntax.self)
  }

  /// True if the expression is the value of an initializer, or what a function returns. The values of closures and of
  /// branches of `if` and `switch` are none.
  private func isWholeValue(_ syntax: ExprSyntax) -> Bool {
    guard let parent = syntax.parent else { return false }
    switch parent.kind {
    case .initializerClause: return true
    case .ternaryExpr: return ExprSyntax(parent).map(isWholeValue) ?? false
    case .returnStmt:
      let body = sequence(first: parent, next: \.parent).first {
        $0.is(ClosureExprSyntax.self) || $0.isProtocol(DeclSyntaxProtocol.self)
      }
      return !(body?.is(ClosureExprSyntax.self) ?? true)
    case .codeBlockItem:
      let owner = parent.parent?.parent
      return owner?.is(AccessorBlockSyntax.self) ?? false
        || owner?.is(CodeBlockSyntax.self) ?? false && owner?.parent?.isProtocol(DeclSyntaxProtocol.self) ?? false
    default: return false
    }
  }

  /// `record?.date`, if obsh lacks the member: nil if the record is nil, otherwise opaque.
  private func opaqueChain(_ syntax: ExprSyntax) -> Expression? {
    guard let link = firstLink(in: syntax),
      let maker = libraryFunctions("_opaque").first(where: { $0.parameters.count == 2 }),
      let parameter = maker.genericParameters.first
    else { return nil }
    let base = inferLink(link.expression, hint: nil)
    guard let wrapped = concrete(base.type).wrapped else { return nil }
    let at = place(syntax)
    let arguments = [words(opaqueName(of: syntax), at: at), Expression(.chainLink(base), type: wrapped, place: at)]
    return wrapChain(
      Expression(
        .apply(maker, [parameter: wrapped], base: nil, arguments.map { .value($0) }, isDirect: false),
        type: unknownType, place: at))
  }

  private func firstLink(in syntax: ExprSyntax) -> OptionalChainingExprSyntax? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): firstLink(in: node.expression) ?? node
    case .memberAccessExpr(let node): node.base.flatMap { firstLink(in: $0) }
    case .functionCallExpr(let node): firstLink(in: node.calledExpression)
    case .subscriptCallExpr(let node): firstLink(in: node.calledExpression)
    case .forceUnwrapExpr(let node): firstLink(in: node.expression)
    default: nil
    }
  }

  func wrapChain(_ value: Expression) -> Expression {
    if case .error = value.type { return value }
    let type = head(value.type)
    return Expression(.optionalChain(value), type: type.wrapped != nil ? type : optional(type), place: value.place)
  }

  /// One link; its base is inferred as part of the same chain.
  package func inferLink(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    openly(syntax, hint: hint) { inferWrittenLink(syntax, hint: hint) }
  }

  private func inferWrittenLink(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return inferMemberAccess(node, hint: hint)
    case .functionCallExpr(let node): return inferCall(node, hint: hint)
    case .subscriptCallExpr(let node): return inferSubscript(node, hint: hint)
    case .forceUnwrapExpr(let node):
      let value = inferLink(node.expression, hint: hint.map { optional($0) })
      if case .error = value.type { return value }
      if case .delegateInitializer(let function, _, _, _) = value.kind, function.isFailable {
        return Expression(.forceUnwrap(value), type: .void, place: place(node))
      }
      if isOpen, isUnknown(value.type) { return value }
      guard let wrapped = concrete(value.type).wrapped else {
        error(.conversion(.nonoptionalForced(described(value.type).shown)), at: node.exclamationMark)
        return errorExpression(node)
      }
      return Expression(.forceUnwrap(value), type: wrapped, place: place(node))
    case .optionalChainingExpr(let node):
      let value = inferLink(node.expression, hint: nil)
      if case .error = value.type { return value }
      if isOpen, isUnknown(value.type) { return value }
      guard let wrapped = concrete(value.type).wrapped else {
        error(
          resultOfUncalled(described(value.type))?.wrapped == nil
            ? .conversion(.nonoptionalChained(described(value.type).shown)) : .member(.uncalledValue),
          at: node.questionMark)
        return errorExpression(node)
      }
      table.context.hasChainLink = true
      return Expression(.chainLink(value), type: wrapped, place: place(node))
    default: return infer(syntax, hint: hint)
    }
  }
}
