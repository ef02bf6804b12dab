import Declarations
import SwiftSyntax
import Tree

/// A first selection among several candidates.
extension ExpressionChecker {
  /// The candidates that match without considering closures, which would double the time for each level of nesting;
  /// all candidates if none matches.
  func narrowed(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, nameNode: Syntax
  ) -> [Callee] {
    guard arguments.contains(where: { $0.syntax.is(ClosureExprSyntax.self) }) else { return callees }
    let fitting = callees.filter { callee in
      evaluate {
        tryCall(callee, arguments, hint: hint, node: node, nameNode: nameNode, skipsClosures: true)
      } != nil
    }
    return fitting.isEmpty ? callees : fitting
  }

  /// True for `@_disfavoredOverload`: chosen only if nothing else matches.
  func isDisfavored(_ callee: Callee) -> Bool {
    if case .function(let function, _, _, _, _, _) = callee { function.detail?.isDisfavored ?? false } else { false }
  }

  /// True for an interpolated literal that one of the candidates interprets itself: its meaning depends on the
  /// parameter.
  func mayInterpolate(_ syntax: ExprSyntax, for callees: [Callee]) -> Bool {
    guard let literal = syntax.as(StringLiteralExprSyntax.self),
      literal.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) })
    else { return false }
    return callees.contains { shape(of: $0).contains { customInterpolation($0.type) != nil } }
  }
}
