/// The property wrappers of a variable: `@Clamped(0...9) var level = 3` is read and written through
/// `_level.wrappedValue`, and `_level` is stored.
package final class Wrapping {
  /// An access to `wrappedValue` of the previous wrapper.
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
  /// The steps from the outermost wrapper to the value, in terms of the owner's generic parameters.
  package private(set) lazy var steps = makeSteps?() ?? []
  package var makeSteps: (() -> [Step])?
  /// Creates the storage from a value: the meaning of an assignment in an initializer, before everything is
  /// initialized. Nil if the wrapper cannot be created from a value alone.
  package var initializer: FunctionDeclaration?
  /// True if memberwise initializers take a value, which the initializer wraps; otherwise they take the wrapper.
  package var isMadeOfValue = false
  /// True if the value is passed to the wrapper unevaluated.
  package var isLazilyMade = false
  /// True if an access consists of the steps only: it is not observed, and no wrapper receives the enclosing
  /// instance.
  package var isPlain = false

  package init(storage: VariableDeclaration) { self.storage = storage }

  /// An access to the value in a storage, under a substitution of the owner's parameters.
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
  /// The label of a stored property in a memberwise initializer.
  package var memberwiseName: String { wrapped?.name ?? name }
}
