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
      let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText }
      closure.detail?.globalActor = globalActor(among: names)
      if names.contains("Sendable") {
        var isolation = expected?.isolation ?? FunctionIsolation()
        (isolation.isSendable, isolation.isSending) = (true, false)
        closure.detail?.closure.expectedIsolation = isolation
      }
    }
    if expected?.isolation.capturesSelfImplicitly ?? false { closure.detail?.closure.mayOmitSelf = true }
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

  private func closureParameters(
    _ node: ClosureExprSyntax, _ closure: FunctionDeclaration, expected: FunctionType?
  ) -> [FunctionDeclaration.Parameter]? {
    func make(
      _ name: String, _ type: Type, as use: FunctionType.Parameter?, at place: Place
    ) -> FunctionDeclaration.Parameter {
      let (isInout, isConsuming) = (use?.isInout ?? false, use?.isConsuming ?? false)
      let variable = VariableDeclaration(
        name: name, kind: .parameter, type: type, isLet: !isInout && !isConsuming, place: place)
      variable.isInout = isInout
      variable.isConsuming = isConsuming
      if use?.isNonescaping ?? false { variable.makeDetail().isNonescaping = true }
      variable.function = closure
      return FunctionDeclaration.Parameter(label: nil, variable: variable)
    }
    switch node.signature?.parameterClause {
    case nil:
      let used = highestAnonymous(in: node)
      let expectedParameters = expected?.parameters ?? []
      if expectedParameters.count == 1, used > 1 {
        // `{ $0 + $1 }` on a tuple.
        if case .tuple(let elements) = head(expectedParameters[0].type), elements.count == used {
          guard mayDestructure(node, expectedParameters[0].type, isImplicit: true) else { return nil }
          return splat(elements, names: (0..<elements.count).map { "$\($0)" }, closure, at: place(node))
        }
      }
      let count = expected.map { max($0.parameters.count, used) } ?? used
      if let expected, used > expected.parameters.count || used > 0 && used < expected.parameters.count {
        error(
          .closure(.parameterCount(asWritten(.function(expected)), expected: expected.parameters.count, used: used)),
          at: node)
        return nil
      }
      // `{ … }` may be a function with a `Void` parameter as well as one without parameters.
      let takesVoid = expectedParameters.count == 1 && head(expectedParameters[0].type).isVoid
      if let expected, used == 0, !expected.parameters.isEmpty, !takesVoid {
        error(.closure(.ignoredParameters(expected.parameters.count)), at: node)
        // A closure with one expression may also have an error in its result.
        let isSimple = node.statements.isEmpty || node.statements.first.flatMap { singleExpression($0) } != nil
        if !isSimple || node.statements.count > 1 { return nil }
      }
      return (0..<count).map { index in
        let parameter = expected.flatMap { index < $0.parameters.count ? $0.parameters[index] : nil }
        let name = "$\(index)"
        return make(
          name, parameter?.type ?? makeClosureVariable(name, at: place(node)), as: parameter, at: place(node))
      }
    case .simpleInput(let list):
      let names = list.map { $0.name.text }
      let expectedParameters = expected?.parameters ?? []
      if expected != nil, names.count != expectedParameters.count {
        if expectedParameters.count == 1, case .tuple(let elements) = head(expectedParameters[0].type),
          elements.count == names.count
        {
          guard mayDestructure(node, expectedParameters[0].type, isImplicit: false) else { return nil }
          return splat(elements, names: names, closure, at: place(node))
        }
        reportParameterCount(names.count, expected, at: list)
        return nil
      }
      return list.enumerated().map { index, parameter in
        let known = index < expectedParameters.count ? expectedParameters[index] : nil
        return make(
          parameter.name.text, known?.type ?? makeClosureVariable(parameter.name.text, at: place(parameter)),
          as: known, at: place(parameter))
      }
    case .parameterClause(let clause):
      let expectedParameters = expected?.parameters ?? []
      if expected != nil, clause.parameters.count != expectedParameters.count {
        if expectedParameters.count == 1, case .tuple(let elements) = head(expectedParameters[0].type),
          elements.count == clause.parameters.count
        {
          guard mayDestructure(node, expectedParameters[0].type, isImplicit: false) else { return nil }
          return splat(
            elements, names: clause.parameters.map { ($0.secondName ?? $0.firstName).text }, closure, at: place(node))
        }
        reportParameterCount(clause.parameters.count, expected, at: clause)
        return nil
      }
      return clause.parameters.enumerated().map { index, parameter in
        let known = index < expectedParameters.count ? expectedParameters[index] : nil
        let name = (parameter.secondName ?? parameter.firstName).text
        var type =
          known?.type ?? (parameter.type == nil ? makeClosureVariable(name, at: place(parameter)) : makeVariable())
        var use = known
        if let annotation = parameter.type {
          var resolved = resolveParameterType(annotation)
          if parameter.ellipsis != nil { resolved.type = libraryNominal("Array", [resolved.type]) }
          resolved.isConsuming = resolved.isConsuming || known?.isConsuming ?? false
          use = resolved
          if let known, !matches(known.type, resolved.type) {
            reportAnnotation(of: node, expected)
          }
          type = resolved.type
        }
        var made = make(name, type, as: use, at: place(parameter))
        made.isVariadic = parameter.ellipsis != nil
        return made
      }
    }
  }

  private func makeClosureVariable(_ name: String, at place: Place) -> Type {
    let type = makeVariable()
    if case .variable(let variable) = type { table.closureParameters.append((variable, name, place)) }
    return type
  }

  /// Reports a parameter whose written type is not the expected one.
  private func reportAnnotation(of node: ClosureExprSyntax, _ expected: FunctionType?) {
    // For other values the conversion of the whole closure fails.
    guard let expected, !(node.parent?.is(InitializerClauseSyntax.self) ?? false) else { return }
    let start = table.snapshot()
    let alone = infer(ExprSyntax(node), hint: nil)
    let found = described(alone.type)
    let isOpen = unbound(expected.result) != nil
    table.rollback(to: start)
    var wanted = expected
    guard case .function(var function) = found else { return }
    function.isolation.isSendable = expected.isolation.isSendable && !expected.isolation.isSending
    if isOpen { wanted.result = function.result } else { function.result = expected.result }
    let shown = shownExpectation(.function(wanted)).asWritten
    error(.conversion(.mismatch(Type.function(function).shown, shown, for: .argument)), at: node)
  }

  private func reportParameterCount(_ count: Int, _ expected: FunctionType?, at node: some SyntaxProtocol) {
    let wanted = expected?.parameters.count ?? 0
    error(
      .closure(
        .parameterCount(asWritten(.function(expected ?? FunctionType([], .void))), expected: wanted, used: count)),
      at: node)
  }

  /// True if the parameter of the closure may be taken apart: only that of an argument. Reports an error if not.
  private func mayDestructure(_ node: ClosureExprSyntax, _ type: Type, isImplicit: Bool) -> Bool {
    var argument = Syntax(node)
    while let tuple = argument.parent?.as(LabeledExprSyntax.self)?.parent?.parent, tuple.is(TupleExprSyntax.self) {
      argument = tuple
    }
    if file.isLibrary { return true }
    switch argument.parent?.as(SyntaxEnum.self) {
    case .labeledExpr, .functionCallExpr, .multipleTrailingClosureElement, .subscriptCallExpr,
      .macroExpansionExpr, .macroExpansionDecl, .prefixOperatorExpr, .postfixOperatorExpr:
      return true
    case .infixOperatorExpr(let infix) where !infix.operator.is(AssignmentExprSyntax.self): return true
    default:
      let place = isImplicit ? Syntax(node) : node.signature?.parameterClause.map { Syntax($0) } ?? Syntax(node)
      error(.closure(.destructured(type.shown, isImplicit: isImplicit)), at: place)
      return false
    }
  }

  /// `{ key, value in … }` for a function with one tuple parameter: the tuple is destructured on entry.
  private func splat(
    _ elements: [TupleElement], names: [String], _ closure: FunctionDeclaration, at place: Place
  ) -> [FunctionDeclaration.Parameter] {
    let type = Type.tuple(elements)
    let whole = VariableDeclaration(name: "$tuple", kind: .parameter, type: type, isLet: true, place: place)
    whole.function = closure
    var prologue: [Statement] = []
    for (index, (name, element)) in zip(names, elements).enumerated() where name != "_" {
      let part = VariableDeclaration(name: name, kind: .local, type: element.type, isLet: true, place: place)
      part.function = closure
      scope.declare(name, .variable(part))
      let value = Expression(
        .tupleElement(Expression(.variable(whole), type: type, place: place), index), type: element.type, place: place)
      prologue.append(Statement(.declare(.bind(part), value), place: place))
    }
    closure.detail?.closure.prologue = prologue
    return [FunctionDeclaration.Parameter(label: nil, variable: whole)]
  }

  /// The number of a closure's own parameters, from its signature or the `$n` of its body.
  func parameterCount(of node: ClosureExprSyntax) -> Int {
    switch node.signature?.parameterClause {
    case .simpleInput(let names)?: names.count
    case .parameterClause(let clause)?: clause.parameters.count
    case nil: highestAnonymous(in: node)
    }
  }

  /// The expression of a body that consists of one `if` or `switch`.
  func singleStatementValue(_ node: ClosureExprSyntax) -> ExprSyntax? {
    guard node.statements.count == 1, let item = node.statements.first else { return nil }
    return singleExpression(item)
  }

  /// The highest number of a `$n` in the body, without inner closures, plus one.
  private func highestAnonymous(in node: ClosureExprSyntax) -> Int {
    final class Finder: SyntaxVisitor {
      var highest = 0
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.signature?.parameterClause == nil ? .skipChildren : .visitChildren
      }
      override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()) {
          highest = max(highest, index + 1)
        }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(node.statements)
    return finder.highest
  }
}
