import Diagnostics
import Source
import SwiftSyntax
import Tree

/// A value whose type was still open when it was converted to `Any`, `any P` or similar. The conversion, boxing or
/// nothing, is known only with its type.
package struct PendingConversion {
  /// The placeholder in the tree, which becomes the conversion.
  package let placeholder: Expression
  package let value: Expression
  package let target: Type

  package init(placeholder: Expression, value: Expression, target: Type) {
    self.placeholder = placeholder
    self.value = value
    self.target = target
  }
}

/// An overloaded function used as a value when the expected type does not determine it yet: `curry(+)`. The use of
/// the result shows which one is meant.
package struct PendingReference {
  /// The placeholder in the tree, which becomes the function.
  package let placeholder: Expression
  /// Evaluated at the decision: the candidates for an operator depend on its operands' types.
  package let candidates: () -> [Callee]
  package let name: String
  package let node: ExprSyntax

  package init(placeholder: Expression, candidates: @escaping () -> [Callee], name: String, node: ExprSyntax) {
    self.placeholder = placeholder
    self.candidates = candidates
    self.name = name
    self.node = node
  }

  package var isOperator: Bool { !(name.first.map { $0.isLetter || $0 == "_" } ?? true) }
}

/// A conformance that a callee requires of a type: whether its conditions hold is known only with the generic arguments,
/// which may be open when the callee is called.
package struct PendingConformance {
  package let type: Type
  package let declaration: NominalDeclaration
  /// The declaration that requires the conformance, and the place of the error.
  package let asker: Subject
  package let place: Syntax
  /// True for the type that has the member, and not for a generic argument of the callee.
  package let isOfBase: Bool

  package init(
    _ type: Type, to declaration: NominalDeclaration, for asker: Subject, isOfBase: Bool = false, at place: Syntax
  ) {
    (self.type, self.declaration, self.asker) = (type, declaration, asker)
    (self.isOfBase, self.place) = (isOfBase, place)
  }
}

/// A collection literal whose elements have no common type.
package struct Mixture {
  package let place: Place
  package let values: [Expression]
  /// The type that swiftc would show for the literal.
  package var shown: String
  /// True if the expression is part of a larger one.
  package let isPart: Bool

  package init(place: Place, values: [Expression], shown: String, isPart: Bool) {
    self.place = place
    self.values = values
    self.shown = shown
    self.isPart = isPart
  }
}

extension DeclarationChecker {
  /// A type in which the associated types of open types are replaced by the types that they are known to equal:
  /// `R.State`, where `R` has not been decided, is the value type of a key path that has been passed.
  package func decided(_ type: Type) -> Type {
    if table.deferredMatches.isEmpty { return type.resolved }
    return type.resolved.map { part in
      guard case .member = part else { return nil }
      for (left, right) in table.deferredMatches {
        if left.resolved == part, !right.resolved.hasTypeVariables { return right.resolved }
        if right.resolved == part, !left.resolved.hasTypeVariables { return left.resolved }
      }
      return nil
    }
  }
}
