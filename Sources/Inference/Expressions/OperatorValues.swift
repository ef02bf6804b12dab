import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// swiftc's messages for operators that are passed as functions: `reduce(0, +)`.
extension ExpressionChecker {
  /// Reports an operator without an overload for the expected parameters; false if the message is that of any function.
  ///
  /// For two parameters of one type, the type's own operator has another result. For parameters of different types,
  /// `+` and `-` still have their forms with one operand, of which swiftc names that of the first type.
  func reportOperatorValue(_ name: String, as expected: Type, at node: ExprSyntax) -> Bool {
    guard let reference = node.as(DeclReferenceExprSyntax.self), isOperatorToken(reference.baseName),
      ["+", "-", "*", "/", "%"].contains(name), case .function(let function) = head(expected),
      function.parameters.count == 2
    else { return false }
    let (first, second) = (described(function.parameters[0].type), described(function.parameters[1].type))
    guard !first.hasTypeVariables, !second.hasTypeVariables, first.nominal != nil else { return false }
    if let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), first != second,
      reportResult(of: call, second, beside: first, name)
    {
      return true
    }
    if let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), first != second,
      reportElements(of: call, wanted: first)
    {
      return true
    }
    if first == second {
      guard hasOperator(name, first) else { return false }
      reportOperator(takingOnly: [first, first], at: node, expected: described(expected))
    } else if name == "+" || name == "-", meets(first, "AdditiveArithmetic") {
      reportOperator(takingOnly: [first], at: node, expected: described(expected))
    } else if let initial = initialValue(besideOperator: node), hasOperator(name, second) {
      error(.conversion(.mismatch(first.shown, second.shown, for: .argument)), at: location(of: initial))
    } else {
      error(.call(.noMatchingOperator(name)), at: node)
    }
    return true
  }

  /// Reports what makes the elements in `lines.map { "\($0)" }.reduce(0, +)`: a closure or a key path with another
  /// result than the operator takes.
  private func reportElements(of call: FunctionCallExprSyntax, wanted: Type) -> Bool {
    guard let made = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
      let function = made.trailingClosure.map({ ExprSyntax($0) }) ?? made.arguments.first?.expression,
      function.is(KeyPathExprSyntax.self)
        || function.as(ClosureExprSyntax.self).map({ $0.statements.count == 1 }) ?? false
    else { return false }
    let outer = table.context.solution
    defer { table.context.solution = outer }
    table.context.solution = .none
    let start = table.snapshot()
    defer { table.commit(start) }
    let errors = typeErrorCount
    _ = infer(ExprSyntax(made), hint: libraryNominal("Array", [wanted]))
    if typeErrorCount > errors { return true }
    table.rollback(to: start)
    return false
  }

  /// The literal in `numbers.reduce("", +)`.
  private func initialValue(besideOperator node: ExprSyntax) -> ExprSyntax? {
    guard let arguments = node.parent?.parent?.as(LabeledExprListSyntax.self), arguments.count == 2,
      let first = arguments.first, first.expression.id != node.id, first.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    return first.expression
  }

  /// Reports `let mean: Double = counts.reduce(0, +)`: the elements decide the result, which is not the expected one.
  /// Elements of type Int have the default type of the literal, so that the operator is blamed instead.
  private func reportResult(
    of call: FunctionCallExprSyntax, _ element: Type, beside expected: Type, _ name: String
  ) -> Bool {
    let purpose = purpose(of: ExprSyntax(call), otherwise: .argument)
    guard purpose != .argument, !expected.isLibrary("Int"), element.nominal != nil, hasOperator(name, element),
      hasOperator(name, expected), meets(expected, "AdditiveArithmetic"), meets(element, "AdditiveArithmetic")
    else { return false }
    error(.conversion(.mismatch(element.shown, expected.shown, for: purpose)), at: location(of: ExprSyntax(call)))
    return true
  }

  /// Reports `values.reduce(0, +) / count`, where the other operand decides the type of the result, and not the
  /// elements. The context may expect still another type.
  func reportReducedOperand(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax
  ) -> Bool {
    guard ["+", "-", "*", "/", "%"].contains(name), left != right else { return false }
    for (index, element, other) in [(0, left, right), (1, right, left)] {
      guard let call = arguments[index].syntax.as(FunctionCallExprSyntax.self), let sign = reducingOperator(of: call),
        hasOperator(name, other), !isReplaceable(other)
      else { continue }
      var expected = FunctionType([.init(type: other), .init(type: element)], other)
      expected.isThrowing = true
      reportOperator(takingOnly: [other], at: sign, expected: .function(expected))
      if let hint, case let wanted = described(hint), wanted.nominal != nil, wanted != other {
        let purpose = purpose(of: node, otherwise: .argument)
        error(.conversion(.mismatch(other.shown, wanted.shown, for: purpose)), at: location(of: node))
      }
      return true
    }
    return false
  }

  /// The operator of `reduce(0, +)`.
  private func reducingOperator(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.arguments.count == 2, let first = call.arguments.first, let last = call.arguments.last,
      first.label == nil, first.expression.is(IntegerLiteralExprSyntax.self),
      let reference = last.expression.as(DeclReferenceExprSyntax.self), ["+", "-"].contains(reference.baseName.text)
    else { return nil }
    return last.expression
  }

  private func reportOperator(takingOnly parameters: [Type], at node: ExprSyntax, expected: Type) {
    let own = FunctionType(parameters.map { .init(type: $0) }, parameters[0])
    error(.conversion(.mismatch(Type.function(own).shown, expected.shown, for: .argument)), at: node)
  }
}
