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
    if let expression = node.expression, let function, function.detail?.isAddressor ?? false {
      return checkAddress(expression, of: function)
    }
    guard let expression = node.expression else {
      if body.isTopLevel, !body.isInDefer { error(.statement(.returnOutside), at: node) }
      if !head(body.result).isVoid, unbound(body.result) == nil {
        reportMissingValue(node)
      } else if unbound(body.result) != nil {
        _ = matches(body.result, .void)
      }
      return Statement(.returnValue(nil), place: at)
    }
    if body.isTopLevel {
      if !body.isInDefer { error(.statement(.returnOutside), at: node) }
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
          error(.statement(.returnFromVoid), at: location(of: expression))
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

  /// `throw Failure`, where the type itself is the value that cannot be thrown.
  private func typeAsValue(_ node: ExprSyntax) -> Expression? {
    guard node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self) || node.is(ArrayExprSyntax.self)
    else { return nil }
    var type = typeExpression(node)
    if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first {
      type = typeExpression(only.expression).map { libraryNominal("Array", [$0]) }
    }
    return type.map { Expression(.metatype($0), type: .metatype($0), place: place(node)) }
  }

  private func checkThrow(_ node: ThrowStmtSyntax) -> Statement {
    let error = anyError
    let thrown = body.thrownType.map { body.isThrownTypeExpected ? error : $0 }
    let typed = isImplicitChain(node.expression) ? thrown : joinsTwoErrors(node.expression) ? thrown ?? error : nil
    let thrownItself = typeAsValue(node.expression)
    var value = thrownItself ?? checkFull(node.expression, as: typed, purpose: .none)
    if case .error = value.type { return Statement(.throwError(value), place: place(node)) }
    if isOpen, value.type.nominal?.isLibrary ?? false, moduleImportsUnseen, convert(value, to: error) == nil {
      // `throw "text"`: a module that obsh lacks makes the library's type an error.
      value = opaqueValue(named: node.expression.trimmedDescription, at: place(node.expression))
    }
    guard let converted = convert(value, to: error) else {
      let type = described(value.type).shown
      let isTyped = thrown.map { $0 != error && !body.isThrownTypeExpected } ?? false
      let problem: Problem =
        if let thrown, isTyped { .conversion(.thrownType(type, thrown.shown)) } else { .generics(.throwsNoError(type)) }
      self.error(problem, at: thrownItself == nil ? location(of: node.expression) : Syntax(node.expression))
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

  /// True for `Failure(error) ?? error`, `isLate ? Late() : Early()`, if the two values are errors of two types.
  private func joinsTwoErrors(_ expression: ExprSyntax) -> Bool {
    let isDefault = expression.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "??"
    guard isDefault || expression.is(TernaryExprSyntax.self) else { return false }
    var hasOneType = false
    _ = attempt { [unowned self] () -> Bool? in
      if case .error = infer(expression, hint: nil).type {} else { hasOneType = true }
      return nil
    }
    return !hasOneType
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
    if let label = node.label?.identifierText {
      guard let found = body.loops.last(where: { $0.label == label }) else {
        reportLabel(label, node.label, "break", at: node)
        return Statement(.breakOut(LoopLabel()), place: at)
      }
      return Statement(.breakOut(found.target), place: at)
    }
    guard let found = body.loops.last(where: { $0.kind == .loop || $0.kind == .switchCase }) else {
      let problem: StatementProblem = node.isInConditional ? .breakWithoutLabel : .breakOutside
      error(.statement(body.isInDefer ? .leavesDefer("break") : problem), at: node)
      return Statement(.breakOut(LoopLabel()), place: at)
    }
    return Statement(.breakOut(found.target), place: at)
  }

  private func checkContinue(_ node: ContinueStmtSyntax) -> Statement {
    let at = place(node)
    if let label = node.label?.identifierText {
      guard let found = body.loops.last(where: { $0.label == label }) else {
        reportLabel(label, node.label, "continue", at: node)
        return Statement(.continueLoop(LoopLabel()), place: at)
      }
      switch found.kind {
      case .loop: break
      case .block: found.target.isContinued = true
      case .ifElse: error(.statement(.continuesBranches("if")), at: node)
      case .switchCase: error(.statement(.continuesBranches("switch")), at: node)
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
    let meant = Suggestion.only(for: label, among: Set(body.loops.compactMap(\.label)))
    error(.name(.unknownLabel(label, meant: meant)), at: token.map { Syntax($0) } ?? Syntax(node))
  }
}

extension SyntaxProtocol {
  /// True inside an `if` or a `do` of the same function or closure.
  fileprivate var isInConditional: Bool {
    for parent in sequence(first: Syntax(self), next: \.parent) {
      if parent.is(IfExprSyntax.self) || parent.is(DoStmtSyntax.self) { return true }
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) || parent.is(AccessorDeclSyntax.self) {
        return false
      }
    }
    return false
  }
}
