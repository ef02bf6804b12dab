import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Checks loops.
extension Checker {
  func inLoop<Result>(_ label: String?, _ target: LoopLabel, kind: JumpTarget.Kind = .loop, _ work: () -> Result)
    -> Result
  {
    body.loops.append(JumpTarget(label: label, target: target, kind: kind))
    defer { body.loops.removeLast() }
    return work()
  }

  func checkWhile(_ node: WhileStmtSyntax, label: String?) -> Statement {
    let target = LoopLabel()
    return inScope {
      let conditions = checkConditions(node.conditions)
      let block = inLoop(label, target) { checkBlock(node.body) }
      return Statement(.whileLoop(target, conditions, block), place: place(node))
    }
  }

  func checkRepeat(_ node: RepeatStmtSyntax, label: String?) -> Statement {
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
    let expected = declaredElement.map { expectedSequence(node.sequence, of: $0) } ?? liftedLiteral(node)
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
      let iteratorValue = Expression(.variable(iterator), type: iteratorType, place: at)
      // The library's iterators have only `next()`, which saves a call for each element.
      let tellsIsolation = waits && !(iteratorType.resolved.nominal?.isLibrary ?? false)
      var next = requirementCall(
        "next", of: iteratorProtocol, base: iteratorValue, result: optional(element),
        isolation: tellsIsolation ? isolationValue(at: Syntax(node)) : nil)
      if waits { next = waiting(next, memberType("Failure", of: type, protocolDeclaration), node) }
      let declared = declaredElement ?? element
      let isCase = node.caseKeyword != nil
      let conversion = declaredElement.flatMap { elementConversion(element, to: $0, node) }
      let isFit = fits(node.pattern, declared, at: node.sequence)
      let pattern = checkPattern(node.pattern, type: isFit ? declared : .error, isLet: true, isBinding: !isCase)
      if declaredElement == nil { note(spelled: spelledElement(of: sequence), of: pattern) }
      let condition = node.whereClause.map { checkCondition($0.condition) }
      let target = LoopLabel()
      let block = inLoop(label, target) {
        blocks?(node.body.statements, place(node.body.rightBrace)) ?? checkBlock(node.body)
      }
      if let conversion {
        // `for value: Any in numbers`: the body begins with `let value: Any = element`.
        var body = [Statement(.block(block), place: at)]
        if let condition { body = [Statement(.ifElse([.boolean(condition)], block, nil), place: at)] }
        body.insert(Statement(.declare(pattern, conversion.value), place: at), at: 0)
        let loop = ForLoop(
          label: target, pattern: .bind(conversion.element), sequence: sequence, sequenceVariable: sequenceVariable,
          iterator: iterator, makeIterator: makeIterator, next: next, elementType: element, condition: nil,
          body: Block(body, end: block.end))
        return Statement(.forIn(loop), place: at)
      }
      let loop = ForLoop(
        label: target, pattern: pattern, sequence: sequence, sequenceVariable: sequenceVariable, iterator: iterator,
        makeIterator: makeIterator, next: next, elementType: element, condition: condition, body: block)
      return Statement(.forIn(loop), place: at)
    }
  }

  /// The array that a literal becomes because the pattern expects optionals: `for case let number? in [1, 2]`.
  private func liftedLiteral(_ node: ForStmtSyntax) -> Type? {
    guard node.caseKeyword != nil, node.sequence.is(ArrayExprSyntax.self), node.pattern.holdsOptional else {
      return nil
    }
    let found = attempt { () -> Type? in
      guard case .nominal(_, let elements) = infer(node.sequence, hint: nil).type.resolved else { return nil }
      return elements.first.map { described($0) }
    }
    guard let element = found, !element.hasTypeVariables else { return nil }
    let lifted = node.pattern.lifts(element) { [unowned self] in optional($0) }
    return lifted == element ? nil : libraryNominal("Array", [lifted])
  }

  /// The array that a sequence becomes because the loop declares its elements: `for level: Level in [.low, .high]`, or
  /// a call that nothing else determines, such as `for value: Int in decoded()`.
  private func expectedSequence(_ sequence: ExprSyntax, of element: Type) -> Type? {
    let array = libraryNominal("Array", [element])
    if sequence.is(ArrayExprSyntax.self) { return array }
    guard sequence.is(FunctionCallExprSyntax.self) else { return nil }
    let isDetermined = attempt { () -> Bool? in
      // The types that are still open are closed by what the loop declares: so nothing of this may stay.
      let type = infer(sequence, hint: nil).type.resolved
      return type.hasTypeVariables || type == .error ? nil : true
    }
    if isDetermined ?? false { return nil }
    return attempt { convert(infer(sequence, hint: array), to: array) }.map { _ in array }
  }

  /// An element of a loop, and its value as the type that the loop declares; nil if it has that type, or cannot have it.
  private func elementConversion(
    _ element: Type, to declared: Type, _ node: ForStmtSyntax
  ) -> (element: VariableDeclaration, value: Expression)? {
    let (element, declared) = (element.resolved, declared.resolved)
    if element == declared || element == .error || declared == .error { return nil }
    let variable = local("$element", element, at: place(node))
    if let value = convert(Expression(.variable(variable), type: element, place: place(node)), to: declared) {
      if node.caseKeyword != nil { unsupported(.expression, at: node.pattern) }
      return (variable, value)
    }
    if case .existential(let protocols, _, _) = declared,
      let missing = protocols.first(where: { !conforms(element, to: $0) })
    {
      error(.pattern(.elementConformance(element.shown, missing.name)), at: location(of: node.sequence))
    } else {
      error(.pattern(.elementType(element.shown, declared.shown)), at: location(of: node.sequence))
    }
    return nil
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
        rankLastProblem(at: place(node).offset)
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

  /// - Parameter isolation: The argument of `next(isolation:)`.
  private func requirementCall(
    _ name: String, of declaration: NominalDeclaration, base: Expression, result: Type, isolation: Expression? = nil
  ) -> Expression {
    let arguments = isolation.map { [Argument.value($0)] } ?? []
    for member in members(of: declaration, named: name) {
      guard case .function(let function) = member.kind, function.isRequirement, let own = declaration.selfParameter,
        function.parameters.count == arguments.count
      else { continue }
      return Expression(
        .apply(function, [own: base.type], base: base, arguments, isDirect: false), type: result, place: base.place)
    }
    return Expression(.tuple([]), type: .error, place: base.place)
  }
}
