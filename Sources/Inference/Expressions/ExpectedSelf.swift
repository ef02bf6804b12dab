import Declarations
import SwiftSyntax
import Tree

/// The dynamic class of `.init(…)` where a class's method returns `Self`.
extension ExpressionChecker {
  /// The class of `self` if `Self` is written where the type of an implicit member comes from; nil if another type is.
  func expectedSelf(_ type: Type, at node: ExprSyntax) -> Expression? {
    guard let context = typeContext, context.declaration.isClass, context.selfType == type,
      writtenType(expectedOf: node)?.contains(where: { $0.tokenKind == .keyword(.Self) }) ?? false
    else { return nil }
    return dynamicSelf(at: node)
  }

  /// The annotation or the result from which an expression has its type, through branches, literals and closures.
  private func writtenType(expectedOf node: ExprSyntax) -> TokenSequence? {
    var current = node.parent
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .labeledExpr where one.parent?.parent?.is(TupleExprSyntax.self) != true: return nil
      case .functionCallExpr, .subscriptCallExpr, .memberAccessExpr, .asExpr: return nil
      case .closureExpr(let closure):
        if let result = closure.signature?.returnClause { return result.type.tokens(viewMode: .sourceAccurate) }
      case .patternBinding(let binding):
        if let annotation = binding.typeAnnotation { return annotation.type.tokens(viewMode: .sourceAccurate) }
        return nil
      case .functionDecl(let function):
        return function.signature.returnClause?.type.tokens(viewMode: .sourceAccurate)
      case .subscriptDecl(let member): return member.returnClause.type.tokens(viewMode: .sourceAccurate)
      case .initializerDecl, .memberBlock: return nil
      default: break
      }
      current = one.parent
    }
    return nil
  }
}
