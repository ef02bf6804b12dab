import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Calls of methods whose overloads are all excluded by the conditions of their extensions.
extension ExpressionChecker {
  /// Reports `[1, 2].joined(separator: ",")`: several overloads fit apart from the type of the elements. Elements that
  /// the expression itself makes have the wrong type for the overload for strings; otherwise no overload is preferred.
  func reportExcluded(
    _ name: String, of type: Type, _ arguments: [CallArgument], node: MemberAccessExprSyntax
  ) -> Bool {
    guard let declaration = described(type).nominal, let base = node.base else { return false }
    let excluded = allConformances(of: declaration).filter { !$0.holdsOnlyWitnesses }
      .flatMap { members(of: $0, named: name) }
      .filter { member in
        guard case .function(let function) = member.kind, !member.context.requirements.isEmpty else { return false }
        return matchArguments(arguments, to: shape(of: function)) != nil
      }
    guard excluded.count > 1 else { return false }
    if excluded.contains(where: { isForText($0.context.requirements) }), reportElements(of: base) { return true }
    error(.call(.noMatch(.instanceMethod(name))), at: node.declName)
    return true
  }

  private func isForText(_ requirements: [Requirement]) -> Bool {
    requirements.contains { requirement in
      if case .conforms(_, let one) = requirement { one.isLibrary && one.name == "StringProtocol" } else { false }
    }
  }

  /// Reports elements that are no strings, if the expression contains what makes them.
  private func reportElements(of base: ExprSyntax) -> Bool {
    let string = libraryNominal("String")
    let base = unparenthesized(base)
    if let array = base.as(ArrayExprSyntax.self) {
      let found = attempt { () -> Type? in
        guard case .nominal(_, let parts) = described(infer(base, hint: nil).type) else { return nil }
        return parts.first
      }
      guard let found else { return false }
      reportElements(of: array, found, expected: string)
      return true
    }
    guard let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map"
    else { return false }
    let errors = errorCount
    _ = infer(base, hint: libraryNominal("Array", [string]))
    return errorCount > errors
  }
}
