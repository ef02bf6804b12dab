import Declarations
import Diagnostics
import Source
import Tree

/// Functions converted to other types, by closures that convert their arguments and results.
extension ExpressionChecker {
  func convertFunction(
    _ expression: Expression, _ from: FunctionType, _ to: FunctionType, to target: Type
  ) -> Expression? {
    guard from.parameters.count == to.parameters.count else {
      return convertSplat(expression, from, to, target: target)
    }
    if from.isThrowing && !to.isThrowing || from.isAsync && !to.isAsync { return nil }
    if let thrown = to.thrownType, !throwsOnly(thrown, from) { return nil }
    let isSame = tentatively {
      zip(from.parameters, to.parameters).allSatisfy { $0.isInout == $1.isInout && matches($0.type, $1.type) }
        && matches(from.result, to.result)
    }
    if isSame {
      return Expression(.reinterpret(expression), type: target, place: expression.place)
    }
    return convertByClosure(expression, from, to, target: target)
  }

  /// True if a function can be used where one with this error type is expected. A function that does not throw at all
  /// binds an open `E` to `Never`.
  private func throwsOnly(_ thrown: Type, _ from: FunctionType) -> Bool {
    if !from.isThrowing { return unbound(thrown) == nil || matches(thrown, libraryNominal("Never")) }
    if matches(from.thrownType ?? anyError, thrown) { return true }
    return head(thrown) == anyError
  }

  /// `(Derived) -> Int` to `(Base) -> Any` and similar: a closure that converts the arguments and the result.
  private func convertByClosure(
    _ expression: Expression, _ from: FunctionType, _ to: FunctionType, target: Type
  ) -> Expression? {
    let place = expression.place
    let closure = makeClosureDeclaration(at: place)
    let held = VariableDeclaration(name: "function", kind: .local, type: expression.type, isLet: true, place: place)
    held.function = closure
    held.isMentioned = true
    closure.captureList = [FunctionDeclaration.CaptureListItem(variable: held, value: expression)]
    var arguments: [Argument] = []
    for (index, (source, parameter)) in zip(to.parameters, from.parameters).enumerated() {
      guard source.isInout == parameter.isInout else { return nil }
      let variable = VariableDeclaration(
        name: "$\(index)", kind: .parameter, type: source.type, isLet: !source.isInout, place: place)
      variable.isInout = source.isInout
      variable.function = closure
      closure.parameters.append(FunctionDeclaration.Parameter(label: nil, variable: variable))
      let value = Expression(.variable(variable), type: source.type, place: place)
      if source.isInout {
        guard matches(source.type, parameter.type) else { return nil }
        arguments.append(.inOut(value))
      } else {
        guard let converted = convertPart(value, to: parameter.type) else { return nil }
        arguments.append(.value(converted))
      }
    }
    var call = Expression(
      .call(Expression(.variable(held), type: expression.type, place: place), arguments), type: from.result,
      place: place)
    if from.isThrowing { call = Expression(.tryPlain(call), type: call.type, place: place) }
    let isVoid = head(to.result).isVoid
    guard let result = isVoid && head(from.result).isVoid ? call : convertPart(call, to: to.result) else { return nil }
    return finished(closure, returning: result, around: from, as: to, target)
  }

  /// The value of a closure that calls a function, and has that function's effects.
  private func finished(
    _ closure: FunctionDeclaration, returning result: Expression, around from: FunctionType, as to: FunctionType,
    _ target: Type
  ) -> Expression {
    let place = closure.place
    closure.result = to.result
    closure.isThrowing = from.isThrowing
    closure.isAsync = from.isAsync
    closure.checkedBody = Block([Statement(.returnValue(result), place: place)], end: place)
    table.score += 2
    return Expression(.closure(closure), type: target, place: place)
  }

  /// A function of several parameters where one of a tuple is expected: `zip(a, b).map(max)`. A function without
  /// parameters takes the empty tuple.
  private func convertSplat(
    _ expression: Expression, _ from: FunctionType, _ to: FunctionType, target: Type
  ) -> Expression? {
    if to.parameters.count == 1, unbound(to.parameters[0].type) != nil {
      // `(P) -> Void`, where `() -> Void` decides that `P` is `Void`, and `(A, B) -> Void` that it is `(A, B)`.
      guard let all = from.tupleOfParameters, matches(to.parameters[0].type, all) else { return nil }
    }
    guard to.parameters.count == 1, case .tuple(let elements) = head(to.parameters[0].type),
      elements.count == from.parameters.count, from.parameters.allSatisfy({ !$0.isInout })
    else { return nil }
    let place = expression.place
    let closure = makeClosureDeclaration(at: place)
    let tupleType = to.parameters[0].type
    let tuple = VariableDeclaration(name: "$0", kind: .parameter, type: tupleType, isLet: true, place: place)
    tuple.function = closure
    closure.parameters = [FunctionDeclaration.Parameter(label: nil, variable: tuple)]
    let spread = FunctionType(
      elements.map { FunctionType.Parameter(type: $0.type) }, to.result, isThrowing: from.isThrowing,
      isAsync: from.isAsync)
    if from.isThrowing && !to.isThrowing || from.isAsync && !to.isAsync { return nil }
    guard let function = convertFunction(expression, from, spread, to: .function(spread)) else { return nil }
    let held = VariableDeclaration(name: "function", kind: .local, type: function.type, isLet: true, place: place)
    held.function = closure
    held.isMentioned = true
    closure.captureList = [FunctionDeclaration.CaptureListItem(variable: held, value: function)]
    let arguments = elements.enumerated().map { index, element -> Argument in
      let whole = Expression(.variable(tuple), type: tupleType, place: place)
      return .value(Expression(.tupleElement(whole, index), type: element.type, place: place))
    }
    var call = Expression(
      .call(Expression(.variable(held), type: function.type, place: place), arguments), type: to.result, place: place)
    if from.isThrowing { call = Expression(.tryPlain(call), type: call.type, place: place) }
    return finished(closure, returning: call, around: from, as: to, target)
  }
}
