import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Functions, methods and initializers that are used as values.
extension ExpressionChecker {
  /// One of several functions as a value, chosen by the expected type; later if that is still open.
  func functionValue(_ callees: [Callee], hint: Type?, name: String, node: ExprSyntax) -> Expression {
    let callees = chosen(callees, at: node)
    let hint = hint.map(settlingLiterals(withMembersIn:))
    if let hint, case .function(let function) = head(hint), takesUnknown(hint) {
      let fitting = callees.filter { shape(of: $0).count == function.parameters.count }
      if fitting.count > 1 {
        bindCommonResult(of: fitting, to: function.result)
        return postponeReference({ callees }, as: head(hint), name: name, node: node)
      }
    }
    return decidedFunctionValue(callees, hint: hint, name: name, node: node)
  }

  /// True if a function with entirely unknown parameters is expected.
  func takesUnknown(_ type: Type) -> Bool {
    guard case .function(let function) = head(type), !function.parameters.isEmpty else { return false }
    return function.parameters.allSatisfy {
      unbound($0.type).map { $0.literal == nil && $0.protocols.isEmpty } ?? false
    }
  }

  /// The result of all possible functions may be the same: `String.init` returns a String. Of failable initializers
  /// only those of a text are often meant: `Int.init`.
  private func bindCommonResult(of callees: [Callee], to result: Type) {
    guard let variable = unbound(result) else { return }
    let start = table.snapshot()
    let results = callees.map { head(open($0).result) }
    table.rollback(to: start)
    let plain = zip(callees, results).filter { $1.wrapped == nil || takesText($0) }.map(\.1)
    guard let first = plain.first ?? results.first, !first.hasTypeVariables, plain.allSatisfy({ $0 == first }) else {
      return
    }
    _ = bind(variable, to: first)
  }

  private func takesText(_ callee: Callee) -> Bool {
    guard case .function(let function, _, _, _, _, _) = callee, let first = function.parameters.first,
      first.label == nil
    else { return false }
    switch first.variable.type.resolved {
    case .parameter(let parameter): return parameter.protocols.contains { $0.isLibrary && $0.name == "StringProtocol" }
    case let type: return type.isLibrary("String")
    }
  }

  /// The name of several functions of the program that only an expected type distinguishes: with their labels, if all
  /// have the same. Nil if they are not ambiguous.
  private func ambiguousName(_ callees: [Callee], _ name: String) -> String? {
    guard callees.count > 1 else { return nil }
    let functions = callees.compactMap { callee -> FunctionDeclaration? in
      guard case .function(let function, _, _, _, _, _) = callee, !function.place.file.isLibrary,
        function.genericParameters.isEmpty, function.owner == nil, !function.isLocal
      else { return nil }
      return function
    }
    guard functions.count == callees.count else { return nil }
    let names = Set(functions.map(shownName))
    return names.count == 1 ? names.first : name
  }

