import Tree

/// How far an initializer has come at a point of its code: which stored properties of its own type have no value yet.
struct Initialization {
  private var remaining: Set<VariableDeclaration>
  /// The register `self` is built in, of a struct.
  let register: Register?
  /// A class with a superclass is complete once `super.init` has returned.
  private let waitsForDelegation: Bool
  private var hasDelegated = false

  init(_ properties: [VariableDeclaration], register: Register?, waitsForDelegation: Bool) {
    remaining = Set(properties)
    self.register = register
    self.waitsForDelegation = waitsForDelegation
  }

  /// Whether all of `self` has been initialised.
  var hasFilled: Bool { remaining.isEmpty && (hasDelegated || !waitsForDelegation) }

  /// Whether the record in the register cannot be held by anyone else yet.
  func isFilling(_ register: Register) -> Bool { register == self.register && !remaining.isEmpty }

  mutating func note(_ property: VariableDeclaration) { remaining.remove(property) }

  mutating func noteDelegation() {
    remaining = []
    hasDelegated = true
  }

  /// Where two ways through the code meet: the checker has made sure that what is needed has a value on both.
  mutating func join(_ other: Initialization) {
    remaining.formIntersection(other.remaining)
    hasDelegated = hasDelegated || other.hasDelegated
  }
}

extension FunctionBuilder {
  /// Lowers ways of which one is taken; each begins with what was initialised before.
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
