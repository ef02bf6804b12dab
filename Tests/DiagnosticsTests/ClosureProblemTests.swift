import Diagnostics
import Testing

@Suite struct ClosureProblemTests {
  @Test func `the words of closure problems`() {
    let table: [(ClosureProblem, String)] = [
      (
        .parameterCount(int, expected: 2, used: 1),
        "contextual closure type 'Int' expects 2 arguments, but 1 was used in closure body"
      ),
      (
        .ignoredParameters(2),
        "contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored"
      ),
      (.resultAgainstType(int, string), "declared closure result 'Int' is incompatible with contextual type 'String'"),
      (.resultAgainstReturn(int, string), "declared closure result 'Int' is incompatible with return type 'String'"),
      (.untypedParameter("count"), "cannot infer type of closure parameter 'count' without a type annotation"),
      (.anonymousOutside, "anonymous closure argument not contained in a closure"),
      (
        .implicitSelf("count", isCall: true),
        "call to method 'count' in closure requires explicit use of 'self' to make capture semantics explicit"
      ),
      (
        .implicitSelf("count", isCall: false),
        "reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit"
      ),
      (.unused, "closure expression is unused"),
      (.unusedFunction, "function is unused [#no-usage]"),
      (.assignsNonescaping("count"), "assigning non-escaping parameter 'count' to an '@escaping' closure"),
      (
        .passesNonescaping("count"),
        "passing non-escaping parameter 'count' to function expecting an '@escaping' closure"
      ),
      (.usesNonescaping("count"), "using non-escaping parameter 'count' in a context expecting an '@escaping' closure"),
      (.convertsNonescaping(int), "converting non-escaping value to 'Int' may allow it to escape"),
      (
        .convertsNonescapingToGeneric("count", "T"),
        "converting non-escaping parameter 'count' to generic parameter 'T' may allow it to escape"
      ),
      (.capturesNonescaping("count"), "escaping closure captures non-escaping parameter 'count'"),
      (.capturesInout("count"), "escaping closure captures 'inout' parameter 'count'"),
      (
        .parameterCount(int, expected: 1, used: 2),
        "contextual closure type 'Int' expects 1 argument, but 2 were used in closure body"
      ),
      (
        .ignoredParameters(1),
        "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
      ),
      (.capturesInout("self"), "escaping closure captures mutating 'self' parameter"),
      (
        .destructured(int, isImplicit: false), "closure tuple parameter 'Int' does not support destructuring"
      ),
      (
        .destructured(int, isImplicit: true),
        "closure tuple parameter 'Int' does not support destructuring with implicit parameters"
      ),
    ]
    check(table)
  }
}
