import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// From a syntax node to a checked expression.
extension ExpressionChecker {
  /// The expression with its own type; `hint` is the type that the context expects, and only helps the inference.
  package func infer(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    guard mayGoOn(at: syntax) else { return errorExpression(syntax) }
    return openly(syntax, hint: hint) { inferWritten(syntax, hint: hint) }
  }

  private func inferWritten(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    if case .pending = table.context.solution, needsSolving(syntax) { return inferSolved(syntax, hint: hint) }
    let value = inferWalking(syntax, hint: solvedHint(for: syntax, hint))
    if let variable = unbound(value.type), variable.literal != nil, let type = solvedType(of: syntax) {
      _ = matches(value.type, type)
    }
    return value
  }

  /// The same, with the types of the current solution.
  func inferWalking(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      return inferChain(syntax, hint: hint)
    default: return inferPlain(syntax, hint: hint)
    }
  }

  func inferPlain(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return inferInteger(node, isNegative: false, at: syntax)
    case .floatLiteralExpr(let node): return inferFloat(node, at: syntax)
    case .booleanLiteralExpr(let node):
      let isTrue = node.literal.tokenKind == .keyword(.true)
      return literal(.boolean(isTrue), .boolean, at: syntax)
    case .stringLiteralExpr(let node): return inferString(node, hint: hint)
    case .regexLiteralExpr(let node): return inferRegex(node)
    case .nilLiteralExpr:
      guard let hint else {
        error(.conversion(.nilAlone), at: syntax)
        return errorExpression(syntax)
      }
      return inferNil(syntax, hint: hint)
    case .arrayExpr(let node): return inferArray(node, hint: hint)
    case .dictionaryExpr(let node): return inferDictionary(node, hint: hint)
    case .tupleExpr(let node): return inferTuple(node, hint: hint)
    case .declReferenceExpr(let node): return inferName(node, hint: hint)
    case .infixOperatorExpr(let node): return inferInfix(node, hint: hint)
    case .prefixOperatorExpr(let node): return inferPrefix(node, hint: hint)
    case .postfixOperatorExpr(let node): return inferPostfixOperator(node, hint: hint)
    case .ternaryExpr(let node): return inferTernary(node, hint: hint)
    case .isExpr(let node): return inferIs(node)
    case .asExpr(let node): return inferAs(node, hint: hint)
    case .tryExpr(let node): return inferTry(node, hint: hint)
    case .awaitExpr(let node): return inferAwait(node, hint: hint)
    // The mark tells readers of the code that memory is accessed without checks.
    case .unsafeExpr(let node): return infer(node.expression, hint: hint)
    case .closureExpr(let node): return inferClosure(node, hint: hint)
    case .keyPathExpr(let node): return inferKeyPath(node, hint: hint)
    case .ifExpr(let node):
      if isOutOfPlace(syntax) { return refuse(node.ifKeyword) }
      return statements.inferIf(node, hint: hint)
    case .switchExpr(let node):
      if isOutOfPlace(syntax) { return refuse(node.switchKeyword) }
      return statements.inferSwitch(node, hint: hint)
    case .inOutExpr(let node): return inferInout(node, hint: hint)
    case .macroExpansionExpr(let node): return inferMacro(node, hint: hint)
    case .genericSpecializationExpr, .typeExpr:
      if let type = typeExpression(syntax) {
        return Expression(.metatype(type), type: .metatype(type), place: place(syntax))
      }
      if let node = syntax.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self),
        case .nothing = lookUp(node.baseName.text)
      {
        reportUnknown(node.baseName.text, at: node)
      }
      return errorExpression(syntax)
    case .superExpr:
      return superBase(syntax) ?? errorExpression(syntax)
    case .discardAssignmentExpr:
      error(.pattern(.discardAsValue), at: syntax)
      return errorExpression(syntax)
    case .missingExpr: return errorExpression(syntax)
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      return inferLink(syntax, hint: hint)
    case .consumeExpr(let node): return inferConsumed(node, hint: hint)
    case .copyExpr(let node):
      let value = infer(node.expression, hint: hint)
      return Expression(.copied(value), type: value.type, place: value.place)
    default:
      unsupported(.expression, at: syntax)
      return errorExpression(syntax)
    }
  }

  /// True if an `if` or `switch` is inside another expression, where it can have no value.
  private func isOutOfPlace(_ syntax: ExprSyntax) -> Bool {
    guard let parent = syntax.parent else { return false }
    if let cast = parent.as(AsExprSyntax.self) {
      return cast.questionOrExclamationMark != nil || isOutOfPlace(ExprSyntax(cast))
    }
    if let loop = parent.as(ForStmtSyntax.self) { return loop.sequence.id == syntax.id }
    if let outer = parent.as(SwitchExprSyntax.self) { return outer.subject.id == syntax.id }
    if let assignment = parent.as(InfixOperatorExprSyntax.self) {
      return !assignment.operator.is(AssignmentExprSyntax.self) || assignment.rightOperand.id != syntax.id
    }
    return parent.is(LabeledExprSyntax.self) || parent.is(IsExprSyntax.self)
      || parent.is(InitializerClauseSyntax.self) && parent.parent?.is(FunctionParameterSyntax.self) ?? false
      || parent.is(TernaryExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
      || parent.is(ArrayElementSyntax.self) || parent.is(DictionaryElementSyntax.self)
  }

  private func refuse(_ keyword: TokenSyntax) -> Expression {
    error(.statement(.notAsExpression(keyword.text)), at: keyword)
    return errorExpression(keyword)
  }

  /// The expression converted to `type`; an error is reported if it does not convert.
  func inferConverted(_ syntax: ExprSyntax, to type: Type, purpose: Purpose) -> Expression {
    let outer = table.context.purpose
    table.context.purpose = (syntax.id, purpose)
    let value = infer(syntax, hint: type)
    table.context.purpose = outer
    if case .error = value.type {
      reportMetatypeOfNothing(syntax, to: type)
      reportType(ofWrongCall: syntax, to: type, purpose: purpose)
      return value
    }
    if !takesApart(value, type), let converted = convert(value, to: type) { return converted }
    reportMismatch(value, to: type, purpose: purpose, at: syntax)
    return errorExpression(syntax)
  }

  /// True for a function of several parameters in place of one with a tuple parameter, which is allowed only for
  /// arguments.
  func takesApart(_ value: Expression, _ type: Type) -> Bool {
    if case .closure = value.kind { return false }
    guard case .function(let from) = head(value.type), case .function(let to) = head(type) else { return false }
    return from.parameters.count > 1 && to.parameters.count == 1
  }

  /// A full expression: inferred, converted, and without open types.
  package func checkFull(_ syntax: ExprSyntax, as type: Type?, purpose: Purpose) -> Expression {
    let outer = table.context.solution
    table.context.solution = .pending
    defer { table.context.solution = outer }
    let start = opening()
    let errors = errorCount
    let messages = table.diagnostics.count
    var value = type.map { inferConverted(syntax, to: $0, purpose: purpose) } ?? infer(syntax, hint: nil)
    let open = finishExpression(from: start, node: syntax)
    if type == nil, errorCount == errors, unbound(value.type) == nil, isEmptyLiteral(syntax),
      value.type.resolved.hasTypeVariables
    {
      error(.literal(.emptyCollection), at: syntax)
    } else if type == nil, errorCount == errors, holdsOnlyNil(syntax) {
      error(.literal(.mixedCollection("\(described(value.type))")), at: syntax)
    } else if type == nil, errorCount == errors, let open = firstOpenArgument(value.type.resolved) {
      // `Reduce()` in a body that a builder decides, which obsh lacks.
      if isOpen, let result = function?.result, isUnknown(result) {
        settleOpenly(from: start)
      } else if !reportUntypedParameter(start.variables, in: syntax) {
        error(.generics(.notInferred(open)), at: syntax)
      }
    } else if errorCount == errors, let argument = open.first, let name = argument.name, let place = argument.origin {
      error(.generics(.notInferred(name)), at: place)
    }
    if let type, case .variable = value.type { value.type = type }
    if type == nil, let open = unbound(value.type), isDecidedByStatement(open),
      let parameter = table.closureParameters.first(where: { $0.variable == open })
    {
      error(.closure(.untypedParameter(parameter.name)), at: parameter.place)
    }
    if type == nil, errorCount == errors, !file.isLibrary, case .error = bounded(value.type, at: syntax) {
      value = errorExpression(syntax)
    }
    if errorCount > errors, case .error = value.type { value = errorExpression(syntax) }
    if isOpen, hasMetOpaque(since: messages) {
      forgetErrors(since: messages)
      if case .error = value.type {
        value = type.map { demanded(opaqueValue(of: syntax), as: $0) } ?? opaqueValue(of: syntax)
      }
    }
    return value
  }

  func isEmptyLiteral(_ syntax: ExprSyntax) -> Bool {
    if let array = syntax.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    if let dictionary = syntax.as(DictionaryExprSyntax.self), case .colon = dictionary.content { return true }
    return false
  }

  /// Reports an argument that an annotation omits and the value does not determine: `let stack: Stack = Stack()`.
  package func reportOpenArguments(of type: Type?, at value: ExprSyntax) {
    guard let type, let open = firstOpenArgument(type.resolved) else { return }
    if reportOpenEmptyLiteral(value, as: type) { return }
    error(.generics(.notInferred(open)), at: location(of: value))
  }

  private func firstOpenArgument(_ type: Type) -> String? {
    var name: String?
    _ = type.map { part in
      if case .variable(let variable) = part, variable.binding == nil, variable.isArgument, name == nil {
        name = variable.name
      }
      return nil
    }
    return name
  }

  package func check(_ syntax: ExprSyntax, as type: Type, purpose: Purpose) -> Expression {
    checkFull(syntax, as: type, purpose: purpose)
  }

  /// The state of the table where a full expression begins. Everything that the expression leaves open is settled at
  /// its end, and nothing else.
  package struct Opening {
    let variables: Int
    let literals: Int
    let conversions: Int
    let references: Int
    let conformances: Int
    package let errors: Int
    let messages: Int
  }

  package func opening() -> Opening {
    Opening(
      variables: table.openVariables.count, literals: table.pendingLiterals.count,
      conversions: table.pendingConversions.count,
      references: table.pendingReferences.count, conformances: table.pendingConformances.count, errors: errorCount,
      messages: table.diagnostics.count)
  }

  private func settleResultsOfStatements(from start: Opening) {
    for variable in table.openVariables[start.variables...]
    where variable.binding == nil && variable.literal == nil && table.resultsOfStatements.contains(variable) {
      table.remember(variable)
      variable.binding = .void
    }
  }

  /// Resolves everything that has been left open since `start`. Returns the omitted type arguments that nothing has
  /// determined.
  @discardableResult
  package func finishExpression(from start: Opening, node: some SyntaxProtocol) -> [TypeVariable] {
    var isSettled = settleDeferredMatches()
    settleReferences(from: start)
    for variable in table.openVariables[start.variables...]
    where variable.literal == .mixture && variable.binding == nil {
      reportMixture(variable)
    }
    if !applyDefaults(from: start.variables) { isSettled = false }
    if !(node.as(ExprSyntax.self).map(isEmptyLiteral) ?? false), !applyFallbacks(from: start.variables) {
      isSettled = false
    }
    if errorCount == start.errors, !isOpen, !file.isLibrary { reportUnmetFallbacks(start.variables, in: Syntax(node)) }
    settleConversions(from: start)
    settleConformances(from: start)
    if isOpen, hasMetOpaque(since: start.messages) {
      settleOpenly(from: start)
      if !isSettled { isSettled = settleDeferredMatches() }
    }
    if !table.resultsOfStatements.isEmpty { settleResultsOfStatements(from: start) }
    if !isSettled, errorCount == start.errors {
      error(.generics(.ambiguousExpression), at: node)
    }
    if errorCount == start.errors {
      for variable in table.openVariables[start.variables...]
      where variable.binding == nil && variable.literal == nil && !variable.isArgument {
        if let syntax = node.as(ExprSyntax.self), isEmptyLiteral(syntax) { break }
        if reportUntypedParameter(start.variables, in: node) { break }
        if let name = variable.name {
          if !reportUnmetElements(start.variables, in: Syntax(node)) {
            error(.generics(.notInferred(name)), at: node)
          }
          break
        }
      }
    }
    let openArguments = table.openVariables[start.variables...].filter { $0.binding == nil && $0.isArgument }
    table.close(from: start.variables)
    if !table.mixtures.isEmpty, table.openVariables.isEmpty { table.mixtures = [] }
    if !table.resultsOfStatements.isEmpty, table.openVariables.isEmpty { table.resultsOfStatements = [] }
    settleLiterals(from: start.literals)
    return openArguments
  }

  /// Binds the elements of collection literals that have no type from elsewhere to their fallbacks.
  package func applyFallbacks(from mark: Int) -> Bool {
    var hasApplied = false
    for variable in table.openVariables[mark...] where variable.binding == nil {
      guard let type = variable.fallback else { continue }
      hasApplied = bind(variable, to: type) || hasApplied
    }
    return !hasApplied || settleDeferredMatches()
  }
}
