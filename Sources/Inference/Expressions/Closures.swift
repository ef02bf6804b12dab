import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

extension ExpressionChecker {
  func inferClosure(_ node: ClosureExprSyntax, hint: Type?) -> Expression {
    let builder = table.context.closureBuilder
    table.context.closureBuilder = nil
    if let builder, !returnsExplicitly(node.statements) { return inferBuiltClosure(node, by: builder, hint: hint) }
    let expected = expectedFunction(hint)
    let trial = ClosureTrial(node, expected: expected, in: self)
    if let trial, let diagnostics = bodies.wrongClosures[trial] {
      table.context.closureEscapes = true
      table.diagnostics += diagnostics
      return errorExpression(node)
    }
    let messages = table.diagnostics.count
    let errors = typeErrorCount
    let value = inferPlainClosure(node, expected: expected)
    if let trial, case .error = value.type, typeErrorCount > errors, !budget.isExhausted, !bodies.isOpeningBuilder {
      bodies.wrongClosures[trial] = Array(table.diagnostics[messages...])
    }
    return value
  }

  /// A closure that is called immediately: if it returns in several places, the type expected of the call is that of
  /// its result (`let size: Int? = { if isEmpty { return nil }; return 3 }()`), and so if its value is that of branches,
  /// or a member of the type that the expected optional wraps (`{ .small }()`), or of one that obsh lacks.
  /// Nil for other closures.
  func inferCalledClosure(_ node: ClosureExprSyntax, result: Type) -> Expression? {
    guard node.signature?.returnClause == nil, !result.resolved.hasTypeVariables, !head(result).isVoid,
      returnedValues(node.statements) > 1 || isValueOfBranches(node.statements)
        || (head(result).wrapped != nil || isUnknown(result)) && isContextualValue(node.statements)
    else { return nil }
    table.context.closureEscapes = false
    return inferPlainClosure(node, expected: nil, result: result)
  }

  /// `{ $0 += 1 }(&count)`: the arguments tell which parameters the closure may change.
  func inferCalledClosure(_ node: ClosureExprSyntax, changing arguments: [CallArgument]) -> Expression? {
    guard node.signature?.parameterClause == nil, arguments.contains(where: { $0.syntax.is(InOutExprSyntax.self) })
    else { return nil }
    table.context.closureEscapes = false
    let parameters = arguments.map { argument in
      let changed = argument.syntax.as(InOutExprSyntax.self)?.expression
      return FunctionType.Parameter(
        type: infer(changed ?? argument.syntax, hint: nil).type, isInout: changed != nil)
    }
    let value = inferPlainClosure(node, expected: FunctionType(parameters, makeVariable()))
    if case .error = value.type { return nil }
    return value
  }

  private func inferPlainClosure(
    _ node: ClosureExprSyntax, expected: FunctionType?, result known: Type? = nil
  ) -> Expression {
    let value = inClosure(node, expected: expected) { closure, recorder -> Expression? in
      var result = node.signature?.returnClause.map { resolve($0.type) }
      let declaredResult = result != nil
      if let result, let wanted = expected?.result, unbound(wanted) == nil, !head(wanted).hasTypeVariables,
        !canConvert(result, to: wanted), let written = node.signature?.returnClause
      {
        error(.closure(.resultAgainstType(asWritten(result), asWritten(wanted))), at: written.type)
        return errorExpression(node)
      }
      result = result ?? expected?.result ?? known
      let (block, resultType) = closureBody(node, result: result, isDeclared: declaredResult, recorder)
      guard let block, let resultType else { return nil }
      closure.result = resultType
      closure.checkedBody = block
      return closureValue(closure, node, expected: expected, recorder)
    }
    return value ?? errorExpression(node)
  }

