import SwiftSyntax

/// What is kept of an input's bodies so that no part of them is inferred twice. Not undone with an attempt.
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
