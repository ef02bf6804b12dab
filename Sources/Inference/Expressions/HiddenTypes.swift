import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The types behind `some P`: found from the values of the body or variable that declares it.
extension ExpressionChecker {
  /// A returned value of a function with an opaque result type.
  package func checkOpaque(_ syntax: ExprSyntax) -> Expression {
    let known = body.opaqueResults.map(\.underlying)
    let value = checkHidden(
      syntax, as: body.result, body.opaqueResults, purpose: .returnValue,
      of: function.map { describeHiding($0) } ?? .function)
    // The other branch of `if #available` never runs, and its value has another type.
    guard zip(known, body.opaqueResults).contains(where: { $0 != nil && $1.fallback != nil && $0 != $1.fallback })
    else { return value }
    return stop("this is for other systems", as: value.type.resolved, at: value.place)
  }

  /// The same for an expression that has already been checked.
  func hide(_ value: Expression, at node: Syntax) -> Expression {
    let (expected, open) = opened(body.result, body.opaqueResults)
    guard let converted = convert(value, to: expected) else {
      reportMismatch(value, to: body.result, purpose: .returnValue, at: node)
      return errorExpression(node)
    }
    settle(open, of: function.map { describeHiding($0) } ?? .function, at: node)
    return converted
  }

  /// A value with a partly opaque type: it determines the underlying types.
  package func checkHidden(
    _ syntax: ExprSyntax, as type: Type, _ opaques: [OpaqueType], purpose: Purpose, of subject: Subject
  ) -> Expression {
    let start = opening()
    let errors = errorCount
    if case .opaque(let only, _) = type, opaques.contains(only), !isImplicit(syntax) {
      // The context provides no type, but conditions: the elements of `some Sequence<Double>`.
      let conditional = only.arguments.isEmpty ? nil : checkFull(syntax, in: hiding(syntax, behind: only))
      let value = conditional ?? checkFull(syntax, as: nil, purpose: purpose)
      if case .error = value.type { return value }
      settle([(only, value.type.resolved)], of: subject, at: location(of: syntax))
      return value
    }
    let (expected, open) = opened(type, opaques)
    let value = inferConverted(syntax, to: expected, purpose: purpose)
    finishExpression(from: start, node: syntax)
    if errorCount > errors { return value }
    settle(open, of: subject, at: Syntax(syntax))
    return value
  }

  /// The call of a generic function that stands for hiding a value: the value meets the conditions in the brackets of
  /// `some Sequence<Int>`.
  func hiding(_ syntax: ExprSyntax, behind opaque: OpaqueType) -> AddedCall {
    let hidden = GenericParameter(name: "Hidden")
    hidden.protocols = opaque.protocols
    let function = makeFunction("hide", .function, at: place(syntax))
    function.genericParameters = [hidden]
    function.result = .parameter(hidden)
    function.parameters = [
      FunctionDeclaration.Parameter(
        label: nil,
        variable: VariableDeclaration(
          name: "value", kind: .parameter, type: .parameter(hidden), isLet: true, place: place(syntax)))
    ]
    let details = FunctionDetails(outer: nil, context: nil, scope: scope)
    details.requirements = opaque.arguments.map { .same(.member(.parameter(hidden), $0.associated), $0.type) }
    function.details = details
    return AddedCall(
      callees: [.function(function, [:], base: nil, isDirect: true, ownerType: nil, rank: 0)],
      arguments: [CallArgument(label: nil, syntax: syntax, isTrailing: false)])
  }

  /// True if the value behind `some Sequence<Int>` has the associated types in the brackets.
  private func checkArguments(_ opaque: OpaqueType, _ type: Type, of subject: Subject, at node: Syntax) -> Bool {
    for argument in opaque.arguments {
      let found = reduce(.member(type, argument.associated))
      // `some ReducerOf<Self>`: its arguments are associated types that were open when it was declared.
      let wanted = reduce(argument.type)
      guard !found.hasTypeVariables, found != wanted, !matches(found, wanted) else { continue }
      // A type that obsh lacks may stand in the brackets: `some Publisher<Bool, Never>`.
      if isOpen, found.contains(where: isUnknown) || wanted.contains(where: isUnknown) { continue }
      switch found {
      case .member, .error, .opaque: continue
      default: break
      }
      if argument.associated.name == "Element", let array = node.as(ArrayExprSyntax.self), !array.elements.isEmpty {
        reportElements(of: array, found, expected: wanted)
      } else {
        error(
          .generics(.unmet(.result(of: subject), .same(found.shown, wanted.shown))), at: node)
      }
      return false
    }
    return true
  }

