import Declarations
import Inference
import Tree

/// The complete checker: its third phase checks statements and the rules that depend on their order of execution, on
/// top of declarations and expressions. One checker serves a session: the declarations of an input are visible to the
/// next one.
package final class Checker: ExpressionChecker {
  var locals = LocalDeclarations()
  var topLevel = TopLevelWalk()
  /// The variables of the previous alternatives, in a case with several patterns.
  var sharedBindings: [String: VariableDeclaration]?
  /// The reason why the last input was not fully checked.
  package var exhausted: Budget.Exhaustion?
  /// Checks of control flow, which run only if there are no other errors.
  var flowChecks: [() -> Void] = []
  package internal(set) var opened = OpenedBodies()

  /// Resets the checker for another session, which reuses the parsed library.
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
