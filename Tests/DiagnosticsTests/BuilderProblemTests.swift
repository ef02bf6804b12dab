import Diagnostics
import Testing

@Suite struct BuilderProblemTests {
  @Test func `the words of builder problems`() {
    let table: [(BuilderProblem, String)] = [
      (.declarationInside(int), "closure containing a declaration cannot be used with result builder 'Int'"),
      (.controlFlowInside(int), "closure containing control flow statement cannot be used with result builder 'Int'"),
      (
        .misplaced("ViewBuilder", .computed(.variable)),
        "result builder attribute 'ViewBuilder' can only be applied to a variable if it defines a getter"
      ),
      (.withArguments, "result builder attributes cannot have arguments"),
      (.repeated, "only one result builder attribute can be attached to a declaration"),
      (.autoclosure(int), "result builder attribute 'Int' cannot be applied to an autoclosure parameter"),
      (.notAFunction(int), "result builder attribute 'Int' can only be applied to a parameter of function type"),
      (
        .noMethods,
        "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]"
      ),
      (
        .noBlock(int),
        "result builder 'Int' does not implement any 'buildBlock' or a combination of 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' with sufficient availability for this call site [#ResultBuilderMethods]"
      ),
      (.disabled(int), "application of result builder 'Int' disabled by explicit 'return' statement"),
      (
        .misplaced("ViewBuilder", .anything),
        "result builder attribute 'ViewBuilder' can only be applied to a parameter, function, subscript, or computed property"
      ),
    ]
    check(table)
  }
}
