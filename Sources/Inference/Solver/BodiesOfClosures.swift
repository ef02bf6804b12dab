import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The bodies of closures: one expression adds its constraints, statements are checked when they can be.
extension ConstraintSystem {
  func addBody(of term: ClosureTerm, result: Type, _ type: FunctionType) -> Bool {
    let statements = term.node.statements
    if statements.isEmpty {
      add(.closureResult(.void, result))
      return true
    }
    if !isWalked(term.node), let item = statements.first, let single = checker.singleExpression(item) {
      let start = snapshot()
      let interpolations = interpolationCount
      guard let body = try? generate(single) else {
        rollBack(to: start)
        return addByWalk(term, result: result, type)
      }
      // The parts of a text have no constraints: the check of the body will show if it fits the parameters.
      if interpolationCount > interpolations, !type.parameters.isEmpty { state.hasUnseenBodies = true }
      let isReturn = if case .stmt = item.item { true } else { false }
      if isReturn { add(.conversion(body, result)) } else { add(.closureResult(body, result)) }
      return true
    }
    return addByWalk(term, result: result, type)
  }

  /// True for a body that is checked statement by statement and returns no value.
  func mayHaveAnyResult(_ node: ClosureExprSyntax) -> Bool {
    isWalked(node) && !checker.returnsExplicitly(node.statements) && checker.singleStatementValue(node) == nil
  }

  /// True if the body is checked statement by statement.
  func isWalked(_ node: ClosureExprSyntax) -> Bool {
    if node.statements.isEmpty { return false }
    guard node.statements.count == 1, let item = node.statements.first, let single = checker.singleExpression(item)
    else { return true }
    return single.is(IfExprSyntax.self) || single.is(SwitchExprSyntax.self) || isStatement(single)
  }

  private func isStatement(_ node: ExprSyntax) -> Bool {
    node.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
  }

  /// Bodies of several statements are checked statement by statement when the context is known. Their result matters
  /// only if nothing else determines it.
  private func addByWalk(_ term: ClosureTerm, result: Type, _ type: FunctionType) -> Bool {
    if !result.resolved.hasTypeVariables {
      // The check of the body will show if it fits its parameters and its result.
      state.hasUnseenBodies = true
      if type.parameters.contains(where: { $0.type.resolved.hasTypeVariables }) {
        if !isCheckedLast(term.node) { state.hasOpenBodies = true }
        if takesLiterals(type) || type.parameters.contains(where: { isOpen($0.type) }) { add(.closureBody(term, type)) }
        return true
      }
      return !takesOptional(type) || walkClosure(term.node, as: type, in: term.scope) != nil
    }
    if !checker.returnsValue(term.node.statements), checker.singleStatementValue(term.node) == nil {
      add(checker.unbound(result) == nil ? .closureResult(.void, result) : .closureDefault(result, .void))
      return true
    }
    if type.parameters.isEmpty {
      // The context decides about branches that have no common type, or none without it.
      if hasNilBranch(term.node) || !determine(result, byBodyOf: term, type) { add(.closureBody(term, type)) }
      return true
    }
    if waitsForElements(term.node) {
      add(.closureBody(term, type))
      return true
    }
    guard !type.parameters.contains(where: { $0.type.resolved.hasTypeVariables }) else {
      if takesLiterals(type) {
        add(.closureBody(term, type))
        return true
      }
      isBeyond = true
      return false
    }
    return determine(result, byBodyOf: term, type)
  }

  private func determine(_ result: Type, byBodyOf term: ClosureTerm, _ type: FunctionType) -> Bool {
    var type = type
    type.result = withOpenMembers(type.result)
    guard let known = walkClosure(term.node, as: type, in: term.scope), case .function(let function) = known else {
      return false
    }
    add(.closureResult(function.result, result))
    return true
  }

  /// True if literals decide the types of all parameters that are open: `[1, 2].map { x in … }`.
  private func takesLiterals(_ type: FunctionType) -> Bool {
    type.parameters.allSatisfy { parameter in
      !parameter.type.resolved.contains { part in
        guard case .variable(let variable) = part, variable.binding == nil else { return false }
        return variable.literal == nil && !isDecidedByLiterals(variable)
      }
    }
  }

  private func isDecidedByLiterals(_ variable: TypeVariable) -> Bool {
    state.constraints.contains { constraint in
      guard case .conversion(let from, let to) = constraint, isSame(to, variable),
        case .variable(let literal) = checker.head(from)
      else { return false }
      return literal.literal == .integer || literal.literal == .float
    }
  }

