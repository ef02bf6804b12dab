import Diagnostics
import Testing
import Tree

@Suite struct SendabilityProblemTests {
  @Test func `the words of sendability problems`() {
    let owner = Subject.type(.structure, "Team")
    let table: [(SendabilityProblem, String)] = [
      (
        .property("lead", of: owner, Type.any.shown, isPart: false),
        "stored property 'lead' of 'Sendable'-conforming struct 'Team' has non-Sendable type 'Any'"
      ),
      (
        .payload("loaded", of: owner, Type.any.shown, isPart: true),
        "associated value 'loaded' of 'Sendable'-conforming struct 'Team' contains non-Sendable type 'Any'"
      ),
      (
        .mutableProperty("count", of: owner),
        "stored property 'count' of 'Sendable'-conforming struct 'Team' is mutable"
      ),
      (.openClass("Base"), "non-final class 'Base' cannot conform to the 'Sendable' protocol"),
      (.inheritingClass("Child"), "'Sendable' class 'Child' cannot inherit from another class"),
      (.notSendable(Type.any.shown), "type 'Any' does not conform to the 'Sendable' protocol"),
      (.sent("self.p"), "sending 'self.p' risks causing data races [#SendingRisksDataRace]"),
      (
        .exits(.property("p"), Type.any.shown, .none),
        "non-Sendable type 'Any' of property 'p' cannot exit nonisolated context"
      ),
      (
        .function(Type.any.shown),
        "converting non-Sendable function value to '@Sendable Any' may introduce data races"
      ),
    ]
    check(table)
  }
}
