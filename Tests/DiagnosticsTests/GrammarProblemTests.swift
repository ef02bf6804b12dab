import Diagnostics
import Testing

@Suite struct GrammarProblemTests {
  @Test func `the words of grammar problems`() {
    let table: [(GrammarProblem, String)] = [
      (.parser("expected expression"), "expected expression"),
      (.command("missing VIEW"), "missing VIEW"),
      (.slip(.catchWithoutDo), "errors are caught with 'do { try … } catch { … }'"),
      (.asyncForAwait, "found 'async' in expression; did you mean 'await'?"),
      (.tooNested, "parsing has exceeded the maximum nesting level"),
      (
        .tooComplex,
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
      ),
      (.tooComplexInput, "this is too complex to be checked in reasonable time; try breaking up the code"),
      (.needsMemory(1 << 30), "checking this needs more than 1 GiB of memory (--max-memory)"),
      (.needsMemory(64 << 20), "checking this needs more than 64 MiB of memory (--max-memory)"),
      (.interrupted, "interrupted"),
    ]
    check(table)
  }
}