  /// Numbers as the arguments of a closure with several statements have the first type with which its body is correct.
  func checkBody(of term: ClosureTerm, _ type: FunctionType) -> Outcome {
    if type.parameters.contains(where: { $0.type.resolved.hasTypeVariables }) { return .unsolved }
    if !type.result.resolved.hasTypeVariables {
      guard type.parameters.isEmpty || takesOptional(type) || takesNumber(type) else { return .solved }
      return walkClosure(term.node, as: type, in: term.scope) == nil ? .failed : .solved
    }
    if type.parameters.isEmpty || waitsForElements(term.node) { return .unsolved }
    return determine(type.result, byBodyOf: term, type) ? .solved : .failed
  }

  /// True for a body of statements, which swiftc checks when nothing else is left to decide. An assignment is an
  /// expression.
  private func isCheckedLast(_ node: ClosureExprSyntax) -> Bool {
    guard node.statements.count == 1, let item = node.statements.first, let single = checker.singleExpression(item)
    else { return true }
    return !isStatement(single)
  }

  /// True while `[]` has no elements of a known type: they are `Any` before a body of statements can say otherwise.
  private func waitsForElements(_ node: ClosureExprSyntax) -> Bool {
    isCheckedLast(node)
      && state.constraints.contains { constraint in
        switch constraint {
        case .elementDefault(let element, _, _): isOpen(element)
        case .collection(let literal): literal.elements.isEmpty && literal.variable.binding == nil
        default: false
        }
      }
  }

  /// True for the closure of `let m: String? = update("a") { $0 = $0 + "b" }`: its parameter may be an optional, or what
  /// the optional result wraps.
  private func takesOptional(_ type: FunctionType) -> Bool {
    type.parameters.contains { checker.head($0.type).wrapped != nil }
  }

  private func takesNumber(_ type: FunctionType) -> Bool {
    type.parameters.contains { $0.type.resolved.contains { $0.isLibrary("Int") || $0.isLibrary("Double") } }
  }

  /// The same type for the same closure, however often the enclosing closure is opened.
  private func walkClosure(_ node: ClosureExprSyntax, as type: FunctionType, in scope: Scope) -> Type? {
    let outer = checker.scope
    checker.scope = scope
    // An open result makes no difference: the body determines it.
    let isKnown = !type.result.resolved.hasTypeVariables
    let expected = FunctionType(
      type.parameters, isKnown ? type.result.resolved : .error, isThrowing: type.isThrowing, isAsync: type.isAsync)
    let isOpen = isKnown || checker.unbound(type.result) != nil
    let trial = isOpen ? ClosureTrial(node, expected: expected, in: checker)?.ofType : nil
    checker.scope = outer
    if let trial, let known = checker.bodies.closureTypes[trial] { return known }
    let escapes = checker.table.context.closureEscapes
    checker.table.context.closureEscapes = false
    let score = state.score
    let found = walk(ExprSyntax(node), as: .function(type), in: scope)
    checker.table.context.closureEscapes = escapes
    if let trial, !checker.budget.isExhausted, state.score == score {
      checker.bodies.closureTypes[trial] = .some(found)
    }
    return found
  }

  /// The type that the directional walk infers for an expression; nil if it finds an error.
  func walk(_ syntax: ExprSyntax, as type: Type, in scope: Scope) -> Type? {
    let start = checker.table.snapshot()
    let outer = (checker.scope, checker.table.context.solution)
    checker.scope = scope
    checker.table.context.solution = .pending
    defer {
      (checker.scope, checker.table.context.solution) = outer
      checker.table.rollback(to: start)
    }
    let errors = checker.typeErrorCount
    let value = checker.infer(syntax, hint: type)
    let holes = checker.table.diagnostics.dropFirst(start.diagnostics).count { $0.severity == .opaque }
    state.score.increase(.hole, by: holes)
    guard checker.typeErrorCount == errors, checker.settleDeferredMatches() else { return nil }
    let found = checker.described(value.type)
    if case .error = found { return nil }
    return found.hasTypeVariables ? nil : found
  }

  /// A result whose associated types of open types are variables: the value of a key path or the body of a closure
  /// decides what `R.Action?` is, before `R` is known.
  func withOpenMembers(_ result: Type) -> Type {
    if checker.unbound(result) != nil { return result }
    var variables: [Type: Type] = [:]
    return result.resolved.map { part in
      guard case .member = part, part.hasTypeVariables else { return nil }
      let variable = variables[part] ?? checker.makeVariable()
      variables[part] = variable
      return variable
    }
  }
}
