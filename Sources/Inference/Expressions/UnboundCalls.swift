import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Calls of instance methods on a type.
extension ExpressionChecker {
  /// `var title = makeTitle(shared)`: a method that is called where there is no instance takes one as its argument.
  func inferUnboundCall(
    _ text: String, _ context: TypeContext, _ arguments: [CallArgument], name: DeclReferenceExprSyntax,
    node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    return attempt { [unowned self] () -> Expression? in
      guard let method = unboundMethod(text, context, node: name, hint: nil) else { return nil }
      if case .error = method.type { return nil }
      let value = callValue(method, arguments, hint: hint, node: ExprSyntax(node))
      if case .error = value.type { return nil }
      return value
    }
  }

  /// True for `Stack.push(3)`: the argument is that of the method, and no value of the type.
  func isOwnArgument(_ argument: CallArgument, of methods: [Candidate], _ type: Type) -> Bool {
    if isOpen || type.resolved.hasTypeVariables || type.nominal == nil || argument.isInout { return false }
    func fits(_ wanted: Type) -> Bool {
      let start = table.snapshot()
      defer { table.rollback(to: start) }
      let errors = errorCount
      let value = argument.inferred ?? infer(argument.syntax, hint: wanted)
      if errorCount > errors { return false }
      if case .error = value.type { return false }
      return convert(value, to: wanted) != nil
    }
    if fits(type) { return false }
    return methods.contains { candidate in
      guard let function = candidate.function, function.parameters.count == 1, function.parameters[0].label == nil,
        function.genericParameters.count == (function.owner?.genericParameters.count ?? 0)
      else { return false }
      return fits(reduce(function.parameters[0].variable.type.substituting(candidate.substitution)))
    }
  }
}
