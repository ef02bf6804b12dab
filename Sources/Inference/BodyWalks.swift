import Diagnostics
import SwiftSyntax
import Tree

/// The inferred parts of an input's bodies, kept so that no part is inferred twice. Rolling back an attempt does not
/// undo them.
package struct BodyWalks {
  /// The closures that result builders have transformed.
  var builtClosures: [ExpressionChecker.BuiltClosureKey: ExpressionChecker.BuiltClosure] = [:]
  /// True while a closure is checked whose builder is not decided.
  var isOpeningBuilder = false
  /// The errors of closures with several statements.
  var wrongClosures: [ClosureTrial: [Diagnostic]] = [:]
  /// The types of closures whose results are determined by their bodies; nil if a body has an error.
  var closureTypes: [ClosureTrial: Type?] = [:]
  /// The arguments that could not be inferred without knowing the parameter.
  var argumentsInDoubt: Set<SyntaxIdentifier> = []
  /// Calls for which several functions match that differ only in their results, with the name that is called.
  var undecidedCalls: [SyntaxIdentifier: String] = [:]
  /// The types of calls with wrong arguments, of functions that are not overloaded.
  var typesOfWrongCalls: [SyntaxIdentifier: Type] = [:]

  /// The types behind `some P` that are known not to contain themselves.
  package var endingTypes: Set<OpaqueType> = []

  package init() {}
}
