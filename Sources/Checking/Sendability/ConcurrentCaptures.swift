import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Uses of non-Sendable values that types alone rule out (SE-0302): captures of `@Sendable` closures, arguments for
/// Sendable generic parameters, and values of isolated properties that leave their actor.
extension Checker {
  func checkSendability(_ block: Block, in function: FunctionDeclaration) {
    guard language == .swift6 else { return }
    SendabilityWalk(checker: self).visit(block, in: function)
  }

  func checkSendability(_ statement: Statement, in function: FunctionDeclaration) {
    guard language == .swift6 else { return }
    SendabilityWalk(checker: self).visit(Block([statement], end: statement.place), in: function)
  }
}

private final class SendabilityWalk {
  let checker: Checker

  init(checker: Checker) { self.checker = checker }

  /// Visits the body of a function, but not those of its local functions, which are checked on their own.
  func visit(_ block: Block, in function: FunctionDeclaration) {
    let runsInChildTask =
      function.detail?.closure.isAutoclosure ?? false && function.detail?.closure.isExpectedAsync ?? false
    let surroundings = checker.surroundings(of: function)
    let isolation = runsInChildTask ? .none : surroundings.isolation
    let canWait = runsInChildTask || surroundings.isAsync
    var walk = BodyWalk { [self] expression in check(expression, from: isolation, canWait: canWait) }
    walk.declared = { [self] pattern, value in
      guard case .bind(let variable) = pattern else { return }
      checkConversion(value, to: variable.type, .other)
      checker.checkKeepsActor(value, as: variable.type, from: isolation)
    }
    if function.kind != .closure {
      walk.returned = { [self] value in
        checkConversion(value, to: function.result, .other)
        checker.checkKeepsActor(value, as: function.result, from: isolation)
      }
    }
    walk.entersBody = { [self] inner in
      if inner.kind != .closure {
        if inner.detail?.isSendable ?? false, let body = inner.checkedBody { checkCaptures(of: inner, body) }
        return false
      }
      if let body = inner.checkedBody {
        if isConcurrent(inner) { checkCaptures(of: inner, body) }
        visit(body, in: inner)
      }
      return false
    }
    walk.visit(block)
  }

  private func isConcurrent(_ closure: FunctionDeclaration) -> Bool {
    guard let expected = closure.detail?.closure.expectedIsolation else { return false }
    return expected.isSendable && !expected.isSending && closure.detail?.globalActor == nil && !staysOnActor(closure)
  }

  /// True for a closure that a global actor isolates as it does the code around it (SE-0434): what it captures stays on
  /// that actor.
  private func staysOnActor(_ closure: FunctionDeclaration) -> Bool {
    guard case .global(let actor) = checker.surroundings(of: closure).isolation else { return false }
    return checker.surroundings(of: closure.detail?.outer).isolation == .global(actor)
  }

  /// Code that cannot wait cannot use what another actor isolates at all, which is another error.
  private func check(_ expression: Expression, from isolation: Isolation, canWait: Bool) {
    switch expression.kind {
    case .apply(let function, let substitution, _, let arguments, _):
      requireSendable(substitution, of: function, arguments, at: expression.memberPlace ?? expression.place)
      for (parameter, argument) in zip(function.parameters, arguments) {
        guard case .value(let value) = argument else { continue }
        let type = parameter.variable.type
        checkConversion(value, to: type, .argument)
        checker.checkKeepsActor(
          value, as: type.substituting(substitution),
          isGeneric: type.contains { if case .parameter = $0 { true } else { false } },
          from: isolation)
      }
    case .assign(let target, let value):
      // A property has the type that is written for it; a variable may have the value's.
      if case .property = target.kind { checker.checkKeepsActor(value, as: target.type, from: isolation) }
      checkConversion(value, to: target.type, .assignment, at: checker.equals(before: value.place))
    case .property(let base, let variable, let substitution, _) where canWait:
      checkExit(of: variable, base, variable.type.substituting(substitution), expression, from: isolation)
    case .staticVariable(let variable, _) where canWait:
      checkExit(of: variable, nil, variable.type, expression, from: isolation)
    case .variable(let variable) where variable.kind == .global && canWait:
      checkExit(of: variable, nil, variable.type, expression, from: isolation)
    default: return
    }
  }

