import Declarations
import Source

/// The second phase of checking: expressions, from syntax to typed trees, with overload resolution, conversions,
/// closures and result builders. `Checker` is the phase above it; the services that this phase needs from it are
/// listed in `StatementChecking`.
///
/// The class is `open` because another target inherits from it; there is no other way to declare that.
open class ExpressionChecker: DeclarationChecker {
  package final var bodies = BodyWalks()
  package final var numbersBesideOpaque = NumbersBesideOpaque()

  /// The checker itself, as the phase above sees it.
  final var statements: any StatementChecking {
    guard let statements = self as? any StatementChecking else {
      preconditionFailure("expressions are checked by a whole checker")
    }
    return statements
  }
}
