import Declarations
import Diagnostics
import SwiftSyntax

/// The errors in the branches of an `if` or `switch` of which a certain type is expected.
extension Checker {
  /// Reports only the first of several wrong branches; unknown names are reported in all of them.
  func keepFirstBranch(of node: ExprSyntax, since messages: Int) {
    guard let first = table.diagnostics.dropFirst(messages).first(where: \.isError),
      let end = branches(of: node).first(where: { $0.contains(first.offset) })?.upperBound
    else { return }
    let whole = node.endPosition.utf8Offset
    let others = table.diagnostics.indices.dropFirst(messages).filter { index in
      let one = table.diagnostics[index]
      return one.isError && one.offset >= end && one.offset < whole && !one.problem.isUnknownName
    }
    for index in others.reversed() { table.diagnostics.remove(at: index) }
  }

  /// The ranges of the branches in the text.
  private func branches(of node: ExprSyntax) -> [Range<Int>] {
    func range(_ part: some SyntaxProtocol) -> Range<Int> {
      part.position.utf8Offset..<part.endPosition.utf8Offset
    }
    if let conditional = node.as(IfExprSyntax.self) {
      switch conditional.elseBody {
      case .ifExpr(let next): return [range(conditional.body)] + branches(of: ExprSyntax(next))
      case .codeBlock(let body): return [range(conditional.body), range(body)]
      case nil: return [range(conditional.body)]
      }
    }
    guard let choice = node.as(SwitchExprSyntax.self) else { return [] }
    return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self).map { range($0.statements) } }
  }
}
