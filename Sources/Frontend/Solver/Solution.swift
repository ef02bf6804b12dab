import SwiftSyntax
import Tree

/// What the solver has decided about one full expression. The walk that makes the checked tree asks it at each node.
struct Solution {
  /// The declaration that a name, a call or an operator means.
  struct Choice {
    let declaration: DeclarationKey
    /// What the callee's generic parameters stand for.
    let substitution: Substitution
  }

  /// How the two sides of `??` meet.
  struct Coalescing {
    let wrapped: Type
    /// Whether the right side is an optional as well.
    let keepsOptional: Bool
  }

  var choices: [SyntaxIdentifier: Choice] = [:]
  /// The types of closures, literals of collections, conditional expressions and the like.
  var types: [SyntaxIdentifier: Type] = [:]
  var coalescings: [SyntaxIdentifier: Coalescing] = [:]
}

/// Which declaration a callee calls; nil for values.
enum DeclarationKey: Hashable {
  case function(ObjectIdentifier)
  case enumCase(ObjectIdentifier)
  case subscripted(ObjectIdentifier)

  init?(_ callee: Callee) {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _):
      self = .function(ObjectIdentifier(function))
    case .enumCase(let enumCase, _): self = .enumCase(ObjectIdentifier(enumCase))
    case .subscripted(let subscripted, _, _, _, _): self = .subscripted(ObjectIdentifier(subscripted.getter))
    case .value: return nil
    }
  }
}
