import Diagnostics
import SwiftSyntax
import Tree

/// The inferred parts of an input's bodies, kept so that no part is inferred twice. Rolling back an attempt does not
/// undo them.
package struct BodyWalks {
  /// Closures that result builders have made.
  var builtClosures: [ExpressionChecker.BuiltClosureKey: ExpressionChecker.BuiltClosure] = [:]
  /// The errors of closures with several statements.
  var wrongClosures: [ClosureTrial: [Diagnostic]] = [:]
  /// The types of closures whose results their bodies say; nil where a body is wrong.
  var closureTypes: [ClosureTrial: Type?] = [:]
  /// Arguments that were not understood without knowing the parameter.
  var argumentsInDoubt: Set<SyntaxIdentifier> = []
  /// Calls that several functions fit which differ in their results alone, by the name that is called.
  var undecidedCalls: [SyntaxIdentifier: String] = [:]

  package init() {}
}
