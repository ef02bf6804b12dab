import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// The interface between the walk and the solver.
extension ExpressionChecker {
  /// Solves a full expression when the walk enters it, and continues the walk with the solution.
  func inferSolved(_ syntax: ExprSyntax, hint: Type?) -> Expression {
    let messages = table.diagnostics.count
    defer { dropUnavailability(since: messages) }
    guard budget.beginExpression(bytes: syntax.totalLength.utf8Length) else { return inferSolving(syntax, hint: hint) }
    let value = inferSolving(syntax, hint: hint)
    guard budget.endExpression() else { return value }
    // Messages up to this point may be incomplete.
    table.diagnostics.removeSubrange(min(messages, table.diagnostics.count)...)
    input.exhaustedAt = nil
    error(.grammar(.tooComplex), at: location(of: syntax))
    return errorExpression(syntax)
  }

  /// Only in an expression without errors of type, swiftc looks for what is unavailable.
  private func dropUnavailability(since first: Int) {
    guard table.diagnostics.count > first + 1 else { return }
    let found = table.diagnostics[first...]
    guard found.contains(where: { $0.problem.isUnavailability }),
      found.contains(where: { $0.isError && $0.problem.leavesTypeOpen })
    else { return }
    var isDropped = false
    let kept = found.filter { one in
      if one.severity != .note { isDropped = one.problem.isUnavailability }
      return !isDropped
    }
    table.diagnostics.replaceSubrange(first..., with: kept)
  }

  /// Solves an expression that is passed to one of several functions, if it is ambiguous without them.
  func inferSolved(_ syntax: ExprSyntax, in call: @escaping () -> AddedCall) -> Expression {
    guard needsSolving(syntax) else { return infer(syntax, hint: nil) }
    return inferSolving(syntax, hint: nil, in: call)
  }

  private func inferSolving(_ syntax: ExprSyntax, hint: Type?, in call: (() -> AddedCall)? = nil) -> Expression {
    let outer = table.context.solution
    defer { table.context.solution = outer }
    let found: Solution
    var answer = ConstraintSystem.Answer.none
    if hint == nil, needsShape(syntax), let shape = demandedShape(of: syntax) {
      answer = ConstraintSystem.solve(syntax, contextual: shape, self)
    }
    if case .none = answer { answer = ConstraintSystem.solve(syntax, contextual: hint, self) }
    if case .ambiguous = answer, hint == nil, let shape = demandedShape(of: syntax),
      case .found(let solution) = ConstraintSystem.solve(syntax, contextual: shape, self)
    {
      answer = .found(solution)
    }
    if case .ambiguous = answer, hint == nil, let loop = sequenceDemand(of: syntax),
      case .found(let solution) = ConstraintSystem.solve(syntax, in: loop, self)
    {
      answer = .found(solution)
    }
    if case .ambiguous = answer, let call { answer = ConstraintSystem.solve(syntax, in: call(), self) }
    switch answer {
    case .found(let solution): found = solution
    case .ambiguous(let node, let problem):
      error(.name(problem), at: location(of: node))
      return errorExpression(syntax)
    case .none:
      table.context.solution = .none
      return inferWalking(syntax, hint: hint)
    }
    table.context.solution = .found(found)
    let start = table.snapshot()
    defer { table.commit(start) }
    let errors = typeErrorCount
    let value = inferWalking(syntax, hint: solvedHint(for: syntax, hint))
    if typeErrorCount == errors {
      if case .error = value.type {} else { return value }
    }
    table.rollback(to: start)
    table.context.solution = .none
    return inferWalking(syntax, hint: hint)
  }

  /// The type of a global variable whose value has closures that name the variable; nil if it cannot be inferred.
  package func typeOfOwnValue(_ name: TokenSyntax, _ value: ExprSyntax) -> Type? {
    ConstraintSystem.type(ofVariable: name, from: value, self)
  }

  /// True if overloads that fit better may have another shape than the statement requires: an async function that
  /// returns an array, where `for await` needs an asynchronous sequence.
  private func needsShape(_ syntax: ExprSyntax) -> Bool {
    guard let parent = syntax.parent else { return false }
    if let loop = parent.as(ForStmtSyntax.self) { return loop.awaitKeyword != nil }
    return parent.parent?.as(PatternBindingSyntax.self)?.pattern.is(TuplePatternSyntax.self) ?? false
  }

  /// The shape that the surrounding statement requires of a value without naming its type: an optional, a sequence, a
  /// tuple.
  private func demandedShape(of syntax: ExprSyntax) -> Type? {
    guard let parent = syntax.parent else { return nil }
    if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == syntax.id {
      let type = makeVariable()
      let sequence = loop.awaitKeyword == nil ? "Sequence" : "AsyncSequence"
      if case .variable(let variable) = type { variable.protocols = libraryType(sequence).map { [$0] } ?? [] }
      return type
    }
    guard let parent = parent.as(InitializerClauseSyntax.self)?.parent else { return nil }
    if parent.is(OptionalBindingConditionSyntax.self) { return optional(makeVariable()) }
    guard let pattern = parent.as(PatternBindingSyntax.self)?.pattern.as(TuplePatternSyntax.self) else { return nil }
    return .tuple(pattern.elements.map { TupleElement(label: $0.label?.identifierText, type: makeVariable()) })
  }

