import SwiftOperators

extension OperatorTable {
  /// Whether the operator changes its left operand, as `+=` does. What counts is the precedence group and not the name:
  /// `<=` and `===` end like an assignment and are none.
  package func assigns(_ name: String) -> Bool {
    infixOperator(named: name)?.precedenceGroup == "AssignmentPrecedence"
  }
}
