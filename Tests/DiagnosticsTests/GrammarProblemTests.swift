import Diagnostics
import Testing

@Suite struct GrammarProblemTests {
  @Test func `the words of grammar problems`() {
    let table: [(GrammarProblem, String)] = [
      (.parser("expected expression"), "expected expression"),
      (.command("missing VIEW"), "missing VIEW"),
      (.slip(.catchWithoutDo), "errors are caught with 'do { try … } catch { … }'"),
      (.tooNested, "parsing has exceeded the maximum nesting level"),
      (
        .tooComplex,
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
      ),
    ]
    check(table)
  }
}
