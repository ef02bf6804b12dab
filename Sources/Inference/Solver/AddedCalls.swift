import Declarations
import SwiftSyntax
import Tree

/// A call that the language adds around expressions of the source: of a method of a result builder, or of
/// `appendInterpolation`.
struct AddedCall {
  let callees: [Callee]
  let arguments: [CallArgument]
  /// The node of the call, which is not in the source.
  let node = ExprSyntax(MissingExprSyntax())
}

extension ConstraintSystem {
  func generate(_ call: AddedCall) throws -> Type {
    let types = try call.arguments.map { try $0.inferred?.type ?? generate($0.syntax) }
    let term = CallTerm(
      call.node, call.arguments, types, result: checker.makeVariable(), isAsyncContext: isAsyncContext)
    guard addOverloads(call.callees, call.node, call: term) else { throw BeyondSolver() }
    return term.result
  }
}

extension ExpressionChecker {
  /// Checks an expression whose type the conditions of an added call decide with it. Nil if there is no such type.
  func checkFull(_ syntax: ExprSyntax, in call: AddedCall) -> Expression? {
    let outer = table.context.solution
    defer { table.context.solution = outer }
    table.context.solution = .pending
    guard case .found(let solution) = ConstraintSystem.solve(syntax, in: call, self) else { return nil }
    table.context.solution = .found(solution)
    let mark = table.snapshot()
    defer { table.commit(mark) }
    let start = opening()
    let errors = typeErrorCount
    let value = inferWalking(syntax, hint: solvedHint(for: syntax, nil))
    finishExpression(from: start, node: syntax)
    if typeErrorCount == errors {
      if case .error = value.type {} else { return value }
    }
    table.rollback(to: mark)
    return nil
  }

  /// Solves a call that the language adds, together with the arguments that are not inferred yet, and continues with
  /// the solution: the callee that it chose. Nil if the call has none.
  func solving(_ call: AddedCall, hint: Type?, _ work: (Callee) -> Expression) -> Expression? {
    guard let syntax = call.arguments.first?.syntax,
      case .found(let solution) = ConstraintSystem.solve(syntax, contextual: hint, in: call, self),
      let choice = solution.choices[call.node.id],
      let callee = call.callees.first(where: { DeclarationKey($0) == choice.declaration })
    else { return nil }
    let outer = table.context.solution
    defer { table.context.solution = outer }
    table.context.solution = .found(solution)
    let start = table.snapshot()
    defer { table.commit(start) }
    let errors = typeErrorCount
    let value = work(callee)
    if typeErrorCount == errors {
      if case .error = value.type {} else { return value }
    }
    table.rollback(to: start)
    return nil
  }
}
