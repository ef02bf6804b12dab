import Declarations
import Source

/// The second phase of checking: expressions, from written to typed, with the choice of overloads, conversions,
/// closures and result builders. `Checker` is the phase above it; what this phase asks of that one is listed in
/// `StatementChecking`.
///
/// A class is open where another target inherits from it; there is no other way to say so.
open class ExpressionChecker: DeclarationChecker {
  package final var bodies = BodyWalks()

  /// The checker itself, as the phase above sees it.
  final var statements: any StatementChecking {
    guard let statements = self as? any StatementChecking else {
      preconditionFailure("expressions are checked by a whole checker")
    }
    return statements
  }
}
