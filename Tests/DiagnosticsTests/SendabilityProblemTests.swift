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
        .mutableShared(.staticProperty("all")),
        "static property 'all' is not concurrency-safe because it is nonisolated global shared mutable state [#MutableGlobalVariable]"
      ),
      (
        .sharedOfType(.staticProperty("all"), Type.any.shown),
        "static property 'all' is not concurrency-safe because non-'Sendable' type 'Any' may have shared mutable state [#MutableGlobalVariable]"
      ),
      (
        .captured("p", Type.any.shown, byLocalFunction: false),
        "capture of 'p' with non-Sendable type 'Any' in a '@Sendable' closure [#SendableClosureCaptures]"
      ),
      (
        .captured("p", Type.any.shown, byLocalFunction: true),
        "capture of 'p' with non-Sendable type 'Any' in a '@Sendable' local function [#SendableClosureCaptures]"
      ),
      (
        .capturedVariable("n", isMutation: true),
        "mutation of captured var 'n' in concurrently-executing code [#SendableClosureCaptures]"
      ),
      (
        .capturedVariable("n", isMutation: false),
        "reference to captured var 'n' in concurrently-executing code [#SendableClosureCaptures]"
      ),
      (
        .result(Type.any.shown, of: .instanceMethod("get()"), .none, to: .none),
        "non-Sendable 'Any'-typed result can not be returned from nonisolated instance method 'get()' to nonisolated context"
      ),
      (
        .sentValue(Type.any.shown),
        "sending value of non-Sendable type 'Any' risks causing data races [#SendingRisksDataRace]"
      ),
      (
        .sentClosure(.task),
        "passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure [#SendingClosureRisksDataRace]"
      ),
      (
        .conformance(Type.any.shown, to: "P", .none),
        "conformance of 'Any' to protocol 'P' crosses into nonisolated code and can cause data races [#ConformanceIsolation]"
      ),
      (
        .exits(.property("p"), Type.any.shown, .none),
        "non-Sendable type 'Any' of property 'p' cannot exit nonisolated context"
      ),
      (
        .function(Type.any.shown),
        "converting non-Sendable function value to 'Any' may introduce data races"
      ),
      (
        .functionParameter("f", .argument),
        "passing non-Sendable parameter 'f' to function expecting a '@Sendable' closure"
      ),
      (.functionParameter("f", .assignment), "assigning non-Sendable parameter 'f' to a '@Sendable' closure"),
      (
        .functionParameter("f", .other),
        "using non-Sendable parameter 'f' in a context expecting a '@Sendable' closure"
      ),
    ]
    check(table)
  }
}
