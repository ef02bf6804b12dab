import Tree

/// The progress of an initializer at a point of its code: the stored properties of its own type that have no value
/// yet.
struct Initialization {
  private var remaining: Set<VariableDeclaration>
  /// The register in which `self` of a struct is built.
  let register: Register?
  /// A class with a superclass is complete once `super.init` has returned.
  private let waitsForDelegation: Bool
  private var hasDelegated = false

  init(_ properties: [VariableDeclaration], register: Register?, waitsForDelegation: Bool) {
    remaining = Set(properties)
    self.register = register
    self.waitsForDelegation = waitsForDelegation
  }

  /// True if all of `self` has been initialized.
  var hasFilled: Bool { remaining.isEmpty && (hasDelegated || !waitsForDelegation) }

  /// True if the record in the register cannot be held by anyone else yet.
  func isFilling(_ register: Register) -> Bool { register == self.register && !remaining.isEmpty }

  mutating func note(_ property: VariableDeclaration) { remaining.remove(property) }

  mutating func noteDelegation() {
    remaining = []
    hasDelegated = true
  }

  /// Joins two paths through the code. The checker has made sure that the values needed later are set on both.
  mutating func join(_ other: Initialization) {
    remaining.formIntersection(other.remaining)
    hasDelegated = hasDelegated || other.hasDelegated
  }
}

extension FunctionBuilder {
  /// Lowers alternatives, of which one is taken; each begins with the previous state of initialization.
  func alternatives(_ ways: [() -> Void]) {
    guard let before = context.initialization else {
      for way in ways { way() }
      return
    }
    var after: Initialization?
    for way in ways {
      context.initialization = before
      way()
      guard isReachable, let reached = context.initialization else { continue }
      if after == nil { after = reached } else { after?.join(reached) }
    }
    context.initialization = after ?? before
  }
}
