import Tree

/// The errors thrown in a closure, or in the `do` of a `do`-`catch`.
package final class ThrowRecorder {
  package private(set) var thrownTypes: [Type] = []

  package init(thrownTypes: [Type] = []) {
    self.thrownTypes = thrownTypes
  }

  package var hasThrown: Bool { !thrownTypes.isEmpty }

  package func note(_ type: Type) {
    if !thrownTypes.contains(type) { thrownTypes.append(type) }
  }
}