  /// `T: Sendable`, where an argument decides the type: other types may have been guessed.
  private func requireSendable(
    _ substitution: Substitution, of function: FunctionDeclaration, _ arguments: [Argument], at place: Place
  ) {
    let values = arguments.compactMap(\.expression)
    let given = values.map(\.type.resolved)
    for parameter in function.genericParameters {
      guard let type = substitution[parameter]?.resolved, asksForSendable(parameter, of: function),
        let part = checker.nonSendablePart(of: type),
        given.contains(where: { $0 == part || !isFunction($0) && $0.contains { $0 == part } })
      else { continue }
      // The type of a function value does not always tell that it is Sendable.
      if case .function = part, !values.contains(where: { $0.type.resolved == part && isPlainFunction($0) }) {
        continue
      }
      checker.error(.sendability(.notSendable(part.shown)), at: place)
    }
  }

  private func isFunction(_ type: Type) -> Bool { if case .function = type { true } else { false } }

  /// True for a closure, and for a parameter with a function type, that are certainly not Sendable.
  private func isPlainFunction(_ value: Expression) -> Bool {
    guard case .function(let type) = value.type.resolved, !type.isolation.isSendable, type.isolation.globalActor == nil
    else { return false }
    return switch value.kind {
    case .closure(let closure):
      closure.detail?.globalActor == nil && !(closure.detail?.closure.expectedIsolation?.isSendable ?? false)
    case .variable(let variable): variable.kind == .parameter && variable.function?.kind != .closure
    default: false
    }
  }

  private func asksForSendable(_ parameter: GenericParameter, of function: FunctionDeclaration) -> Bool {
    func isSendable(_ one: NominalDeclaration) -> Bool { one.isLibrary && one.name == "Sendable" }
    if checker.allProtocols(parameter.protocols).contains(where: isSendable) { return true }
    for case .conforms(.parameter(let subject), let one) in function.detail?.requirements ?? []
    where subject == parameter {
      if checker.allProtocols([one]).contains(where: isSendable) { return true }
    }
    return false
  }

  /// A function of a plain type that is used as a `@Sendable` one. The types of local variables do not always tell that
  /// they are Sendable.
  private func checkConversion(
    _ value: Expression, to type: Type, _ use: SendabilityProblem.FunctionUse, at place: Place? = nil
  ) {
    let wanted = type.resolved.wrapped ?? type.resolved
    guard case .function(let expected) = wanted, expected.isolation.isSendable, !expected.isolation.isSending,
      let variable = storage(of: value)
    else { return }
    let given = variable.type.resolved
    guard case .function(let own) = given.wrapped ?? given, !own.isolation.isSendable, own.isolation.globalActor == nil
    else { return }
    let isParameter = variable.kind == .parameter
    let problem: SendabilityProblem =
      isParameter ? .functionParameter(variable.name, use) : .function(wanted.shown.asWritten)
    checker.error(.sendability(problem), at: place ?? (isParameter ? value.place : value.memberPlace ?? value.place))
  }

  /// The parameter of a function, or the stored property of the program, that is the value.
  private func storage(of value: Expression) -> VariableDeclaration? {
    switch value.kind {
    case .variable(let variable):
      variable.kind == .parameter && variable.function?.kind != .closure ? variable : nil
    case .property(_, let variable, _, _):
      variable.storageIndex != nil && !variable.place.file.isLibrary ? variable : nil
    case .wrap(let inner), .reinterpret(let inner): storage(of: inner)
    default: nil
    }
  }

  // MARK: Isolated properties

