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

  private func addBody(of term: ClosureTerm, result: Type, _ type: FunctionType) -> Bool {
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

  func convertDelegated(_ term: DelegatedTerm, to: Type) -> Outcome {
    let to = decided(to)
    if !takeWrittenRoot(of: term, to) { return .failed }
    guard isRootKnown(to) else { return convertIdentity(term, to: to) }
    var wanted = to
    if term.syntax.is(KeyPathExprSyntax.self), case .function(var function) = checker.head(to) {
      function.result = withOpenMembers(function.result)
      wanted = .function(function)
    }
    guard let found = walk(term.syntax, as: wanted, in: term.scope) else { return .failed }
    if case .function(let function) = found, let name = term.syntax.as(DeclReferenceExprSyntax.self),
      checker.isOperatorToken(name.baseName)
    {
      state.operatorArities[term.syntax.id] = function.parameters.count
    }
    if term.syntax.is(KeyPathExprSyntax.self), case .function(let wanted) = checker.head(to) {
      state.score.increase(.functionConversion)
      // The value of the key path becomes the result, like the value of a closure.
      let open = FunctionType(wanted.parameters, checker.makeVariable())
      if !isOpen(wanted.result), case .function(let own)? = walk(term.syntax, as: .function(open), in: term.scope) {
        noteResult(own.result, convertedTo: wanted.result)
        if convert(own.result, to: wanted.result) == .failed { return .failed }
      }
    }
    return bind(term.variable, to: found) ? (convert(found, to: to)) : .failed
  }

  /// A result whose associated types of open types are variables: the value of a key path or the body of a closure
  /// decides what `R.Action?` is, before `R` is known.
  private func withOpenMembers(_ result: Type) -> Type {
    if checker.unbound(result) != nil { return result }
    var variables: [Type: Type] = [:]
    return result.resolved.map { part in
      guard case .member = part, part.hasTypeVariables else { return nil }
      let variable = variables[part] ?? checker.makeVariable()
      variables[part] = variable
      return variable
    }
  }

  /// `[.a, nil].compactMap(\.self)`: the value of this key path is its root, whatever that is.
  private func convertIdentity(_ term: DelegatedTerm, to: Type) -> Outcome {
    guard let path = term.syntax.as(KeyPathExprSyntax.self), path.root == nil, path.components.count == 1,
      path.trimmedDescription == "\\.self", case .function(let function) = checker.head(to),
      function.parameters.count == 1
    else { return .unsolved }
    add(.conversion(function.parameters[0].type, function.result))
    return bind(term.variable, to: to) ? .solved : .failed
  }

  /// A key path with an explicit root determines the parameter of the function that it replaces; false if the context
  /// expects something else.
  private func takeWrittenRoot(of term: DelegatedTerm, _ type: Type) -> Bool {
    guard case .function(let function) = checker.head(type), function.parameters.count == 1,
      isOpen(function.parameters[0].type),
      let written = term.syntax.as(KeyPathExprSyntax.self).flatMap(checker.writtenRoot)
    else { return true }
    return checker.matches(function.parameters[0].type, written.type)
  }

  /// True if the root of a key path, or the parameters of a function, are known.
  private func isRootKnown(_ type: Type) -> Bool {
    switch checker.head(type) {
    case .nominal(_, let arguments): arguments.first.map { !isOpen($0) && !$0.resolved.hasTypeVariables } ?? true
    case .function(let function):
      function.parameters.allSatisfy { !isOpen($0.type) && !$0.type.resolved.hasTypeVariables }
    default: false
    }
  }

  // MARK: Parameters

  /// True if a closure without parameters may be passed where one with a parameter of the type is expected: of `Void`,
  /// or of a type that nothing has decided, which becomes `Void`.
  private func mayBeVoid(_ type: Type) -> Bool {
    let head = checker.head(type)
    if case .variable(let variable) = head, isPlain(variable) { return bind(variable, to: .void) }
    return head.isVoid
  }

  private func declareCaptures(of node: ClosureExprSyntax, in scope: Scope) -> Bool {
    for item in node.signature?.capture?.items ?? [] {
      let name = item.name.text
      let type: Type
      if let initializer = item.initializer {
        guard let value = try? generate(initializer.value) else { return false }
        type = value
      } else if name == "self" {
        guard let own = checker.selfExpression(at: item) else { return false }
        type = own.type
      } else if case .entities(let entities) = checker.lookUp(name), case .variable(let variable)? = entities.first {
        type = variable.type
      } else {
        isBeyond = true
        return false
      }
      let isWeak = item.specifier?.specifier.tokenKind == .keyword(.weak)
      let held = isWeak && checker.head(type).wrapped == nil ? checker.optional(type) : type
      declare(name, held, in: scope)
    }
    return true
  }

  private func declare(_ name: String, _ type: Type, in scope: Scope) {
    let place = Place(file: checker.file, offset: 0)
    let variable = VariableDeclaration(name: name, kind: .parameter, type: type, isLet: true, place: place)
    scope.declare(name, .variable(variable))
  }

  private func declareParameters(
    of node: ClosureExprSyntax, expected: FunctionType?, in scope: Scope
  ) -> [FunctionType.Parameter]? {
    let wanted = expected?.parameters
    let names: [String]
    var written: [FunctionType.Parameter?] = []
    switch node.signature?.parameterClause {
    case nil:
      let used = checker.parameterCount(of: node)
      guard let wanted else {
        names = (0..<used).map { "$\($0)" }
        break
      }
      if used == 0, !wanted.isEmpty {
        guard wanted.count == 1, mayBeVoid(wanted[0].type) else { return nil }
        state.score.increase(.functionConversion)
      }
      if used > 0, used < wanted.count { return nil }
      names = (0..<max(wanted.count, used)).map { "$\($0)" }
    case .simpleInput(let list): names = list.map { $0.name.text }
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      for parameter in clause.parameters {
        let isVariadic = parameter.ellipsis != nil
        written.append(
          parameter.type.map {
            var resolved = checker.resolveParameterType($0)
            if isVariadic { resolved.type = checker.libraryNominal("Array", [resolved.type]) }
            resolved.isVariadic = isVariadic
            return resolved
          })
      }
    }
    if let wanted, wanted.count != names.count {
      guard wanted.count == 1, case .tuple(let elements) = checker.head(wanted[0].type), elements.count == names.count
      else { return nil }
      for (index, (name, element)) in zip(names, elements).enumerated() {
        if written.indices.contains(index), let one = written[index], !checker.matches(one.type, element.type) {
          return nil
        }
        if name != "_" { declare(name, element.type, in: scope) }
      }
      state.score.increase(.functionConversion)
      return wanted
    }
    var parameters: [FunctionType.Parameter] = []
    for (index, name) in names.enumerated() {
      var parameter = wanted?[index] ?? FunctionType.Parameter(type: checker.makeVariable())
      if written.indices.contains(index), let one = written[index] {
        if wanted != nil, parameter.isInout != one.isInout { return nil }
        if !checker.matches(parameter.type, one.type) { return nil }
        (parameter.isInout, parameter.isVariadic) = (one.isInout, one.isVariadic)
        if one.isConsuming { parameter.isConsuming = true }
      }
      if name != "_" { declare(name, parameter.type, in: scope) }
      parameters.append(parameter)
    }
    return parameters
  }
}
