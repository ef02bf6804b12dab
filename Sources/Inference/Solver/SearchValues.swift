import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// The values that a search passes on: choices, partial solutions and the answer.
extension ConstraintSystem {
  /// The declaration that was chosen for a name, a call or an operator.
  struct AppliedChoice {
    let node: ExprSyntax
    let callee: Callee
    let key: DeclarationKey
    let substitution: Substitution
    let call: CallTerm?
    /// The number of declarations to choose from.
    let alternatives: Int

    var operation: FunctionDeclaration? {
      guard case .function(let function, _, _, _, _, _) = callee, call?.arguments.first?.label == "$operator" else {
        return nil
      }
      return function
    }
  }

  /// A property to which a member refers.
  struct PropertyChoice {
    let node: ExprSyntax
    let variable: VariableDeclaration
    /// True if a protocol or an extension of one declares the property.
    let isFromProtocol: Bool
    /// True if the member could refer to another property of that name.
    let isAlternative: Bool
  }

  /// The best way to satisfy the constraints from some state on.
  struct Partial {
    var bindings: [(variable: TypeVariable, type: Type)]
    var state: State
    /// Set if another way is equally good.
    var ambiguity: Ambiguity?
    var isAmbiguous: Bool { ambiguity != nil }
  }

  /// Several solutions, none of which is better than the others.
  struct Ambiguity {
    /// A name or call that refers to different declarations in them, and the error to report; nil if only types
    /// differ.
    var use: (node: ExprSyntax, problem: NameProblem)?
    /// True if all closures have the same types in these solutions, so that their bodies decide nothing.
    var areClosuresAlike = false
  }

  /// The result of the search for a solution.
  enum Answer {
    case found(Solution)
    /// Several overloads match equally well; with the error to report.
    case ambiguous(ExprSyntax, NameProblem)
    /// There is no solution, or the system does not support the expression.
    case none
  }

  /// The state before a choice, and the trail's length then.
  struct Snapshot {
    let state: State
    let mark: InferenceTable.Snapshot
  }
}
