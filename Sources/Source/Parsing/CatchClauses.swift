import SwiftSyntax

extension CatchClauseSyntax {
  /// True if the clause catches every error, as its syntax alone tells: `catch`, `catch let error`, `catch _`,
  /// `catch let error as Error`.
  package var catchesAll: Bool {
    catchItems.isEmpty
      || catchItems.contains { $0.whereClause == nil && ($0.pattern.map(Self.matchesAll) ?? true) }
  }

  private static func matchesAll(_ pattern: PatternSyntax) -> Bool {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern, .wildcardPattern: true
    case .valueBindingPattern(let node): matchesAll(node.pattern)
    case .tuplePattern(let node): node.elements.count == 1 && node.elements.allSatisfy { matchesAll($0.pattern) }
    case .expressionPattern(let node): matchesAll(node.expression)
    default: false
    }
  }

  private static func matchesAll(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: true
    case .patternExpr(let node): matchesAll(node.pattern)
    case .tupleExpr(let node): node.elements.count == 1 && node.elements.allSatisfy { matchesAll($0.expression) }
    case .asExpr(let node):
      node.questionOrExclamationMark == nil && namesEveryError(node.type) && matchesAll(node.expression)
    case .sequenceExpr(let node): matchesAll(cast: Array(node.elements))
    default: false
    }
  }

  /// `error as Error`, whose operators are not folded.
  private static func matchesAll(cast parts: [ExprSyntax]) -> Bool {
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
      let type = parts[2].as(TypeExprSyntax.self)
    else { return false }
    return namesEveryError(type.type) && matchesAll(parts[0])
  }

  private static func namesEveryError(_ type: TypeSyntax) -> Bool {
    if let any = type.as(SomeOrAnyTypeSyntax.self) { return namesEveryError(any.constraint) }
    return ["Error", "Swift.Error"].contains(type.trimmedDescription)
  }
}
