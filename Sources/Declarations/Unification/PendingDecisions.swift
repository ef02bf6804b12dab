import Diagnostics
import Source
import SwiftSyntax
import Tree

/// A value whose type was still open where it was converted to `Any`, `any P` and the like. What has to be done to
/// it, boxing or nothing, shows only when its type is known.
package struct PendingConversion {
  /// Stands in the tree, and becomes the conversion.
  package let placeholder: Expression
  package let value: Expression
  package let target: Type

  package init(placeholder: Expression, value: Expression, target: Type) {
    self.placeholder = placeholder
    self.value = value
    self.target = target
  }
}

/// An overloaded function used as a value where the expected type says nothing yet: `curry(+)`. Which one is meant
/// shows in what is done with the result.
package struct PendingReference {
  /// Stands in the tree, and becomes the function.
  package let placeholder: Expression
  /// Asked when it is decided: what an operator may be depends on its operands' types.
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

/// A collection literal whose elements have nothing in common.
package struct Mixture {
  package let place: Place
  package let values: [Expression]
  /// The type that swiftc would give the literal, were it asked for by name.
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