  private func checkExit(
    of variable: VariableDeclaration, _ base: Expression?, _ type: Type, _ use: Expression, from isolation: Isolation
  ) {
    guard !variable.place.file.isLibrary, !(variable.detail?.isNonisolated ?? false),
      variable.getter == nil || variable.wrapping == nil
    else { return }
    var target = checker.isolation(of: variable)
    if target == .none, variable.isLet, let owner = variable.owner, owner.isClass {
      target = checker.isolation(ofMembersOf: owner, isStatic: variable.kind == .staticProperty)
    }
    switch target {
    case .none, .unknown: return
    case .global: if isolation == target || isolation == .unknown { return }
    case .instance:
      if isSelf(base), case .instance = isolation { return }
      if isolation == .unknown, isSelf(base) { return }
    }
    if isSelf(base), isolation == .unknown { return }
    guard let part = checker.nonSendablePart(of: type) else { return }
    if case .function = part { return }
    checker.error(
      .sendability(.exits(checker.describe(variable), type.shown.asWritten, target)), at: use.memberPlace ?? use.place)
  }

  private func isSelf(_ base: Expression?) -> Bool {
    guard case .variable(let variable)? = base?.kind else { return false }
    return variable.name == "self"
  }

  // MARK: Captures

  private func checkCaptures(of closure: FunctionDeclaration, _ body: Block) {
    let captured = Set(closure.captures + closure.captureList.map(\.variable))
    if captured.isEmpty { return }
    var changed: Set<ObjectIdentifier> = []
    var reported: Set<VariableDeclaration> = []
    var walk = BodyWalk { [checker] expression in
      for target in expression.changedOperands { if let root = target.root { changed.insert(ObjectIdentifier(root)) } }
      guard case .variable(let variable) = expression.kind, captured.contains(variable) else { return }
      let place = expression.place
      if !variable.type.isNoncopyable, let part = checker.nonSendablePart(of: variable.type),
        reported.insert(variable).inserted
      {
        var isFunctionOfLocal = false
        if case .function = part { isFunctionOfLocal = variable.kind == .local }
        if !isFunctionOfLocal {
          let isLocal = closure.kind != .closure
          let type = variable.type.shown.asWritten
          checker.error(.sendability(.captured(variable.name, type, byLocalFunction: isLocal)), at: place)
        }
      }
      guard !variable.isLet, variable.kind == .local, !variable.isInCaptureList, variable.getter == nil else { return }
      let isMutation = changed.contains(ObjectIdentifier(expression))
      checker.error(.sendability(.capturedVariable(variable.name, isMutation: isMutation)), at: place)
    }
    // Nested closures share the captures of the outer one.
    walk.entersBody = { $0.kind == .closure }
    walk.visit(body)
  }
}

extension VariableDeclaration {
  /// True for a copy that a closure made, `[weak self]`, which the closures in it share without a risk.
  var isInCaptureList: Bool { function?.captureList.contains { $0.variable == self } ?? false }
}

extension Expression {
  /// The subexpressions whose values the expression changes.
  var changedOperands: [Expression] {
    func inOuts(_ arguments: [Argument]) -> [Expression] {
      arguments.compactMap { if case .inOut(let value) = $0 { value } else { nil } }
    }
    switch kind {
    case .assign(let target, _): return [target]
    case .apply(let function, _, let base, let arguments, _):
      return (function.isMutating ? [base].compactMap { $0 } : []) + inOuts(arguments)
    case .call(_, let arguments): return inOuts(arguments)
    default: return []
    }
  }

  /// The variable of which the expression is a part, as an expression. Nil for a part of an object.
  var root: Expression? {
    switch kind {
    case .variable: self
    case .property(let base, let variable, _, _):
      variable.owner?.isClass ?? false ? nil : base.root
    case .subscripted(let base, let declaration, _, _):
      declaration.getter.owner?.isClass ?? false ? nil : base.root
    case .tupleElement(let base, _), .forceUnwrap(let base), .optionalChain(let base), .chainLink(let base),
      .wrap(let base), .reinterpret(let base), .pointer(let base, _):
      base.root
    default: nil
    }
  }
}