  /// Declares a closure with its captures and parameters, and runs `work` inside it.
  func inClosure<Result>(
    _ node: ClosureExprSyntax, expected: FunctionType?, _ work: (FunctionDeclaration, ThrowRecorder) -> Result?
  ) -> Result? {
    let closure = makeClosureDeclaration(at: place(node))
    let (spelling, isUndecided) = (table.context.closureSpelling, table.context.isClosureUndecided)
    (table.context.closureSpelling, table.context.isClosureUndecided) = ([], false)
    closure.detail?.closure.givesGenericOptional = table.context.closureGivesGenericOptional
    table.context.closureGivesGenericOptional = false
    closure.detail?.closure.throwsGenericError = table.context.closureThrowsGenericError
    table.context.closureThrowsGenericError = false
    closure.detail?.closure.escapes = table.context.closureEscapes
    table.context.closureEscapes = true
    note(expected, attributes: node.signature?.attributes, of: closure)
    let saved = position
    defer { position = saved }
    let inner = Scope(parent: scope)
    guard captureList(node, of: closure, into: inner) else { return nil }
    scope = inner
    function = closure
    guard let parameters = closureParameters(node, closure, expected: expected) else { return nil }
    for parameter in parameters { inner.declare(parameter.variable.name, .variable(parameter.variable)) }
    closure.parameters = parameters
    if isUndecided { for parameter in parameters { parameter.variable.makeDetail().isUndecided = true } }
    if spelling.count == parameters.count {
      for (parameter, type) in zip(parameters, spelling) { note(spelled: type, of: parameter.variable) }
    }
    if let index = expected?.parameters.firstIndex(where: \.isIsolated), parameters.indices.contains(index) {
      closure.detail?.isolatedParameter = parameters[index].variable
    }
    let recorder = ThrowRecorder()
    closure.isAsync = isAsync(node) || expected?.isAsync ?? false
    body = BodyContext()
    body.errorsBefore = errorCount
    body.isThrowingAllowed = true
    body.isPlainClosure = !tries(node.statements) && node.signature?.effectSpecifiers?.throwsClause == nil
    body.throwRecorder = recorder
    body.isTried = false
    body.thrownType = thrownType(of: node, expected: expected)
    if node.signature?.effectSpecifiers?.throwsClause == nil {
      if isArgument(node), let thrown = body.thrownType, throwsOut(node.statements) {
        checkConverted(anyError, to: thrown, at: node)
        body.thrownType = anyError
      }
      body.isThrownTypeExpected = true
    }
    guard statements.wrapParameters(of: node, closure) else { return nil }
    return work(closure, recorder)
  }

  /// Records the isolation of a closure.
  private func note(_ expected: FunctionType?, attributes: AttributeListSyntax?, of closure: FunctionDeclaration) {
    closure.detail?.closure.expectedIsolation = expected?.isolation
    closure.detail?.closure.isExpectedAsync = expected?.isAsync ?? false
    if let attributes {
      var isolation = expected?.isolation ?? FunctionIsolation()
      isolation.globalActor = nil
      note(attributes, in: &isolation)
      closure.detail?.globalActor = isolation.globalActor
      isolation.globalActor = expected?.isolation.globalActor
      closure.detail?.closure.expectedIsolation = isolation
    }
    if expected?.isolation.capturesSelfImplicitly ?? false { closure.detail?.closure.mayOmitSelf = true }
  }

