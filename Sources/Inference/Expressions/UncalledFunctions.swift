import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Functions without parameters whose result is meant: `shape.area * 2`, `users.filter { $0.isActive }`.
extension ExpressionChecker {
  /// Reports operands that should be called. swiftc asks for the call where the other parts of the expression tell the
  /// type that the operand should have.
  func reportUncalledOperand(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax,
    at token: TokenSyntax
  ) -> Bool {
    var types = [left, right]
    var isOverloaded = false
    if Self.protocolOfComparison[name] == nil, let (index, known) = uncalledOverload(left, right, arguments) {
      types[index] = known
      isOverloaded = true
    }
    let results = types.map(resultOfUncalled)
    guard let index = results.firstIndex(where: { $0 != nil }), let result = results[index] else { return false }
    let areBoth = results[1 - index] != nil
    let isOfLiteral = arguments[1 - index].inferred.flatMap { unbound($0.type)?.literal }.map { accepts(result, $0) }
    guard areBoth ? results[1 - index] == result : isOfLiteral ?? (types[1 - index] == result) else { return false }
    func askForCalls() -> Bool {
      for (argument, result) in zip(arguments, results) {
        if let result { error(.conversion(.notCalled(result.shown)), at: location(of: argument.syntax)) }
      }
      return true
    }
    switch name {
    case "==", "!=", "<", ">", "<=", ">=": return isPart(node) && askForCalls()
    case "...", "..<": return askForCalls()
    case "+" where isText(result):
      if let hint, head(hint) == result { break }
      return askForCalls()
    case "+=" where isText(result) || isReplaceable(result): return askForCalls()
    case "+", "-", "*", "/", "%", "&", "|", "^":
      if isReplaceable(result), !isOverloaded { return false }
      let isOfInitial = hint.flatMap { unbound($0)?.literal } != nil
      let isInText = node.parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) ?? false
      if areBoth || isOfInitial || isInText || isCompared(node) { return askForCalls() }
    case _ where input.operators.assigns(name): break
    default: return false
    }
    let shown = types.enumerated().map { $0 == index || areBoth ? $1 : result }
    error(.operator(.binary(name, shown[0].shown, shown[1].shown)), at: token)
    return true
  }

  /// `x.rounded + 1`: the overload without parameters, if its result goes with the other operand.
  private func uncalledOverload(_ left: Type, _ right: Type, _ arguments: [CallArgument]) -> (Int, Type)? {
    for (index, other) in [(0, right), (1, left)] {
      guard let value = arguments[index].inferred else { continue }
      let literal = arguments[1 - index].inferred.flatMap { unbound($0.type)?.literal }
      let found = overloadWithoutParameters(of: value) { result in
        literal.map { self.accepts(result, $0) } ?? (result == other)
      }
      if let found { return (index, .function(FunctionType([], found))) }
    }
    return nil
  }

  /// The result of a method without parameters that has the name of a method which is used as a value.
  func overloadWithoutParameters(of value: Expression, where isWanted: (Type) -> Bool) -> Type? {
    guard case .function(let function, _, let base?) = value.kind, !function.isStatic else { return nil }
    for candidate in lookUpMembers(of: concrete(base.type), named: function.name, isStatic: false) {
      guard let other = candidate.function, other.parameters.isEmpty, other !== function else { continue }
      let result = reduce(other.result.substituting(candidate.substitution)).resolved
      if !result.isVoid, isWanted(result) { return result }
    }
    return nil
  }

  /// `Double(shape.width)`: a number that is made of the result of a function.
  func reportUncalledArgument(_ callees: [Callee], _ arguments: [CallArgument]) -> Bool {
    guard let argument = arguments.first, arguments.count == 1, argument.label == nil, let value = argument.inferred,
      let result = resultOfUncalled(described(value.type)), meets(result, "Numeric"),
      callees.contains(where: { callee in
        guard case .function(let function, _, _, _, _, _) = callee, function.kind == .initializer else { return false }
        return open(callee).parameters.first?.type == result
      })
    else { return false }
    error(.conversion(.notCalled(result.shown)), at: location(of: argument.syntax))
    return true
  }

  /// Reports the function that a written name refers to; false for every other expression.
  func reportUncalled(_ written: ExprSyntax) -> Bool {
    var syntax = unparenthesized(wholeReference(written))
    while let forced = syntax.as(ForceUnwrapExprSyntax.self) { syntax = forced.expression }
    if let name = syntax.as(DeclReferenceExprSyntax.self) {
      error(.member(.notCalled(name.baseName.text, isMethod: false)), at: name)
    } else if let member = syntax.as(MemberAccessExprSyntax.self) {
      error(.member(.notCalled(member.declName.baseName.text, isMethod: true)), at: member.declName)
    } else {
      return false
    }
    return true
  }

  /// True for the condition of `isOn ? 1 : 2` and the only result of a closure.
  func isSolvedWithOthers(_ written: ExprSyntax) -> Bool {
    let whole = wholeReference(written)
    if let choice = whole.parent?.as(TernaryExprSyntax.self) { return choice.condition.id == whole.id }
    let item = whole.parent?.as(ReturnStmtSyntax.self)?.parent ?? whole.parent
    let items = item?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)
    return items?.count == 1 && items?.parent?.is(ClosureExprSyntax.self) ?? false
  }

  /// `view.isOn` for its name.
  private func wholeReference(_ written: ExprSyntax) -> ExprSyntax {
    guard let member = written.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == written.as(DeclReferenceExprSyntax.self)?.id
    else {
      return written
    }
    return ExprSyntax(member)
  }

  /// The result of a function that could be called as it stands; nil for all other types.
  func resultOfUncalled(_ type: Type) -> Type? {
    guard case .function(let function) = type, function.parameters.isEmpty, !function.result.isVoid else { return nil }
    return function.result
  }

  /// True for a part of a comparison: `a.count * 2 > limit`.
  private func isCompared(_ node: ExprSyntax) -> Bool {
    var current = node.parent
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .infixOperatorExpr(let infix):
        let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        if Self.protocolOfComparison[name] != nil { return true }
        current = one.parent
      case .tupleExpr, .labeledExpr, .labeledExprList: current = one.parent
      default: return false
      }
    }
    return false
  }
}