  /// The call that stands for `for x: Int in …`, whose sequence has the elements that the loop names.
  private func sequenceDemand(of syntax: ExprSyntax) -> AddedCall? {
    guard let loop = syntax.parent?.as(ForStmtSyntax.self), loop.sequence.id == syntax.id,
      let annotation = loop.typeAnnotation,
      let sequence = libraryType(loop.awaitKeyword == nil ? "Sequence" : "AsyncSequence"),
      let element = sequence.associatedTypes.first(where: { $0.name == "Element" })
    else { return nil }
    let opaque = OpaqueType(protocols: [sequence])
    opaque.arguments = [AssociatedArgument(element, of: sequence, resolve(annotation.type))]
    return hiding(syntax, behind: opaque)
  }

  /// True if there is anything to decide in an expression: names, plain members and literals need no solver.
  func needsSolving(_ syntax: ExprSyntax) -> Bool {
    if file.isLibrary || completion != nil { return false }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .subscriptCallExpr, .prefixOperatorExpr, .ternaryExpr: return true
    case .arrayExpr(let node): return !node.elements.isEmpty
    case .dictionaryExpr(let node): if case .colon = node.content { return false } else { return true }
    case .infixOperatorExpr(let node): return node.operator.is(BinaryOperatorExprSyntax.self)
    case .memberAccessExpr(let node):
      // The type of a literal may depend on the type that has the member.
      return node.base.map { needsSolving($0) || $0.is(IntegerLiteralExprSyntax.self) } ?? true
    case .forceUnwrapExpr(let node): return needsSolving(node.expression)
    case .optionalChainingExpr(let node): return needsSolving(node.expression)
    default: return false
    }
  }

  /// Runs work on parts that are full expressions themselves.
  package func asFullExpressions<Result>(_ work: () -> Result) -> Result {
    let outer = table.context.solution
    table.context.solution = .pending
    defer { table.context.solution = outer }
    return work()
  }

  /// The candidates for a node that the solution has chosen.
  func chosen(_ callees: [Callee], at node: ExprSyntax) -> [Callee] {
    guard case .found(let solution) = table.context.solution, let choice = solution.choices[node.id] else {
      return callees
    }
    let meant = callees.filter { DeclarationKey($0) == choice.declaration }
    return meant.isEmpty ? callees : meant
  }

  /// The property that the solution chose among several of one name.
  func chosenProperty(among candidates: [Candidate], at node: ExprSyntax) -> Candidate? {
    guard candidates.count > 1, case .found(let solution) = table.context.solution,
      let meant = solution.properties[node.id]
    else { return nil }
    return candidates.first { $0.variable === meant }
  }

  /// True if the solution means a method by a name that may also mean a property.
  func choosesMethod(among candidates: [Candidate], at node: ExprSyntax) -> Bool {
    guard candidates.count > 1, case .found(let solution) = table.context.solution,
      let meant = solution.choices[node.id]?.declaration
    else { return false }
    return candidates.contains { $0.function.map { meant == .function(ObjectIdentifier($0)) } ?? false }
  }

  /// The operator that the solution applies at a node.
  func solvedOperator(at node: ExprSyntax) -> Callee? {
    guard case .found(let solution) = table.context.solution,
      let function = solution.choices[node.id]?.operation
    else { return nil }
    return .function(function, [:], base: nil, isDirect: false, ownerType: nil, rank: operatorRank(function))
  }

  /// Binds the callee's generic parameters to the types of the solution.
  func applySolution(to opened: OpenedCallee, at node: ExprSyntax) {
    guard case .found(let solution) = table.context.solution, let choice = solution.choices[node.id],
      DeclarationKey(opened.callee) == choice.declaration
    else { return }
    for (parameter, type) in choice.substitution {
      guard let open = opened.substitution[parameter], !type.hasTypeVariables else { continue }
      _ = matches(open, type)
    }
  }

  /// The expected type of a node, completed by the solution.
  func solvedHint(for node: ExprSyntax, _ hint: Type?) -> Type? {
    guard case .found = table.context.solution, let type = solvedType(of: node) else { return hint }
    if let hint, !hint.resolved.hasTypeVariables, !head(hint).isErasedOrOptional { return hint }
    return type
  }

  /// The type of a node in the solution, or else the type known without it.
  func solvedType(of node: some SyntaxProtocol) -> Type? {
    guard case .found(let solution) = table.context.solution, let type = solution.types[node.id], !type.hasTypeVariables
    else {
      return nil
    }
    return type
  }
}

extension Type {
  /// True for a type that determines little about its values.
  fileprivate var isErasedOrOptional: Bool {
    switch self {
    case .existential, .anyObject: true
    default: wrapped != nil
    }
  }
}
