import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

extension Checker {
  package func check(_ syntax: StmtSyntax, into result: inout [Statement]) -> Statement? {
    guard mayGoOn(at: syntax) else { return nil }
    let at = place(syntax)
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return checkExpressionStatement(node.expression)
    case .guardStmt(let node): return checkGuard(node)
    case .whileStmt(let node): return checkWhile(node, label: nil)
    case .repeatStmt(let node): return checkRepeat(node, label: nil)
    case .forStmt(let node): return checkFor(node, label: nil)
    case .labeledStmt(let node): return checkLabelled(node)
    case .returnStmt(let node): return checkReturn(node)
    case .yieldStmt(let node): return checkYield(node)
    case .throwStmt(let node): return checkThrow(node)
    case .breakStmt(let node): return checkBreak(node)
    case .continueStmt(let node): return checkContinue(node)
    case .fallThroughStmt:
      checkFallthrough(at: syntax)
      return Statement(.fallthroughNext, place: at)
    case .deferStmt(let node):
      let saved = (body.loops, body.isInDefer, body.deferOffset, body.isThrowingAllowed)
      (body.loops, body.isInDefer, body.deferOffset, body.isThrowingAllowed) = ([], true, at.offset, false)
      let block = checkBlock(node.body)
      (body.loops, body.isInDefer, body.deferOffset, body.isThrowingAllowed) = saved
      return Statement(.deferred(block), place: at)
    case .doStmt(let node): return checkDo(node, label: nil)
    case .discardStmt(let node): return checkDiscard(node)
    case .missingStmt: return nil
    default:
      unsupported(.statement, at: syntax)
      return nil
    }
  }

  private func checkReturn(_ node: ReturnStmtSyntax) -> Statement {
    let at = place(node)
    if body.isInDefer { error(.statement(.leavesDefer("return")), at: node) }
    guard let expression = node.expression else {
      if body.isTopLevel { error(.statement(.returnOutside), at: node) }
      if !head(body.result).isVoid, unbound(body.result) == nil {
        reportMissingValue(node)
      } else if unbound(body.result) != nil {
        _ = matches(body.result, .void)
      }
      return Statement(.returnValue(nil), place: at)
    }
    if body.isTopLevel {
      error(.statement(.returnOutside), at: node)
      return Statement(.returnValue(nil), place: at)
    }
    if body.isInitializer {
      if expression.is(NilLiteralExprSyntax.self), function?.isFailable ?? false {
        return Statement(.failInitializer, place: at)
      }
      if expression.is(NilLiteralExprSyntax.self) {
        error(.statement(.returnNil), at: node)
      } else {
        error(.statement(.returnFromInitializer), at: node)
      }
      return Statement(.returnValue(nil), place: at)
    }
    if head(body.result).isVoid {
      let value = checkFull(expression, as: nil, purpose: .returnValue)
      if case .error = value.type { return Statement(.returnValue(nil), place: at) }
      // `return try await resume { … }`: a call of something that obsh lacks has no value either.
      if isOpen, isUnknown(value.type) { return Statement(.returnValue(nil), place: at) }
      if !head(value.type).isVoid {
        if function?.kind == .closure {
          error(
            .conversion(.mismatch(described(value.type).shown, .written("Void"), for: .closureResult)),
            at: location(of: expression))
        } else {
          error(.statement(.returnFromVoid), at: expression)
        }
      }
      return Statement(.returnValue(value), place: at)
    }
    if body.isInferringClosure || unbound(body.result) != nil {
      let value = infer(expression, hint: body.result)
      if case .error = value.type { return Statement(.returnValue(nil), place: at) }
      guard let converted = convert(value, to: body.result) else {
        reportMismatch(value, to: body.result, purpose: returnPurpose, at: expression)
        return Statement(.returnValue(nil), place: at)
      }
      return Statement(.returnValue(converted), place: at)
    }
    return Statement(.returnValue(checkReturned(expression)), place: at)
  }

  /// Reports a `return` without a value: in a closure it is a value of the wrong type.
  private func reportMissingValue(_ node: ReturnStmtSyntax) {
    guard function?.kind == .closure else { return error(.statement(.returnWithoutValue), at: node) }
    let result = described(body.result)
    // The result of `compactMap`'s closure is not decided yet: the first `return` decides it.
    if let wrapped = result.wrapped, unbound(wrapped) != nil {
      _ = matches(wrapped, .void)
      body.result = .void
    } else {
      error(.conversion(.mismatch(Type.void.shown, (result.wrapped ?? result).shown, for: .closureResult)), at: node)
    }
  }

  private func checkThrow(_ node: ThrowStmtSyntax) -> Statement {
    let error = anyError
    let thrown = body.thrownType.map { body.isThrownTypeExpected ? error : $0 }
    let typed = isImplicitChain(node.expression) ? thrown : nil
    let value = checkFull(node.expression, as: typed, purpose: .none)
    if case .error = value.type { return Statement(.throwError(value), place: place(node)) }
    guard let converted = convert(value, to: error) else {
      self.error(.generics(.throwsNoError(described(value.type).shown)), at: location(of: node.expression))
      return Statement(.throwError(value), place: place(node))
    }
    if !body.isThrowingAllowed {
      self.error(.effect(body.isInDefer ? .thrownFromDefer : .throwUnhandled), at: node)
    } else if body.isRethrowing {
      self.error(.effect(.throwInRethrows), at: node)
    } else if body.isThrownTypeExpected {
      checkThrown(error, at: node)
    } else {
      checkThrown(value.type.resolved, at: location(of: node.expression))
    }
    // The type of what a `throw` throws is not inferred, without FullTypedThrows (SE-0413).
    body.throwRecorder?.note(body.thrownType ?? anyError)
    return Statement(.throwError(converted), place: place(node))
  }

  private func checkFallthrough(at node: StmtSyntax) {
    switch body.nextCase {
    case nil: error(.statement(.fallthroughOutside), at: node)
    case .nothing?: error(.statement(.fallthroughAtEnd), at: node)
    case .binding(let name)?:
      error(.statement(.fallthroughIntoBinding(name)), at: node)
    case .plain?: break
    }
  }

  // MARK: Conditions

  func checkConditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element -> Condition? in
      switch element.condition {
      case .expression(let node):
        return .boolean(checkCondition(node))
      case .optionalBinding(let node): return checkOptionalBinding(node)
      case .matchingPattern(let node):
        let value = checkFull(node.initializer.value, as: nil, purpose: .none)
        if isOpen, isUnknown(value.type) {
          _ = checkPattern(node.pattern, type: .error, isLet: true, isBinding: false)
          return .boolean(demanded(value, as: libraryNominal("Bool")))
        }
        let pattern = checkPattern(node.pattern, type: value.type.resolved, isLet: true, isBinding: false)
        return .pattern(pattern, value)
      case .availability(let node):
        // All platform versions are available here.
        let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
        return .boolean(Expression(.boolean(isAvailable), type: libraryNominal("Bool"), place: place(element)))
      }
    }
  }

  /// True for a condition directly after a pattern: swiftc expects another pattern where there is a `=`.
  private func followsCase(_ node: ExprSyntax) -> Bool {
    guard let element = node.parent?.as(ConditionElementSyntax.self),
      let elements = element.parent?.as(ConditionElementListSyntax.self), let index = elements.index(of: element),
      index > elements.startIndex
    else { return false }
    return elements[elements.index(before: index)].condition.is(MatchingPatternConditionSyntax.self)
  }

  func checkCondition(_ node: ExprSyntax) -> Expression {
    let bool = libraryNominal("Bool")
    let start = opening()
    if let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
      // The assignment may be wrong in itself.
      if followsCase(node) {
        error(.operator(.assignmentAfterCase), at: node)
      } else {
        _ = infer(node, hint: nil)
        error(.operator(.assignmentAsCondition), at: infix.operator)
      }
      return errorExpression(node)
    }
    let value = infer(node, hint: bool)
    if case .error = value.type { return value }
    guard let converted = convert(value, to: bool) else {
      reportNotBoolean(value, node, test: "!=", purpose: .condition)
      return errorExpression(node)
    }
    finishExpression(from: start, node: node)
    return converted
  }

  private func checkOptionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition? {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let count = table.diagnostics.count
    var value: Expression
    if let initializer = node.initializer {
      let annotation = node.typeAnnotation.map { optional(resolve($0.type)) }
      value = checkFull(initializer.value, as: annotation, purpose: .initialization)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      let reference = DeclReferenceExprSyntax(baseName: name.identifier)
      _ = reference
      value = checkShorthand(name)
    } else {
      unsupported(.binding, at: node)
      return nil
    }
    if case .error = value.type {
      _ = checkPattern(node.pattern, type: .error, isLet: isLet, isBinding: true)
      return nil
    }
    if isOpen, isUnknown(value.type) { value = demanded(value, as: optional(unknownType)) }
    guard let wrapped = value.type.resolved.wrapped else {
      if isOpen, hasMetOpaque(since: count) {
        // `a ?? b`, where `b` is opaque: it is not known if the value is optional; an existing value is bound.
        return .pattern(checkPattern(node.pattern, type: value.type.resolved, isLet: isLet, isBinding: true), value)
      }
      error(.conversion(.conditionalBinding(described(value.type).shown)), at: node)
      _ = checkPattern(node.pattern, type: .error, isLet: isLet, isBinding: true)
      return nil
    }
    let pattern = checkPattern(node.pattern, type: wrapped, isLet: isLet, isBinding: true)
    if node.typeAnnotation == nil, case .bind(let variable) = pattern {
      note(spelled: spelling(of: value)?.wrapped, of: variable)
    }
    return .pattern(.some(pattern), value)
  }

  /// `if let x`
  private func checkShorthand(_ node: IdentifierPatternSyntax) -> Expression {
    let name = node.identifier.text.without("`")
    if name == "self" { return selfExpression(at: node) ?? errorExpression(node) }
    switch lookUp(name) {
    case .entities(let entities):
      if case .variable(let variable) = entities[0] { return reference(to: variable, at: node) }
    case .member(let context):
      let candidates = implicitCandidates(name, context, at: node)
      if let first = candidates.first(where: { $0.variable != nil }), let base = implicitBase(context, first, at: node)
      {
        let dummy = ExprSyntax(DeclReferenceExprSyntax(baseName: node.identifier))
        _ = dummy
        return propertyValue(
          first, base: base, node: ExprSyntax(DeclReferenceExprSyntax(baseName: node.identifier)),
          nameNode: Syntax(node))
      }
    case .nothing: break
    }
    reportUnknown(name, at: node)
    return errorExpression(node)
  }

  private func checkGuard(_ node: GuardStmtSyntax) -> Statement {
    // The bound names are visible after the guard, but not in its body.
    let outer = scope
    let conditionScope = Scope(parent: outer)
    scope = conditionScope
    topLevel.guardScope = outer
    let conditions = checkConditions(node.conditions)
    topLevel.guardScope = nil
    scope = outer
    let block = checkBlock(node.body)
    // The body of `guard true else { }` is never entered.
    let isAlwaysMet = node.conditions.allSatisfy {
      $0.condition.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
    }
    if !isAlwaysMet, !leaves(block) {
      let end = place(node.body.rightBrace)
      flowChecks.append { [unowned self] in
        error(.flow(.guardFallsThrough), at: end)
      }
    }
    for (name, entities) in conditionScope.names { for entity in entities { outer.declare(name, entity) } }
    if body.isTopLevel, outer === topLevel.scope { globalize(conditionScope) }
    return Statement(.guardElse(conditions, block), place: place(node))
  }

  private func globalize(_ scope: Scope) {
    for entities in scope.names.values {
      for case .variable(let variable) in entities { globals.declare(variable.name, .variable(variable)) }
    }
  }

  // MARK: Loops

  func inLoop<Result>(_ label: String?, _ target: LoopLabel, kind: JumpTarget.Kind = .loop, _ work: () -> Result)
    -> Result
  {
    body.loops.append(JumpTarget(label: label, target: target, kind: kind))
    defer { body.loops.removeLast() }
    return work()
  }

  private func checkWhile(_ node: WhileStmtSyntax, label: String?) -> Statement {
    let target = LoopLabel()
    return inScope {
      let conditions = checkConditions(node.conditions)
      let block = inLoop(label, target) { checkBlock(node.body) }
      return Statement(.whileLoop(target, conditions, block), place: place(node))
    }
  }

  private func checkRepeat(_ node: RepeatStmtSyntax, label: String?) -> Statement {
    let target = LoopLabel()
    let block = inLoop(label, target) { checkBlock(node.body) }
    let condition = checkCondition(node.condition)
    return Statement(.repeatWhile(target, block, condition), place: place(node))
  }

  /// `for x in 0..<2.5`: a type that is a sequence only if its parts meet a condition.
  private func reportUnmetSequence(_ type: Type, _ sequence: NominalDeclaration, _ node: ForStmtSyntax) -> Bool {
    let (part, missing) = innermostUnmet(type, sequence)
    guard part != type, let owner = type.nominal else { return false }
    let requirement = UnmetRequirement.conforms(part.shown, missing.name)
    for method in ["makeIterator()", "next()"] {
      error(
        .generics(.unmet(.reference(to: .instanceMethod(method), on: owner.name), requirement)), at: node.forKeyword)
    }
    error(.generics(.unmet(.type(.protocolType, sequence.name), requirement)), at: location(of: node.sequence))
    return true
  }

  package func checkFor(_ node: ForStmtSyntax, label: String?, blocks: BlockMaker? = nil) -> Statement {
    let at = place(node)
    let waits = node.awaitKeyword != nil
    let declaredElement = node.typeAnnotation.map { resolve($0.type) }
    // `for level: Level in [.low, .high]`
    let expected = declaredElement.flatMap { element in
      node.sequence.is(ArrayExprSyntax.self) ? libraryNominal("Array", [element]) : nil
    }
    if let type = node.sequence.is(DeclReferenceExprSyntax.self) ? typeExpression(node.sequence) : nil {
      error(
        .generics(.loop(Type.metatype(type).shown, over: waits ? "AsyncSequence" : "Sequence", isOptional: false)),
        at: node.sequence)
      return inScope {
        _ = checkPattern(node.pattern, type: .error, isLet: true, isBinding: true)
        return Statement(.expression(errorExpression(node.sequence)), place: at)
      }
    }
    var sequence = checkFull(node.sequence, as: expected, purpose: .none)
    if isOpen, isUnknown(sequence.type) {
      if waits { return stoppedStatement(sequence) }
      sequence = demanded(sequence, as: libraryNominal("Array", [unknownType]))
    }
    if sequence.isImplicitlyUnwrapped, let wrapped = sequence.type.resolved.wrapped {
      sequence = Expression(.forceUnwrap(sequence), type: wrapped, place: sequence.place)
    }
    return inScope {
      let type = sequence.type.resolved
      if case .error = type {
        _ = checkPattern(node.pattern, type: .error, isLet: true, isBinding: true)
        let target = LoopLabel()
        _ = inLoop(label, target) { checkBlock(node.body) }
        return Statement(.expression(sequence), place: at)
      }
      let sequenceName = waits ? "AsyncSequence" : "Sequence"
      guard let protocolDeclaration = libraryType(sequenceName),
        let iteratorProtocol = libraryType(waits ? "AsyncIteratorProtocol" : "IteratorProtocol"),
        conforms(type, to: protocolDeclaration) || isSelfConforming(type, protocolDeclaration)
      else {
        if let sequence = libraryType(sequenceName), reportUnmetSequence(type, sequence, node) {
          _ = checkPattern(node.pattern, type: .error, isLet: true, isBinding: true)
          return Statement(.expression(errorExpression(node.sequence)), place: at)
        }
        error(
          .generics(.loop(type.shown, over: sequenceName, isOptional: type.wrapped != nil)),
          at: location(of: node.sequence))
        _ = checkPattern(node.pattern, type: .error, isLet: true, isBinding: true)
        return Statement(.expression(sequence), place: at)
      }
      let element = memberType("Element", of: type, protocolDeclaration)
      let iteratorType = memberType(waits ? "AsyncIterator" : "Iterator", of: type, protocolDeclaration)
      let sequenceVariable = local("$sequence", type, at: at)
      let iterator = local("$iterator", iteratorType, at: at)
      iterator.isLet = false
      let makeIterator = requirementCall(
        waits ? "makeAsyncIterator" : "makeIterator", of: protocolDeclaration,
        base: Expression(.variable(sequenceVariable), type: type, place: at),
        result: iteratorType)
      var next = requirementCall(
        "next", of: iteratorProtocol, base: Expression(.variable(iterator), type: iteratorType, place: at),
        result: optional(element))
      if waits { next = waiting(next, memberType("Failure", of: type, protocolDeclaration), node) }
      let declared = declaredElement ?? element
      let isCase = node.caseKeyword != nil
      let isFit = fits(node.pattern, declared, at: node.sequence)
      let pattern = checkPattern(node.pattern, type: isFit ? declared : .error, isLet: true, isBinding: !isCase)
      if declaredElement == nil { note(spelled: spelledElement(of: sequence), of: pattern) }
      let condition = node.whereClause.map { checkCondition($0.condition) }
      let target = LoopLabel()
      let block = inLoop(label, target) {
        blocks?(node.body.statements, place(node.body.rightBrace)) ?? checkBlock(node.body)
      }
      let loop = ForLoop(
        label: target, pattern: pattern, sequence: sequence, sequenceVariable: sequenceVariable, iterator: iterator,
        makeIterator: makeIterator, next: next, elementType: element, condition: condition, body: block)
      return Statement(.forIn(loop), place: at)
    }
  }

  /// True if the elements of a sequence have as many parts as the pattern. Reports an error if not.
  private func fits(_ pattern: PatternSyntax, _ element: Type, at sequence: ExprSyntax) -> Bool {
    let parts =
      pattern.as(TuplePatternSyntax.self)?.elements.count
      ?? pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?.elements.count ?? 1
    guard parts > 1 else { return true }
    switch head(element) {
    case .tuple(let elements) where elements.count == parts: return true
    case .error: return true
    case .nominal(let declaration, _) where isOpen && isUnknown(declaration): return true
    case .tuple: error(.pattern(.mismatch(element.shown)), at: sequence)
    default: error(.pattern(.elementsNotTuples(element.shown)), at: sequence)
    }
    return false
  }

  /// `try await iterator.next()`
  private func waiting(_ next: Expression, _ failure: Type, _ node: ForStmtSyntax) -> Expression {
    let saved = body
    body.isAwaited = true
    body.isTried = node.tryKeyword != nil
    var value = Expression(.await(next), type: next.type, place: node.awaitKeyword.map { place($0) } ?? next.place)
    if !failure.isLibrary("Never") {
      body.throwRecorder?.note(failure)
      if node.tryKeyword == nil, let keyword = node.awaitKeyword {
        error(.effect(.unhandled(.call)), at: keyword)
        if let last = table.diagnostics.popLast() { table.diagnostics.append(last.ranked(at: place(node).offset)) }
      }
      if !body.isThrowingAllowed || node.tryKeyword == nil && body.isPlainClosure {
        error(.effect(.unhandledHere), at: node)
      }
    }
    if node.tryKeyword != nil { value = Expression(.tryPlain(value), type: next.type, place: next.place) }
    body = saved
    return value
  }

  private func memberType(_ name: String, of type: Type, _ declaration: NominalDeclaration) -> Type {
    guard let associated = allProtocols([declaration]).lazy.flatMap(\.associatedTypes).first(where: { $0.name == name })
    else { return .error }
    return eraseMembers(reduce(.member(type, associated)))
  }

  private func requirementCall(
    _ name: String, of declaration: NominalDeclaration, base: Expression, result: Type
  ) -> Expression {
    for member in members(of: declaration, named: name) {
      guard case .function(let function) = member.kind, function.isRequirement, let own = declaration.selfParameter
      else { continue }
      return Expression(
        .apply(function, [own: base.type], base: base, [], isDirect: false), type: result, place: base.place)
    }
    return Expression(.tuple([]), type: .error, place: base.place)
  }

  private func checkLabelled(_ node: LabeledStmtSyntax) -> Statement? {
    let label = node.label.text
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .whileStmt(let inner): return checkWhile(inner, label: label)
    case .repeatStmt(let inner): return checkRepeat(inner, label: label)
    case .forStmt(let inner): return checkFor(inner, label: label)
    case .doStmt(let inner): return checkDo(inner, label: label)
    case .expressionStmt(let inner):
      return checkBranching(inner.expression, label: label)
    default:
      unsupported(.label, at: node)
      return nil
    }
  }

  private func checkBreak(_ node: BreakStmtSyntax) -> Statement {
    let at = place(node)
    if let label = node.label?.text {
      guard let found = body.loops.last(where: { $0.label == label }) else {
        reportLabel(label, node.label, "break", at: node)
        return Statement(.breakOut(LoopLabel()), place: at)
      }
      return Statement(.breakOut(found.target), place: at)
    }
    guard let found = body.loops.last(where: { $0.kind != .block }) else {
      error(.statement(body.isInDefer ? .leavesDefer("break") : .breakOutside), at: node)
      return Statement(.breakOut(LoopLabel()), place: at)
    }
    return Statement(.breakOut(found.target), place: at)
  }

  private func checkContinue(_ node: ContinueStmtSyntax) -> Statement {
    let at = place(node)
    if let label = node.label?.text {
      guard let found = body.loops.last(where: { $0.label == label }) else {
        reportLabel(label, node.label, "continue", at: node)
        return Statement(.continueLoop(LoopLabel()), place: at)
      }
      return Statement(.continueLoop(found.target), place: at)
    }
    guard let found = body.loops.last(where: { $0.kind == .loop }) else {
      error(.statement(body.isInDefer ? .leavesDefer("continue") : .continueOutside), at: node)
      return Statement(.continueLoop(LoopLabel()), place: at)
    }
    return Statement(.continueLoop(found.target), place: at)
  }

  private func reportLabel(_ label: String, _ token: TokenSyntax?, _ keyword: String, at node: some SyntaxProtocol) {
    if body.isInDefer { return error(.statement(.leavesDefer(keyword)), at: node) }
    error(.name(.unknownLabel(label)), at: token.map { Syntax($0) } ?? Syntax(node))
  }
}
