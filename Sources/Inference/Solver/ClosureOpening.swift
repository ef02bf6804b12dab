import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Closures take part: their parameters come from the context, their results from their bodies.
extension ConstraintSystem {
  /// A closure whose parameters have written types, or that has none, needs no context.
  func openIfKnown(_ term: ClosureTerm) -> Outcome {
    if term.variable.binding != nil { return .solved }
    return .unsolved
  }

  func convertClosure(_ term: ClosureTerm, to: Type) -> Outcome {
    var target = to
    while let wrapped = target.wrapped {
      target = checker.head(wrapped)
      if isOpen(target) { return .unsolved }
    }
    guard case .function(let written) = target else { return isErased(target) ? .unsolved : .failed }
    let expected = withDecidedParameters(written)
    if to.wrapped != nil { state.score.increase(.valueToOptional) }
    let known = expected.parameters.allSatisfy { !isOpen($0.type) && !$0.type.resolved.hasTypeVariables }
    guard known || hasWrittenTypes(term.node) else { return .unsolved }
    // The context may determine the result of a body that is checked statement by statement.
    if isWalked(term.node), expected.result.resolved.hasTypeVariables, checker.returnsValue(term.node.statements) {
      return .unsolved
    }
    return open(term, expected: expected) ? .solved : .failed
  }

  /// A function type with what is known of the associated types in its parameters.
  func withDecidedParameters(_ function: FunctionType) -> FunctionType {
    var function = function
    for index in function.parameters.indices {
      function.parameters[index].type = decided(function.parameters[index].type)
    }
    return function
  }

  private func hasWrittenTypes(_ node: ClosureExprSyntax) -> Bool {
    guard case .parameterClause(let clause)? = node.signature?.parameterClause else { return false }
    return clause.parameters.allSatisfy { $0.type != nil }
  }

  /// Opens the closure: determines its type, and adds the constraints of its body.
  ///
  /// - Parameter expected: The function type that the context expects; nil if there is none.
  func open(_ term: ClosureTerm, expected: FunctionType?) -> Bool {
    guard term.variable.binding == nil else { return true }
    if let expected {
      if term.isThrowing,
        !expected.isThrowing || checker.head(expected.thrownType ?? checker.anyError).isLibrary("Never")
      {
        return false
      }
      if term.isAsync, !expected.isAsync { return false }
      if !term.isAsync, expected.isAsync { state.score.increase(.syncInAsync) }
    }
    let outer = (checker.scope, isAsyncContext)
    defer { (checker.scope, isAsyncContext) = outer }
    let scope = Scope(parent: term.scope)
    checker.scope = term.scope
    guard declareCaptures(of: term.node, in: scope) else { return false }
    guard let parameters = declareParameters(of: term.node, expected: expected, in: scope) else { return false }
    checker.scope = scope
    isAsyncContext = term.isAsync || expected?.isAsync ?? false
    let written = term.node.signature?.returnClause.map { checker.resolve($0.type) }
    let result = written ?? expected?.result ?? checker.makeVariable()
    if let written, let wanted = expected?.result { add(.conversion(written, wanted)) }
    let thrown = term.node.signature?.effectSpecifiers?.throwsClause?.type.map { checker.resolve($0) }
    var type = expected ?? FunctionType([], result, isThrowing: term.isThrowing, isAsync: term.isAsync)
    (type.parameters, type.result) = (parameters, result)
    if let attributes = term.node.signature?.attributes { checker.note(attributes, in: &type.isolation) }
    if let thrown {
      if let wanted = expected?.thrownType, checker.unbound(wanted) != nil, !checker.matches(wanted, thrown) {
        return false
      }
      type.thrownType = thrown
    }
    if !term.isThrowing, let thrown = expected?.thrownType, let variable = checker.unbound(thrown) {
      // A closure that throws nothing has the error type `Never`, unless its context decides: `Result { 1 }`.
      let never = checker.libraryNominal("Never")
      if isInResult(variable) {
        add(.closureDefault(thrown, never))
      } else {
        guard bind(variable, to: never) else { return false }
        type.thrownType = never
      }
    } else if term.isThrowing, let thrown = expected?.thrownType, let variable = checker.unbound(thrown) {
      guard bind(variable, to: checker.anyError) else { return false }
    }
    term.variable.protocols = []
    checker.table.remember(term.variable)
    term.variable.binding = .function(type)
    return addBody(of: term, result: result, type)
  }

  /// True if the variable is part of the result of a call, so that the context of the call may decide it.
  private func isInResult(_ variable: TypeVariable) -> Bool {
    applied.values.contains { choice in
      guard let function = function(of: choice.callee),
        let parameter = choice.substitution.first(where: { isSame($0.value, variable) })?.key
      else { return false }
      return function.kind == .initializer && function.owner?.genericParameters.contains(parameter) ?? false
        || function.result.contains { $0 == .parameter(parameter) }
    }
  }
}
