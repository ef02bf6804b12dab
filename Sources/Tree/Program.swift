/// The checker's result for one input: the statements to run, in order.
package struct CheckedInput {
  package struct Unit {
    package enum Kind {
      /// A statement to run as one turn.
      case statement(Statement)
      /// A declared global variable or several, with what initialises them: also one turn. In a shell their values
      /// are shown after it.
      case variables([VariableDeclaration], Statement)
      /// An expression whose value a shell shows (not of type Void).
      case expression(Expression)
      /// A type or function: nothing runs; a shell may say that it is defined.
      case declaration(name: String, description: String)
    }
    package let kind: Kind
    package let place: Place
    /// All locals that top-level code of this unit needs (pattern variables of an `if let` …) belong to this
    /// function; it has no parameters, and its captures are empty.
    package let function: FunctionDeclaration

    /// The name of a preview of opened code.
    package let previewName: String?

    package init(kind: Kind, place: Place, function: FunctionDeclaration, previewName: String? = nil) {
      self.kind = kind
      self.place = place
      self.function = function
      self.previewName = previewName
    }

    /// The variables of a top-level `guard`.
    package var boundByGuard: [VariableDeclaration] {
      guard case .statement(let statement) = kind, case .guardElse(let conditions, _) = statement.kind else {
        return []
      }
      return conditions.flatMap { condition -> [VariableDeclaration] in
        if case .pattern(let pattern, _) = condition { pattern.variables } else { [] }
      }
    }

    /// A top-level `defer`: it runs at the end of the input, the last one first, unless something failed.
    package var isDeferred: Bool {
      guard case .statement(let statement) = kind, case .deferred = statement.kind else { return false }
      return true
    }
  }
  package let units: [Unit]
  /// Names of functions that have taken the place of others.
  package let replacedFunctions: Set<String>

  package init(units: [Unit], replacedFunctions: Set<String> = []) {
    self.units = units
    self.replacedFunctions = replacedFunctions
  }
}

/// A requirement met: the declaration that meets it, and what its generic parameters stand for.
package struct Witness {
  package let function: FunctionDeclaration
  package let substitution: Substitution

  package init(function: FunctionDeclaration, substitution: Substitution) {
    self.function = function
    self.substitution = substitution
  }
}

/// The executor of a function's body, by its isolation.
package enum FunctionExecutor {
  /// Wherever it is called.
  case caller
  case main
  /// An actor of the program's own, or none: `nonisolated` and `async` (SE-0338).
  case background
}

/// The checker's answers to questions of the compiler when it makes code for concrete types.
package protocol TypeKnowledge: AnyObject {
  func conforms(_ type: Type, to protocolDeclaration: NominalDeclaration) -> Bool
  /// The declaration by which the concrete `type` meets the requirement. The substitution covers the owner's
  /// parameters and, where the witness comes from a protocol extension, `Self`; own generic parameters of the
  /// requirement stand for `arguments`, in their order.
  func witness(for requirement: FunctionDeclaration, of type: Type, arguments: [Type]) -> Witness?
  /// The associated type of a concrete type.
  func associatedType(_ associated: AssociatedType, of type: Type) -> Type?
  /// The part of an associated type that is known through an existential.
  func visibleType(_ associated: AssociatedType, through existential: Type) -> Type
  /// A type, protocol or global function of the library by name, parsed now if it was not.
  func libraryType(_ name: String) -> NominalDeclaration?
  /// Requirement of a library protocol by its full name: `Equatable.==(_:_:)`, `CustomStringConvertible.description`.
  func libraryRequirement(_ name: String) -> FunctionDeclaration?
  func declaration(numbered number: Int) -> NominalDeclaration?
  /// The executor of the function's body.
  func executor(of function: FunctionDeclaration) -> FunctionExecutor
  /// The value as another type, as in `let x: To = value`; nil if it cannot be one.
  func converted(_ value: Expression, to type: Type) -> Expression?
}
