import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The errors that swiftc reports about a call beside the one in an argument.
extension ExpressionChecker {
  /// `change(&constant)` with a constant of another type than the parameter's: the type comes first.
  func reportTypeOfImmutable(_ argument: CallArgument, _ type: Type, _ parameter: ParameterView) {
    guard parameter.isInout, !type.hasTypeVariables, let written = argument.syntax.as(InOutExprSyntax.self) else {
      return
    }
    let offset = written.ampersand.positionAfterSkippingLeadingTrivia.utf8Offset
    let found = table.diagnostics.lastIndex { one in
      if one.offset == offset, case .mutation(.immutable(.inoutArgument, _)) = one.problem { true } else { false }
    }
    guard let found, let value = attempt({ infer(written.expression, hint: nil) }) else { return }
    if case .error = value.type { return }
    let start = table.snapshot()
    let isSame = passed(value, inoutAs: type) != nil
    table.rollback(to: start)
    guard !isSame else { return }
    report(before: found) { error(mismatch(ofVariable: value.type.resolved, type.resolved), at: argument.syntax) }
  }

  /// `numbers.map(Int.missing)`: nothing decides the result of the function, the generic parameter.
  func reportUnknownResult(
    _ arguments: [CallArgument], _ wrong: Set<Int>, _ callees: [Callee], hint: Type?, since start: Int, at name: Syntax
  ) {
    guard let callee = callees.first, case .function(let function, _, _, _, _, _) = callee,
      !function.genericParameters.isEmpty, callees.allSatisfy({ isLike(function, $0) }),
      case let opened = open(callee), let assignment = matchArguments(arguments, to: opened.parameters)
    else { return }
    for (position, indices) in assignment.enumerated() {
      guard let index = indices.first(where: wrong.contains),
        let member = unparenthesized(arguments[index].syntax).as(MemberAccessExprSyntax.self),
        case let offset = member.declName.positionAfterSkippingLeadingTrivia.utf8Offset,
        let found = table.diagnostics[start...].firstIndex(where: { $0.offset == offset && $0.isError }),
        case .member = table.diagnostics[found].problem,
        case .function(let taken) = head(parameterType(opened, position))
      else { continue }
      if let hint { _ = attempt { matches(opened.result, hint) ? opened.result : nil } }
      let result = head(taken.result)
      guard let unknown = unbound(result.wrapped ?? result),
        let parameter = function.genericParameters.first(where: { generic in
          opened.substitution[generic].flatMap { unbound($0) } === unknown
        })
      else { continue }
      report(before: found) { error(.generics(.notInferred(parameter.name)), at: name) }
      return
    }
  }

  /// True for overloads that differ only in the types that declare them.
  private func isLike(_ function: FunctionDeclaration, _ callee: Callee) -> Bool {
    guard case .function(let other, _, _, _, _, _) = callee else { return false }
    return function === other
      || function.genericParameters.map(\.name) == other.genericParameters.map(\.name)
        && function.fullName == other.fullName
  }

  /// Puts an error before another that was found earlier.
  private func report(before index: Int, _ report: () -> Void) {
    let count = table.diagnostics.count
    report()
    let added = Array(table.diagnostics[count...])
    table.diagnostics.removeSubrange(count...)
    table.diagnostics.insert(contentsOf: added, at: index)
  }
}
