import Inference
import Source
import SwiftSyntax
import Tree

/// `for case let number? in [1, 2]`: the pattern makes the elements of a literal optional.
extension PatternSyntax {
  var holdsOptional: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.parent?.is(OptionalChainingExprSyntax.self) ?? false }
  }

  /// The type with an optional wherever the pattern expects one and the type has none.
  func lifts(_ type: Type, _ optional: (Type) -> Type) -> Type {
    switch self.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let node): return node.pattern.lifts(type, optional)
    case .expressionPattern(let node): return node.expression.lifts(type, optional)
    case .tuplePattern(let node):
      guard case .tuple(let elements) = type, elements.count == node.elements.count else { return type }
      return .tuple(
        zip(elements, node.elements).map {
          TupleElement(label: $0.label, type: $1.pattern.lifts($0.type.resolved, optional))
        })
    default: return type
    }
  }
}

extension ExprSyntax {
  fileprivate func lifts(_ type: Type, _ optional: (Type) -> Type) -> Type {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node):
      guard type.wrapped == nil else { return type }
      return optional(node.expression.lifts(type, optional))
    case .patternExpr(let node): return node.pattern.lifts(type, optional)
    case .tupleExpr(let node):
      guard case .tuple(let elements) = type, elements.count == node.elements.count else { return type }
      return .tuple(
        zip(elements, node.elements).map {
          TupleElement(label: $0.label, type: $1.expression.lifts($0.type.resolved, optional))
        })
    default: return type
    }
  }
}
