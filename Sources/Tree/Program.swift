/// The checker's result for one input: the statements to run, in order.
package struct CheckedInput {
  package struct Unit {
    package enum Kind {
      /// A statement to run as one turn.
      case statement(Statement)
      /// The declaration of one or more global variables with their initial values, which also runs as one turn. A
      /// shell shows their values after it.
      case variables([VariableDeclaration], Statement)
      /// An expression whose value a shell shows (not of type Void).
      case expression(Expression)
      /// A type or function: nothing runs; a shell may print that it is defined.
      case declaration(name: String, description: String)
    }
    package let kind: Kind
    package let place: Place
    /// The function to which all locals of top-level code in this unit belong (pattern variables of an `if let` …);
    /// it has no parameters, and its captures are empty.
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

    /// True for a top-level `defer`: it runs at the end of the input, the last one first, unless there was an error.
    package var isDeferred: Bool {
      guard case .statement(let statement) = kind, case .deferred = statement.kind else { return false }
      return true
    }
  }
  package let units: [Unit]
  /// The names of functions that have replaced others.
  package let replacedFunctions: Set<String>

  package init(units: [Unit], replacedFunctions: Set<String> = []) {
    self.units = units
    self.replacedFunctions = replacedFunctions
  }
}

/// A satisfied requirement: the declaration that satisfies it, and the substitution of its generic parameters.
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
  /// The executor of the caller.
  case caller
  case main
  /// An actor that the program defines, or none: `nonisolated` and `async` (SE-0338).
  case background
}

/// The calls in a function's body that can wait.
package enum BodyWaiting {
  case none
  /// Also in a closure without `await` that is passed for an async function.
  case insideAwait
  /// The initial value of an `async let`.
  case everywhere
}

/// The questions about concrete types that the compiler asks the checker.
package protocol TypeKnowledge: AnyObject {
  /// True if a call also opens existentials that are passed for generic parameters without constraints, as in Swift 6.
  var opensAllExistentials: Bool { get }
  func conforms(_ type: Type, to protocolDeclaration: NominalDeclaration) -> Bool
  /// The declaration with which the concrete `type` meets the requirement. The substitution covers the owner's
  /// parameters and, if the witness comes from a protocol extension, `Self`; the requirement's own generic parameters
  /// are replaced by `arguments`, in their order.
  func witness(for requirement: FunctionDeclaration, of type: Type, arguments: [Type]) -> Witness?
  /// The associated type of a concrete type.
  func associatedType(_ associated: AssociatedType, of type: Type) -> Type?
  /// The part of an associated type that is known through an existential.
  func visibleType(_ associated: AssociatedType, through existential: Type) -> Type
  /// A type, protocol or global function of the library by name, parsed now if necessary.
  func libraryType(_ name: String) -> NominalDeclaration?
  /// A requirement of a library protocol by its full name: `Equatable.==(_:_:)`,
  /// `CustomStringConvertible.description`.
  func libraryRequirement(_ name: String) -> FunctionDeclaration?
  func declaration(numbered number: Int) -> NominalDeclaration?
  /// The executor of the function's body.
  func executor(of function: FunctionDeclaration) -> FunctionExecutor
  /// The executor on which the variable must be read.
  func executor(of variable: VariableDeclaration) -> FunctionExecutor
  func waiting(in function: FunctionDeclaration) -> BodyWaiting
  /// The value converted to another type, as in `let x: To = value`; nil if that is impossible.
  func converted(_ value: Expression, to type: Type) -> Expression?
}