  func decidedFunctionValue(_ callees: [Callee], hint: Type?, name: String, node: ExprSyntax) -> Expression {
    if hint.map({ unbound($0) != nil }) ?? true, let name = ambiguousName(callees, name) {
      error(.name(.ambiguous(name)), at: node)
      return errorExpression(node)
    }
    var best: (callee: Callee, score: Int)?
    var isTied = false
    for callee in callees {
      guard let score = evaluate({ functionValue(callee, hint: hint, node: node) }) else { continue }
      let isGone = unavailability(callee) != nil
      let total = (score.total * 4 + callee.rank) * 2 + (isGeneric(callee) ? 1 : 0) + (isGone ? 100_000 : 0)
      if let known = best, known.score <= total {
        isTied = isTied || known.score == total && differInLabels(known.callee, callee)
        continue
      }
      (best, isTied) = ((callee, total), false)
    }
    // `tableView` may be a property of a superclass that obsh lacks.
    if isTied, !isOpen {
      error(
        .name(.ambiguous(name)), at: node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node))
      return errorExpression(node)
    }
    if let callee = best?.callee,
      reportUnavailable(usedName(callee), unavailability(callee), in: context(of: callee), at: node)
    {
      return errorExpression(node)
    }
    if let best, let value = functionValue(best.callee, hint: hint, node: node) {
      if case .function = value.kind, let member = node.as(MemberAccessExprSyntax.self) {
        value.memberPlace = place(member.declName)
      }
      return rejectMutating(best.callee, value, node: node) ? errorExpression(node) : value
    }
    if let hint, ambiguousName(callees, "") != nil, case .function = head(hint) {
      error(.call(.noCandidates(name, for: asWritten(described(hint)))), at: node)
      return errorExpression(node)
    }
    if let hint, reportOperatorValue(name, as: hint, at: node) { return errorExpression(node) }
    if let first = callees.first, let value = openFunctionValue(first, node: node) {
      if let hint { reportMismatch(value, to: hint, purpose: purpose(of: node, otherwise: .argument), at: node) }
      return errorExpression(node)
    }
    let isOperator = node.as(DeclReferenceExprSyntax.self).map { isOperatorToken($0.baseName) } ?? false
    error(isOperator && operatorIsKnown(name) ? .call(.noMatchingOperator(name)) : .name(.unknown(name)), at: node)
    return errorExpression(node)
  }

  /// True for two declarations of the program of which a reference without labels may mean either.
  private func differInLabels(_ one: Callee, _ other: Callee) -> Bool {
    guard case .function(let one, _, _, _, _, _) = one, case .function(let other, _, _, _, _, _) = other,
      one.owner == other.owner, !one.place.file.isLibrary, !other.place.file.isLibrary
    else { return false }
    return one.parameters.count == other.parameters.count
      && one.parameters.map(\.label) != other.parameters.map(\.label)
      && zip(one.parameters, other.parameters).allSatisfy { $0.variable.type == $1.variable.type }
  }

  /// A mutating method cannot be used as a value.
  private func rejectMutating(_ callee: Callee, _ value: Expression, node: ExprSyntax) -> Bool {
    guard case .function(let function, _, _, _, _, _) = callee, function.isMutating, !file.isLibrary else {
      return false
    }
    let place = node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node)
    // A type, as in `Counter.increment`, has no value that could be a constant.
    let written = node.as(MemberAccessExprSyntax.self)?.base?.writtenText ?? "self"
    if case .function(_, _, let base?) = value.kind, written == "self" || !isSelf(base) {
      _ = requireMutable(base, at: place, verb: "mutate")
    }
    error(.call(.mutatingAsValue), at: place)
    return true
  }

  /// True if the candidate has generic parameters of its own. Of two that fit, the one without is preferred.
  private func isGeneric(_ callee: Callee) -> Bool {
    guard case .function(let function, let owner, _, _, _, _) = callee else { return false }
    return function.genericParameters.contains { owner[$0] == nil }
  }

  func functionValue(_ callee: Callee, hint: Type?, node: ExprSyntax) -> Expression? {
    guard let value = openFunctionValue(callee, node: node) else { return nil }
    guard let hint, unbound(hint) == nil else { return value }
    if takesApart(value, hint), purpose(of: node, otherwise: .argument) != .argument { return nil }
    return convert(value, to: hint)
  }

  /// The type of a function or of an enum's case that is used as a value; nil for another callee.
  func typeAsValue(_ opened: OpenedCallee) -> FunctionType? {
    let parameters = opened.parameters.map(\.ofValue)
    switch opened.callee {
    case .function(let function, _, let base, _, let owner, _):
      var type = FunctionType(
        parameters, opened.result, isThrowing: function.isThrowing, isAsync: function.isAsync,
        thrownType: thrownType(of: function, opened.substitution))
      type.isolation = statements.isolation(
        ofReferenceTo: function, on: base?.type ?? (function.isStatic ? nil : owner))
      return type
    case .enumCase(_, let type): return typeAsValue(ofCaseWith: parameters, type)
    default: return nil
    }
  }

  func typeAsValue(ofCaseWith payload: [FunctionType.Parameter], _ owner: Type) -> FunctionType {
    var type = FunctionType(payload, owner)
    type.isolation.isSendable = language == .swift6
    return type
  }

  private func openFunctionValue(_ callee: Callee, node: ExprSyntax) -> Expression? {
    let opened = open(callee)
    applySolution(to: opened, at: node)
    guard apply(opened.requirements, under: opened.substitution) else { return nil }
    guard let type = typeAsValue(opened) else { return nil }
    switch callee {
    case .function(let function, _, let base, _, let ownerType, _):
      noteUse(of: function)
      var adjusted = base
      if let base, let ownerType { adjusted = adjustBase(base, to: ownerType, for: function) }
      return Expression(
        .function(function, opened.substitution, base: adjusted), type: .function(type), place: place(node))
    case .enumCase(let enumCase, _):
      return Expression(.caseFunction(enumCase), type: .function(type), place: place(node))
    default: return nil
    }
  }
}
