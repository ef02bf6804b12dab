import Diagnostics
import Testing

@Suite struct LiteralProblemTests {
  @Test func `the words of literal problems`() {
    let table: [(LiteralProblem, String)] = [
      (.overflow("0x1", int), "integer literal '0x1' overflows when stored into 'Int'"),
      (.invalidFloat("0x1"), "'0x1' is not a valid floating-point literal"),
      (.invalidEscape, "invalid escape sequence in literal"),
      (.emptyInterpolation, "interpolation has no value"),
      (.arrayForDictionary(int, isInitial: true), "dictionary of type 'Int' cannot be initialized with array literal"),
      (.arrayForDictionary(int, isInitial: false), "dictionary of type 'Int' cannot be used with array literal"),
      (.emptyArrayForDictionary, "use [:] to get an empty dictionary literal"),
      (.emptyCollection, "empty collection literal requires an explicit type"),
      (
        .mixedCollection("0x1"),
        "heterogeneous collection literal could only be inferred to '0x1'; add explicit type annotation if this is intentional"
      ),
      (.regex("expected ')'"), "cannot parse regular expression: expected ')'"),
      (.negative("-1", int), "negative integer '-1' overflows when stored into unsigned type 'Int'"),
      (.labeledSingleTuple, "cannot create a single-element tuple with an element label"),
      (.inlineCount(wanted: int, given: 2), "expected 'Int' elements in inline array literal, but got '2'"),
    ]
    check(table)
  }
}
