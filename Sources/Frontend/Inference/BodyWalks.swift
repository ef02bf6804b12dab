import SwiftSyntax

/// What is kept of an input's bodies so that no part of them is inferred twice. Not undone with an attempt.
struct BodyWalks {
  /// Closures that result builders have made.
  var builtClosures: [Checker.BuiltClosureKey: Checker.BuiltClosure] = [:]
  /// Arguments that were not understood without knowing the parameter.
  var argumentsInDoubt: Set<SyntaxIdentifier> = []
}
