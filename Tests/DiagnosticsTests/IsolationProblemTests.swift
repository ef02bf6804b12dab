import Diagnostics
import Testing

@Suite struct IsolationProblemTests {
  @Test func `the words of isolation problems`() {
    let table: [(IsolationProblem, String)] = [
      (.nonfinalActor("Loader"), "non-final class 'Loader' cannot be a global actor"),
      (.nonisolatedStored, "'nonisolated' cannot be applied to mutable stored properties"),
      (.needsAsync("@concurrent", .globalFunction("f()")), "cannot use @concurrent on non-async global function 'f()'"),
      (
        .severalIsolations(.globalFunction("f()"), "'@MainActor'", "'nonisolated'"),
        "global function 'f()' has multiple actor-isolation attributes ('@MainActor' and 'nonisolated')"
      ),
      (
        .called(.globalFunction("f(x:)"), .none, from: .none),
        "call to nonisolated global function 'f(x:)' in a synchronous nonisolated context [#ActorIsolatedCall]"
      ),
      (
        .calledOutside(.globalFunction("f(x:)"), .none),
        "nonisolated global function 'f(x:)' cannot be called from outside of the actor"
      ),
      (
        .accessedOutside(.globalFunction("f(x:)"), .none),
        "nonisolated global function 'f(x:)' cannot be accessed from outside of the actor"
      ),
      (
        .mutated(.globalFunction("f(x:)"), .none, from: .sendableClosure, isInout: true),
        "nonisolated global function 'f(x:)' can not be used 'inout' from a Sendable closure"
      ),
      (
        .mutated(.globalFunction("f(x:)"), .none, from: .sendableClosure, isInout: false),
        "nonisolated global function 'f(x:)' can not be mutated from a Sendable closure"
      ),
      (
        .mutated(.variable("total"), .none, from: .otherActor, isInout: false),
        "nonisolated var 'total' can not be mutated on a different actor instance"
      ),
      (
        .referenced(.globalFunction("f(x:)"), .none, from: .sendableClosure),
        "nonisolated global function 'f(x:)' can not be referenced from a Sendable closure"
      ),
      (
        .nonisolatedOfType(.written("Any")),
        "'nonisolated' can not be applied to variable with non-'Sendable' type 'Any'"
      ),
      (
        .losesActor(.written("Any"), to: .written("Any"), "MainActor"),
        "converting function value of type 'Any' to 'Any' loses global actor 'MainActor'"
      ),
      (
        .ofDeinit("box", .written("Any")),
        "cannot access property 'box' with a non-Sendable type 'Any' from nonisolated deinit"
      ),
      (.globalOfTopLevel, "top-level code variables cannot have a global actor"),
      (
        .inSwift6(.globalOfTopLevel),
        "top-level code variables cannot have a global actor; this is an error in the Swift 6 language mode"
      ),
      (
        .mutated(.property("count"), .none, from: .isolation(.unknown), isInout: false),
        "nonisolated property 'count' can not be mutated from a nonisolated context"
      ),
      (
        .partiallyApplied(.instanceMethod("load()")),
        "actor-isolated instance method 'load()' can not be partially applied"
      ),
    ]
    check(table)
  }
}
