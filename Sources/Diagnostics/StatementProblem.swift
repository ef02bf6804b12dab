/// Statements where they are not allowed.
package enum StatementProblem: Hashable {
  case returnOutside
  case returnWithoutValue
  case returnFromVoid
  case returnNil
  case returnFromInitializer
  case fallthroughOutside
  case fallthroughAtEnd
  case fallthroughIntoBinding(String)
  case breakOutside
  /// Without a loop, but in an `if` or a `do`, which only a label can leave.
  case breakWithoutLabel
  case leavesDefer(String)
  case leavesBranches(String, of: String)
  case continueOutside
  case continuesBranches(String)
  case branchWithoutValue(inSwitch: Bool)
  case ifWithoutElse
  case notAsExpression(String)
  case caseAfterDefault
  case emptyCase(isDefault: Bool)
  case emptySwitch
  case notExhaustive
  case missingCase(String)
  case missingDefault

  package var message: String {
    switch self {
    case .returnOutside: "return invalid outside of a func"
    case .returnWithoutValue: "non-void function should return a value"
    case .returnFromVoid: "unexpected non-void return value in void function"
    case .returnNil: "only a failable initializer can return 'nil'"
    case .returnFromInitializer: "'nil' is the only return value permitted in an initializer"
    case .fallthroughOutside: "'fallthrough' is only allowed inside a switch"
    case .fallthroughAtEnd: "'fallthrough' without a following 'case' or 'default' block"
    case .fallthroughIntoBinding(let name): "'fallthrough' from a case which doesn't bind variable '\(name)'"
    case .leavesDefer(let keyword): "'\(keyword)' cannot transfer control out of a defer statement"
    case .leavesBranches(let keyword, let branches):
      "cannot use '\(keyword)' to transfer control out of '\(branches)' expression"
    case .breakWithoutLabel:
      "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
    case .breakOutside: "'break' is only allowed inside a loop, if, do, or switch"
    case .continueOutside: "'continue' is only allowed inside a loop"
    case .continuesBranches(let keyword): "'continue' cannot be used with \(keyword) statements"
    case .branchWithoutValue(inSwitch: false): "non-expression branch of 'if' expression may only end with a 'throw'"
    case .branchWithoutValue(inSwitch: true):
      "non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'"
    case .ifWithoutElse: "'if' must have an unconditional 'else' to be used as expression"
    case .notAsExpression(let keyword):
      "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment"
    case .caseAfterDefault: "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .emptyCase(let isDefault):
      "'\(isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement"
    case .emptySwitch:
      "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    case .notExhaustive: "switch must be exhaustive"
    case .missingCase(let text): "add missing case: '\(text)'"
    case .missingDefault: "do you want to add a default clause?"
    }
  }
}
