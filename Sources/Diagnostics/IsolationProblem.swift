import Tree

/// Problems of actor isolation, and of data shared between tasks.
package indirect enum IsolationProblem: Hashable {
  case called(Subject, Isolation, from: Isolation)
  case calledOutside(Subject, Isolation)
  case partiallyApplied(Subject)
  case accessedOutside(Subject, Isolation)
  case mutated(Subject, Isolation, from: Origin, isInout: Bool)
  case referenced(Subject, Isolation, from: Origin)
  /// A property of an actor whose value is not `Sendable`, in a deinit that is not isolated.
  case ofDeinit(String, ShownType)
  case globalOfTopLevel
  case nonisolatedStored
  case nonisolatedOfType(ShownType)
  /// A function of a global actor as a value of a plain function type.
  case losesActor(ShownType, to: ShownType, String)
  case nonfinalActor(String)
  case needsAsync(String, Subject)
  case severalIsolations(Subject, String, String)
  /// A warning about code that is an error in Swift 6.
  case inSwift6(IsolationProblem)

  package var message: String {
    switch self {
    case .called(let subject, let isolation, let context):
      "call to \(isolation.words) \(subject) in a synchronous \(context.words) context [#ActorIsolatedCall]"
    case .calledOutside(let subject, let isolation):
      "\(isolation.words) \(subject) cannot be called from outside of the actor"
    case .partiallyApplied(let subject): "actor-isolated \(subject) can not be partially applied"
    case .accessedOutside(let subject, let isolation):
      "\(isolation.words) \(subject) cannot be accessed from outside of the actor"
    case .mutated(let subject, let isolation, let origin, let isInout):
      "\(isolation.words) \(subject) can not be \(isInout ? "used 'inout'" : "mutated") \(origin)"
    case .referenced(let subject, let isolation, let origin):
      "\(isolation.words) \(subject) can not be referenced \(origin)"
    case .ofDeinit(let name, let type):
      "cannot access property '\(name)' with a non-Sendable type '\(type)' from nonisolated deinit"
    case .nonisolatedStored: "'nonisolated' cannot be applied to mutable stored properties"
    case .nonisolatedOfType(let type):
      "'nonisolated' can not be applied to variable with non-'Sendable' type '\(type)'"
    case .losesActor(let type, let plain, let actor):
      "converting function value of type '\(type)' to '\(plain)' loses global actor '\(actor)'"
    case .nonfinalActor(let name): "non-final class '\(name)' cannot be a global actor"
    case .needsAsync(let what, let subject): "cannot use \(what) on non-async \(subject)"
    case .severalIsolations(let subject, let one, let other):
      "\(subject) has multiple actor-isolation attributes (\(one) and \(other))"
    case .globalOfTopLevel: "top-level code variables cannot have a global actor"
    case .inSwift6(let problem): "\(problem.message); this is an error in the Swift 6 language mode"
    }
  }
}

extension IsolationProblem {
  /// The check of a body that finds the problem; nil for a problem of a declaration.
  var pass: Problem.Pass? {
    switch self {
    case .called, .partiallyApplied, .mutated, .referenced, .ofDeinit: .isolation
    case .calledOutside, .accessedOutside: .unmarkedWaiting
    case .inSwift6(let problem): problem.pass
    default: nil
    }
  }
}

/// The context of an invalid use.
package enum Origin: Hashable, CustomStringConvertible {
  case isolation(Isolation)
  case sendableClosure
  /// From an actor's instance to a global variable.
  case otherActor

  package var description: String {
    switch self {
    case .isolation(let isolation): isolation.origin
    case .sendableClosure: "from a Sendable closure"
    case .otherActor: "on a different actor instance"
    }
  }
}
