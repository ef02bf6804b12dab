/// The property wrappers of a variable: `@Clamped(0...9) var level = 3` is read and written through
/// `_level.wrappedValue`, and `_level` is stored.
package final class Wrapping {
  /// A `wrappedValue`, taken from the wrapper that comes before.
  package struct Step {
    package let property: VariableDeclaration
    package let substitution: Substitution
    package let type: Type

    package init(property: VariableDeclaration, substitution: Substitution, type: Type) {
      self.property = property
      self.substitution = substitution
      self.type = type
    }
  }

  /// `_level`, of the outermost wrapper's type.
  package let storage: VariableDeclaration
  /// From the outermost wrapper to the value, in terms of the owner's generic parameters.
  package private(set) lazy var steps = makeSteps?() ?? []
  package var makeSteps: (() -> [Step])?
  /// Makes the storage of a value: what an assignment means in an initializer, before all is initialised. Nil where
  /// the wrapper cannot be made of a value alone.
  package var initializer: FunctionDeclaration?
  /// Memberwise initializers take a value, which the initializer wraps; else they take the wrapper.
  package var isMadeOfValue = false
  /// The value is handed to the wrapper unevaluated.
  package var isLazilyMade = false
  /// The steps are all there is to an access: it is not observed, and no wrapper gets the instance around it.
  package var isPlain = false

  package init(storage: VariableDeclaration) { self.storage = storage }

  /// The value in a storage, where the owner's parameters stand for `substitution`.
  package func access(_ storage: Expression, under substitution: Substitution) -> Expression {
    steps.reduce(storage) { base, step in
      let own = step.substitution.mapValues { $0.substituting(substitution) }
      return Expression(
        .property(base, step.property, own, isDirect: false), type: step.type.substituting(substitution),
        place: base.place)
    }
  }
}

extension VariableDeclaration {
  /// The name a memberwise initializer knows a stored property by.
  package var memberwiseName: String { wrapped?.name ?? name }
}
