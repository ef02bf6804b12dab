import SwiftSyntax

/// The kind of statement that a pattern belongs to. swiftc checks the patterns of conditions and loops together with
/// the matched value, and reports their errors in other words.
enum PatternRole {
  /// `case .ok(let value):` of a `switch`, or a pattern of a `catch`.
  case `case`
  /// `if case`, `guard case`, `while case`
  case condition
  /// `for case`
  case loop
}

extension Checker {
  func role(of pattern: some SyntaxProtocol) -> PatternRole {
    var node = Syntax(pattern)
    while let parent = node.parent {
      if parent.is(MatchingPatternConditionSyntax.self) { return .condition }
      if parent.is(ForStmtSyntax.self) { return .loop }
      if parent.is(SwitchCaseItemSyntax.self) || parent.is(CatchItemSyntax.self) { return .case }
      node = parent
    }
    return .case
  }
}
