import SwiftSyntax
import Tree

/// The solver's decisions about one full expression. The walk that creates the checked tree looks them up at each
/// node.
package struct Solution {
  /// The declaration to which a name, a call or an operator refers.
  package struct Choice {
    package let declaration: DeclarationKey
    /// The types of the callee's generic parameters.
    package let substitution: Substitution
    /// The operator that is applied, if it is one.
    package let operation: FunctionDeclaration?

    package init(declaration: DeclarationKey, substitution: Substitution, operation: FunctionDeclaration?) {
      self.declaration = declaration
      self.operation = operation
      self.substitution = substitution
    }
  }

  /// The types at which the two sides of `??` meet.
  package struct Coalescing {
    package let wrapped: Type
    /// True if the right side is an optional as well.
    package let keepsOptional: Bool

    package init(wrapped: Type, keepsOptional: Bool) {
      self.wrapped = wrapped
      self.keepsOptional = keepsOptional
    }
  }

  package var choices: [SyntaxIdentifier: Choice] = [:]
  /// The types of closures, collection literals, conditional expressions and similar nodes.
  package var types: [SyntaxIdentifier: Type] = [:]
  package var coalescings: [SyntaxIdentifier: Coalescing] = [:]
  /// The properties to which members refer that could refer to several.
  package var properties: [SyntaxIdentifier: VariableDeclaration] = [:]

  package init(
    choices: [SyntaxIdentifier: Choice] = [:], types: [SyntaxIdentifier: Type] = [:],
    coalescings: [SyntaxIdentifier: Coalescing] = [:]
  ) {
    self.choices = choices
    self.types = types
    self.coalescings = coalescings
  }
}

/// The declaration that a callee calls; nil for values.
package enum DeclarationKey: Hashable {
  case function(ObjectIdentifier)
  case enumCase(ObjectIdentifier)
  case subscripted(ObjectIdentifier)

  package init?(_ callee: Callee) {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _):
      self = .function(ObjectIdentifier(function))
    case .enumCase(let enumCase, _): self = .enumCase(ObjectIdentifier(enumCase))
    case .subscripted(let subscripted, _, _, _, _): self = .subscripted(ObjectIdentifier(subscripted.getter))
    case .value: return nil
    }
  }
}

/// The solution for the expression that is being walked, if it has been solved.
package enum ActiveSolution {
  /// The walk is about to enter a full expression.
  case pending
  /// The solver has no answer: the walk decides by itself, and finds the error to report.
  case none
  case found(Solution)
}
