import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Default values of parameters.
extension ExpressionChecker {
  /// A parameter's default value.
  package func checkDefault(_ value: ExprSyntax, of variable: VariableDeclaration, isAutoclosure: Bool) -> Expression? {
    let saved = body.barrier
    body.barrier = .defaultArgument
    defer { body.barrier = saved }
    let errors = errorCount
    let known =
      variable.function.map { checkDefault(value, of: variable, $0, isAutoclosure: isAutoclosure) }
      ?? checkDefault(value, as: variable.type, isAutoclosure: isAutoclosure)
    if errorCount == errors, let known, !isAutoclosure { statements.checkWaiting(defaultArgument: known) }
    return known
  }

  private func checkDefault(_ value: ExprSyntax, as type: Type, isAutoclosure: Bool) -> Expression? {
    if isAutoclosure, case .function(let type) = type { return checkAutoclosure(value, type) }
    return check(value, as: type, purpose: .defaultArgument)
  }

  /// A default value may determine the function's own generic parameters, and those of the type for an initializer or
  /// a static method.
  private func checkDefault(
    _ value: ExprSyntax, of variable: VariableDeclaration, _ function: FunctionDeclaration, isAutoclosure: Bool
  ) -> Expression? {
    let inherited = inheritedParameters(of: function)
    let owned = function.owner?.genericParameters ?? []
    let generics = function.genericParameters.filter { own in
      (!inherited.contains(own) || (function.kind == .initializer || function.isStatic) && owned.contains(own))
        && variable.type.contains { $0 == .parameter(own) }
    }
    if generics.isEmpty { return checkDefault(value, as: variable.type, isAutoclosure: isAutoclosure) }
    let plain = attempt { () -> Expression? in
      let known = checkDefault(value, as: variable.type, isAutoclosure: isAutoclosure)
      if case .error? = known?.type { return nil }
      return known
    }
    if let plain { return plain }
    var open: Substitution = [:]
    for parameter in generics {
      let variable = makeVariable()
      // `style: Style = .plain`: a protocol of the parameter has the member.
      if case .variable(let open) = variable { open.protocols = parameter.protocols }
      open[parameter] = variable
    }
    let known = checkDefault(value, as: variable.type.substituting(open), isAutoclosure: isAutoclosure)
    if let index = function.parameters.firstIndex(where: { $0.variable == variable }) {
      function.detail?.defaultSubstitutions[index] = open.mapValues(\.resolved)
    }
    return known
  }
}
