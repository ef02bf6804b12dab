import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The parameters of closures: written, expected, or counted by the `$n` of their bodies.
extension ExpressionChecker {
  func closureParameters(
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
          .closure(
            .parameterCount(
              asWritten(.function(decided(expected, by: node, used: used, closure))),
              expected: expected.parameters.count, used: used)),
          at: node)
        // `sort { $0.name }`: the body of one expression may also have an error in its result.
        let single = node.statements.count == 1 ? node.statements.first.flatMap { singleExpression($0) } : nil
        if used > expected.parameters.count || single == nil || table.speculations > 0 { return nil }
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
        reportParameterCount(names.count, expected.map { decided($0, by: node, used: names.count, closure) }, at: list)
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
        let shown = expected.map { decided($0, by: node, used: clause.parameters.count, closure) }
        reportParameterCount(clause.parameters.count, shown, at: clause)
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
          if let known, !matches(known.type, resolved.type), !takes(resolved, known) {
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

  /// True if a closure with the written parameter can be converted to a function with the expected one: a closure of
  /// `Int?` can be passed where one of `Int` is expected.
  private func takes(_ written: FunctionType.Parameter, _ expected: FunctionType.Parameter) -> Bool {
    !written.isInout && !expected.isInout && canConvert(expected.type, to: written.type)
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

  /// The expected type in a message: with the result that the body of the closure gives, although the closure has too
  /// many parameters.
  private func decided(
    _ expected: FunctionType, by node: ClosureExprSyntax, used: Int, _ closure: FunctionDeclaration
  ) -> FunctionType {
    var shown = expected
    if closure.detail?.closure.throwsGenericError ?? false { shown.isThrowing = false }
    guard expected.result.resolved.hasTypeVariables, used > expected.parameters.count, table.speculations == 0 else {
      return shown
    }
    var wider = expected
    while wider.parameters.count < used { wider.parameters.append(FunctionType.Parameter(type: makeVariable())) }
    let start = table.snapshot()
    _ = infer(ExprSyntax(node), hint: .function(wider))
    let result = described(expected.result)
    table.rollback(to: start)
    if !result.hasTypeVariables { shown.result = result }
    return shown
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
