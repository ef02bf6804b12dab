import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// A tuple passed for several parameters, and several arguments for a parameter that is a tuple.
extension ExpressionChecker {
  func reportTuples(
    _ repair: ArgumentRepair, _ arguments: [CallArgument], _ opened: OpenedCallee, node: ExprSyntax
  ) -> Bool {
    let parameters = opened.parameters
    if arguments.count == 1, let only = arguments.first, parameters.count > 1, !repair.missing.isEmpty,
      !only.isTrailing, !only.isInout, tupleSize(of: only) ?? 0 > 1
    {
      let isWritten = only.syntax.is(TupleExprSyntax.self)
      error(
        .call(.separateArguments(nameOfCallee(opened.callee), parameters.count, isWritten: isWritten)),
        at: location(of: only.syntax))
      return true
    }
    guard parameters.count == 1, arguments.count > 1, !parameters[0].isVariadic,
      !arguments.contains(where: { $0.isTrailing || $0.isInout }),
      case .tuple(let elements) = described(parameterType(opened, 0)), elements.count == arguments.count
    else { return false }
    let place = node.as(FunctionCallExprSyntax.self)?.leftParen ?? node.as(SubscriptCallExprSyntax.self)?.leftSquare
    error(
      .call(.singleTuple(nameOfCallee(opened.callee), described(parameterType(opened, 0)).shown)),
      at: place.map { Syntax($0) } ?? Syntax(node))
    return true
  }

  private func tupleSize(of argument: CallArgument) -> Int? {
    if let written = argument.syntax.as(TupleExprSyntax.self), written.elements.count > 1 {
      return written.elements.count
    }
    guard let value = argument.inferred, case .tuple(let elements) = described(value.type) else { return nil }
    return elements.count
  }

  /// The callee as swiftc names it without its labels.
  private func nameOfCallee(_ callee: Callee) -> Subject {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _):
      switch describe(function) {
      case .initializer: .initializer("")
      case .classMethod: .classMethod(function.name)
      case .staticMethod: .staticMethod(function.name)
      case .instanceMethod: .instanceMethod(function.name)
      case .localFunction: .localFunction(function.name)
      case .globalFunction: .globalFunction(function.name)
      case let other: other
      }
    case .value(let value, _):
      switch value.kind {
      case .variable(let variable) where variable.kind == .parameter: .parameter(variable.name)
      case .variable(let variable): variable.isLet ? .constant(variable.name) : .variable(variable.name)
      case .property(_, let variable, _, _): .property(variable.name)
      default: .closure
      }
    case .enumCase, .subscripted: describeCallee(callee)
    }
  }
}
