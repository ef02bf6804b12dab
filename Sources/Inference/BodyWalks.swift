import SwiftSyntax

/// The inferred parts of an input's bodies, kept so that no part is inferred twice. Rolling back an attempt does not
/// undo them.
package struct BodyWalks {
  /// Closures that result builders have made.
  var builtClosures: [ExpressionChecker.BuiltClosureKey: ExpressionChecker.BuiltClosure] = [:]
  /// Arguments that were not understood without knowing the parameter.
  var argumentsInDoubt: Set<SyntaxIdentifier> = []

  package init(
    builtClosures: [ExpressionChecker.BuiltClosureKey: ExpressionChecker.BuiltClosure] = [:],
    argumentsInDoubt: Set<SyntaxIdentifier> = []
  ) {
    self.builtClosures = builtClosures
    self.argumentsInDoubt = argumentsInDoubt
  }
}
