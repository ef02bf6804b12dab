import Declarations
import Inference
import Tree

/// The whole checker: its third phase checks statements, and what follows from the order in which they run, on top of
/// declarations and expressions. One checker serves a session: what an input declares is there for the next.
package final class Checker: ExpressionChecker {
  var locals = LocalDeclarations()
  var topLevel = TopLevelWalk()
  /// Variables of the alternatives before, in a case with several patterns.
  var sharedBindings: [String: VariableDeclaration]?
  /// The reason why the last input was not fully checked.
  package var exhausted: Budget.Exhaustion?
  /// Checks of control flow, which run only if there are no other errors.
  var flowChecks: [() -> Void] = []
  package internal(set) var opened = OpenedBodies()

  /// Makes the checker one for another session, which has the library as this one has read it.
  ///
  /// - Precondition: `!hasChangedLibrary`
  package func forgetProgram() {
    forgetDeclarations()
    bodies = BodyWalks()
    locals = LocalDeclarations()
    topLevel = TopLevelWalk()
    sharedBindings = nil
    flowChecks = []
    opened = OpenedBodies()
  }
}

extension Checker: PhasesAboveDeclarations, StatementChecking {}

/// Not the one of swift-syntax.
typealias AccessLevel = Tree.AccessLevel
