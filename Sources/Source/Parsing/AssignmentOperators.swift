import SwiftOperators

extension OperatorTable {
  /// True if the operator changes its left operand, as `+=` does. The precedence group decides, not the name: `<=`
  /// and `===` end like an assignment and are none.
  package func assigns(_ name: String) -> Bool {
    infixOperator(named: name)?.precedenceGroup == "AssignmentPrecedence"
  }
}
