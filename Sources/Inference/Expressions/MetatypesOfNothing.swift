import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// `print(type(of: x))` where `x` has an error: swiftc does not know whether the result is a metatype, and reports
/// each place that takes something else, in addition to the error of `x`.
extension ExpressionChecker {
  func reportMetatypeOfNothing(_ syntax: ExprSyntax, to type: Type) {
    let syntax = unparenthesized(syntax)
    guard isMetatypeOfNothing(syntax), !file.isLibrary, !isOpen, !takesMetatypes(type) else { return }
    error(.conversion(.metatypeOfNothing(type.resolved.shown)), at: syntax)
  }

  /// The same for the arguments of a call that has one declaration with these labels.
  func reportMetatypesOfNothing(_ arguments: [CallArgument], _ wrong: Set<Int>, _ callees: [Callee]) {
    guard wrong.contains(where: { isMetatypeOfNothing(arguments[$0].syntax) }) else { return }
    let fitting = callees.filter { labelsFit($0, arguments) }
    guard fitting.count == 1 else { return }
    let start = table.snapshot()
    let opened = open(fitting[0])
    var wanted: [(index: Int, type: Type)] = []
    for (position, indices) in (matchArguments(arguments, to: opened.parameters) ?? []).enumerated() {
      var type = parameterType(opened, position)
      if opened.parameters[position].isAutoclosure, case .function(let function) = type { type = function.result }
      if type.resolved.hasTypeVariables { continue }
      wanted += indices.filter(wrong.contains).map { ($0, type) }
    }
    table.rollback(to: start)
    for (index, type) in wanted { reportMetatypeOfNothing(arguments[index].syntax, to: type) }
  }

  private func isMetatypeOfNothing(_ syntax: ExprSyntax) -> Bool {
    let syntax = unparenthesized(syntax)
    if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
      // `type(of: x).self`
      return member.declName.baseName.tokenKind == .keyword(.self) && isMetatypeOfNothing(base)
    }
    // A literal has a type whatever its elements are.
    guard isTypeOf(syntax), let value = syntax.as(FunctionCallExprSyntax.self)?.arguments.first?.expression else {
      return false
    }
    return !value.is(ArrayExprSyntax.self) && !value.is(DictionaryExprSyntax.self)
      && !(value.as(TupleExprSyntax.self).map { $0.elements.count > 1 } ?? false)
  }

  private func takesMetatypes(_ type: Type) -> Bool {
    if type.resolved.hasTypeVariables { return true }
    return switch head(type) {
    case .metatype, .error, .variable: true
    default: false
    }
  }
}
