import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Bounds of two types, of which there is no range.
extension ExpressionChecker {
  /// `1...2.5`
  func reportBounds(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard ["...", "..<"].contains(name), left != right, left.nominal != nil, right.nominal != nil else { return false }
    if let (index, type, expected) = foreignBound(left, right, isIterated: isIterated(node)) {
      error(
        .conversion(.mismatch(type.shown, expected.shown, for: .argument)), at: location(of: arguments[index].syntax))
      return true
    }
    // A literal is mentioned last.
    let isLiteral = arguments[0].inferred.map { unbound($0.type)?.literal != nil } ?? false
    let (first, second) = isLiteral ? (right, left) : (left, right)
    error(.generics(.conflict("Self", [first.shown, second.shown])), at: token)
    return true
  }

  /// The bound that cannot be one beside an integer: `0..<items`. If the range is used as a sequence, neither can a
  /// number be one that is not an integer.
  private func foreignBound(
    _ left: Type, _ right: Type, isIterated: Bool
  ) -> (index: Int, type: Type, expected: Type)? {
    guard let integer = libraryType("BinaryInteger"), let comparable = libraryType("Comparable"),
      conforms(left, to: integer) != conforms(right, to: integer)
    else { return nil }
    let index = conforms(left, to: integer) ? 1 : 0
    let (type, expected) = index == 1 ? (right, left) : (left, right)
    return isIterated || !conforms(type, to: comparable) ? (index, type, expected) : nil
  }

  /// True for `for i in a..<b` and `(a..<b).map { … }`.
  private func isIterated(_ node: ExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForStmtSyntax.self) { return true }
    guard let list = parent.parent?.as(LabeledExprListSyntax.self), list.count == 1,
      let tuple = list.parent?.as(TupleExprSyntax.self)
    else { return false }
    return tuple.parent?.is(MemberAccessExprSyntax.self) ?? false
  }
}
