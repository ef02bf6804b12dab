import Diagnostics
import Testing

@Suite struct PatternProblemTests {
  @Test func `the words of pattern problems`() {
    let table: [(PatternProblem, String)] = [
      (.bindingWithoutName, "unwrap condition requires a valid identifier"),
      (.mismatch(int), "pattern cannot match values of type 'Int'"),
      (.caseOfOtherType(int, string), "pattern of type 'Int' cannot match 'String'"),
      (
        .ambiguousEnum("E", int),
        "generic enum type 'E' is ambiguous without explicit generic parameters when matching value of type 'Int'"
      ),
      (.neverNil(int), "type 'Int' is not optional, value can never be nil"),
      (.expression(int, string), "expression pattern of type 'Int' cannot match values of type 'String'"),
      (.optional(int), "'?' pattern cannot match values of type 'Int'"),
      (.tupleLength(int), "tuple pattern has the wrong length for tuple type 'Int'"),
      (.notATuple(int), "tuple pattern cannot match values of the non-tuple type 'Int'"),
      (.elementsNotTuples(int), "tuple pattern cannot match values of non-tuple type 'Int'"),
      (.elementType(int, string), "cannot convert sequence element type 'Int' to expected type 'String'"),
      (.elementConformance(int, "P"), "sequence element type 'Int' does not conform to expected protocol 'P'"),
      (.elementLabel("x", "y"), "tuple pattern element label 'x' must be 'y'"),
      (.noPayload("some"), "pattern with associated values does not match enum case 'some'"),
      (.variableType(int, string), "pattern variable bound to type 'Int', expected type 'String'"),
      (.boundInSome("s"), "'s' must be bound in every pattern"),
      (.otherSpecifier(isVar: true), "'var' pattern binding must match previous 'let' pattern binding"),
      (.discardAsValue, "'_' can only appear in a pattern or on the left side of an assignment"),
    ]
    check(table)
  }
}