  /// The type with an open variable for each opaque part.
  private func opened(_ type: Type, _ opaques: [OpaqueType]) -> (Type, [(OpaqueType, Type)]) {
    var open: [(OpaqueType, Type)] = []
    let expected = type.map { part in
      guard case .opaque(let found, _) = part, opaques.contains(found) else { return nil }
      if let known = open.first(where: { $0.0 == found }) { return known.1 }
      let variable = makeVariable()
      // `some Shape`: the type of which `.rect` is a member.
      if case .variable(let own) = variable { own.protocols = found.protocols }
      open.append((found, variable))
      return variable
    }
    return (expected, open)
  }

  /// True for an implicit member, which is looked up in extensions of the opaque type's protocols.
  private func isImplicit(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ternaryExpr(let node): isImplicit(node.thenExpression) || isImplicit(node.elseExpression)
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.first.map { isImplicit($0.expression) } ?? false
    default: isImplicitChain(syntax)
    }
  }

  private func settle(_ open: [(OpaqueType, Type)], of subject: Subject, at node: Syntax) {
    for (opaque, found) in open {
      let type = found.resolved
      if case .variable = type { continue }
      // A recursive call of the function itself adds no information, unless it is for other generic arguments.
      if case .opaque(opaque, let arguments) = type, arguments == opaque.parameters.map({ .parameter($0) }) { continue }
      for declaration in opaque.protocols where !isTakenToConform(type) && !conforms(type, to: declaration) {
        let (part, missing) = innermostUnmet(type, declaration)
        error(unmetProblem(part, missing, of: .result(of: subject)), at: node)
        return
      }
      guard isTakenToConform(type) || checkArguments(opaque, type, of: subject, at: node) else { return }
      if let known = opaque.fallback ?? opaque.underlying, known != type {
        guard opaque.fallback == nil, mayDifferByAvailability(node) else {
          error(.type(.opaqueMismatch(body.result.shown)), at: hidingPlace)
          return
        }
        opaque.fallback = type
        return
      }
      opaque.underlying = type
    }
  }

  /// True if a returned value follows an `if #available` of the body that also returns: newer systems may have
  /// another underlying type.
  private func mayDifferByAvailability(_ node: Syntax) -> Bool {
    var part: Syntax = node
    var body: CodeBlockItemListSyntax?
    while let parent = part.parent, !parent.isProtocol((any DeclSyntaxProtocol).self),
      !parent.is(ClosureExprSyntax.self)
    {
      if let list = parent.as(CodeBlockItemListSyntax.self) { body = list }
      part = parent
    }
    return body?.contains { item in
      guard item.position <= node.position, let statement = item.item.as(ExpressionStmtSyntax.self),
        let test = statement.expression.as(IfExprSyntax.self)
      else { return false }
      return test.conditions.allSatisfy { $0.condition.is(AvailabilityConditionSyntax.self) }
        && firstReturn(in: test.body.statements) != nil
    } ?? false
  }

  /// A body without returned values has no underlying type.
  package func checkHasUnderlying(_ function: FunctionDeclaration, _ statements: CodeBlockItemListSyntax) {
    guard function.opaqueResults.contains(where: { $0.underlying == nil }),
      !returnsExplicitly(statements) || returnsNothing(statements)
    else { return }
    error(.type(.opaqueWithoutReturn), at: hidingPlace)
  }

  package func returnsNothing(_ statements: CodeBlockItemListSyntax) -> Bool {
    firstReturn(in: statements).map { $0.expression == nil } ?? false
  }

  /// swiftc points at a function's name, or at a getter's brace.
  private var hidingPlace: Place {
    guard let function else { return Place(file: file, offset: 0) }
    return function.detail?.accessorPlace ?? function.place
  }

  private func describeHiding(_ function: FunctionDeclaration) -> Subject {
    function.accessorOf.map { describe($0) } ?? describe(function)
  }
}
