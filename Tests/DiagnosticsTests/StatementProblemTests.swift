import Diagnostics
import Testing

@Suite struct StatementProblemTests {
  @Test func `the words of statement problems`() {
    let table: [(StatementProblem, String)] = [
      (.leavesDefer("return"), "'return' cannot transfer control out of a defer statement"),
      (
        .leavesBranches("return", of: "if"), "cannot use 'return' to transfer control out of 'if' expression"
      ),
      (.returnOutside, "return invalid outside of a func"),
      (.returnWithoutValue, "non-void function should return a value"),
      (.returnFromVoid, "unexpected non-void return value in void function"),
      (.returnNil, "only a failable initializer can return 'nil'"),
      (.returnFromInitializer, "'nil' is the only return value permitted in an initializer"),
      (.fallthroughOutside, "'fallthrough' is only allowed inside a switch"),
      (.fallthroughAtEnd, "'fallthrough' without a following 'case' or 'default' block"),
      (.fallthroughIntoBinding("count"), "'fallthrough' from a case which doesn't bind variable 'count'"),
      (
        .breakWithoutLabel,
        "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
      ),
      (.breakOutside, "'break' is only allowed inside a loop, if, do, or switch"),
      (.continueOutside, "'continue' is only allowed inside a loop"),
      (.continuesBranches("if"), "'continue' cannot be used with if statements"),
      (
        .branchWithoutValue(inSwitch: false), "non-expression branch of 'if' expression may only end with a 'throw'"
      ),
      (
        .branchWithoutValue(inSwitch: true),
        "non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'"
      ),
      (.ifWithoutElse, "'if' must have an unconditional 'else' to be used as expression"),
      (.caseAfterDefault, "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"),
      (.emptyCase(isDefault: true), "'default' label in a 'switch' must have at least one executable statement"),
      (.emptyCase(isDefault: false), "'case' label in a 'switch' must have at least one executable statement"),
      (
        .emptySwitch,
        "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
      ),
      (.notExhaustive, "switch must be exhaustive"),
      (.missingCase(".off"), "add missing case: '.off'"),
      (
        .notAsExpression("if"),
        "'if' may only be used as expression in return, throw, or as the source of an assignment"
      ),
      (.missingDefault, "do you want to add a default clause?"),
    ]
    check(table)
  }
}