  /// Adds a closure's own attributes: `{ @MainActor in … }`
  func note(_ attributes: AttributeListSyntax, in isolation: inout FunctionIsolation) {
    let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText }
    isolation.globalActor = globalActor(among: names) ?? isolation.globalActor
    // SE-0434
    let isImplied = isolation.globalActor != nil && language == .swift6
    if isImplied || names.contains("Sendable") { (isolation.isSendable, isolation.isSending) = (true, false) }
  }

  /// A closure that is passed takes no error type from its parameter (SE-0413, without FullTypedThrows).
  private func checkConverted(_ thrown: Type, to expected: Type, at node: ClosureExprSyntax) {
    guard unbound(expected) == nil, head(expected) != thrown, !isTakenToConform(expected) else { return }
    if case .parameter = head(expected) { return }
    error(.conversion(.thrownConversion(thrown.shown, described(expected).shown)), at: node)
  }

  private func isArgument(_ node: ClosureExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.is(LabeledExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
      || parent.is(MultipleTrailingClosureElementSyntax.self)
  }

  private func isAsync(_ node: ClosureExprSyntax) -> Bool {
    node.signature?.effectSpecifiers?.asyncSpecifier != nil || waits(node.statements)
  }

  /// The error type that a closure declares, or the one expected of it.
  private func thrownType(of node: ClosureExprSyntax, expected: FunctionType?) -> Type? {
    let declared = node.signature?.effectSpecifiers?.throwsClause?.type.map { resolve($0) }
    return declared ?? expected?.thrownType.flatMap { unbound($0) == nil ? $0 : nil }
  }

  /// A closure expression after its body has been checked.
  func closureValue(
    _ closure: FunctionDeclaration, _ node: ClosureExprSyntax, expected: FunctionType?, _ recorder: ThrowRecorder
  ) -> Expression {
    let effects = node.signature?.effectSpecifiers
    closure.isThrowing = recorder.hasThrown && !body.isPlainClosure || effects?.throwsClause != nil
    closure.isAsync = isAsync(node)
    let types = closure.parameters.map { parameter in
      var one = FunctionType.Parameter(type: parameter.variable.type, isInout: parameter.variable.isInout)
      one.isVariadic = parameter.isVariadic
      one.isConsuming = parameter.variable.isConsuming
      return one
    }
    var type = FunctionType(
      types, closure.result, isThrowing: closure.isThrowing, isAsync: closure.isAsync,
      thrownType: closure.isThrowing ? thrownType(of: node, expected: expected) : nil)
    if let isolation = closure.detail?.closure.expectedIsolation {
      type.isolation.isSendable = isolation.isSendable && !isolation.isSending
    }
    type.isolation.globalActor = closure.detail?.globalActor
    if type.isolation.globalActor != nil, language == .swift6 { type.isolation.isSendable = true }
    return Expression(.closure(closure), type: .function(type), place: place(node))
  }

  func expectedFunction(_ hint: Type?) -> FunctionType? {
    guard var type = hint.map({ head($0) }) else { return nil }
    while let wrapped = type.wrapped { type = head(wrapped) }
    // A closure that is called with the unknown types of an existential takes what is known of them.
    if case .function(let function) = type, case .function(let seen) = eraseMembers(.function(function)) { return seen }
    return nil
  }

  private func captureList(_ node: ClosureExprSyntax, of closure: FunctionDeclaration, into inner: Scope) -> Bool {
    for item in node.signature?.capture?.items ?? [] {
      let name = item.name.text
      let ownership: VariableDeclaration.Ownership =
        switch item.specifier?.specifier.tokenKind {
        case .keyword(.weak): .weak
        case .keyword(.unowned): .unowned
        default: .strong
        }
      let value: Expression
      if let initializer = item.initializer {
        value = infer(initializer.value, hint: nil)
      } else if name == "self" {
        guard let own = selfExpression(at: item) else {
          error(.name(.unknownSelf), at: item.name)
          return false
        }
        value = own
      } else if case .member(let context) = lookUp(name) {
        guard let candidate = implicitCandidates(name, context, at: item).first(where: { $0.variable != nil }),
          let base = implicitBase(context, candidate, at: item)
        else {
          reportUnknown(name, at: item.name)
          return false
        }
        value = propertyValue(candidate, base: base, node: ExprSyntax(node), nameNode: Syntax(item.name))
      } else {
        guard case .entities(let entities) = lookUp(name), case .variable(let variable)? = entities.first else {
          reportUnknown(name, at: item.name)
          return false
        }
        value = reference(to: variable, at: item.name)
      }
      if case .error = value.type { return false }
      let base = concrete(value.type)
      let type = ownership == .weak && base.wrapped == nil ? optional(base) : base
      let variable = VariableDeclaration(
        name: name, kind: .local, type: type, isLet: ownership != .weak, place: place(item.name))
      variable.ownership = ownership
      variable.function = closure
      var initial = value
      if ownership == .weak, base.wrapped == nil { initial = Expression(.wrap(value), type: type, place: value.place) }
      closure.captureList.append(FunctionDeclaration.CaptureListItem(variable: variable, value: initial))
      inner.declare(name, .variable(variable))
      if name == "self", ownership != .weak { closure.detail?.closure.mayOmitSelf = true }
    }
    return true
  }
}
