import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Calls and accesses that wait for another actor, or that may not leave their own.
extension WaitingWalk {
  func waits(
    _ what: WaitingKind, at place: Place, problem: IsolationProblem? = nil, isSubscript: Bool = false,
    isWarning: Bool = false
  ) {
    // An `await` here has something to wait for, wherever it stands.
    awaited?.value = true
    if surrounding != .body {
      checker.error(.effect(.asyncMisplaced(what, in: surrounding)), at: place)
    } else if !isAsync {
      checker.error(.effect(.asyncUnsupported(what)), at: place)
    } else if awaited == nil {
      sites.value.append(Site(place: place, problem: problem, isSubscript: isSubscript, isWarning: isWarning))
    }
  }

  /// A call of an async function. Without `await`, the report is about the actor of the function if it has one.
  func waits(
    for function: FunctionDeclaration, _ base: Expression?, _ arguments: [Argument], _ call: Expression
  ) {
    guard isAsync, awaited == nil, surrounding == .body, !isAnywhere, !function.place.file.isLibrary else {
      return waits(.call, at: call.place)
    }
    let (target, subject) = isolation(of: function, base, arguments)
    guard isOutside(target, subject) else { return waits(.call, at: call.place) }
    waits(
      .call, at: call.memberPlace ?? call.place, problem: .calledOutside(checker.describe(function), target))
  }

  /// The isolation of a function in a call, and the actor to which the call belongs.
  func isolation(of function: FunctionDeclaration, _ base: Expression?, _ arguments: [Argument])
    -> (Isolation, Expression?)
  {
    guard let isolated = function.detail?.isolatedParameter,
      let index = function.parameters.firstIndex(where: { $0.variable == isolated }), arguments.indices.contains(index)
    else { return (checker.isolation(of: function), base) }
    let subject = arguments[index].expression
    return (isolation(by: isolated, subject) ?? checker.isolation(of: function), subject)
  }

  func check(
    _ function: FunctionDeclaration, _ base: Expression?, _ arguments: [Argument], _ call: Expression
  ) {
    checkAsyncUse(of: function, at: call.memberPlace ?? call.place)
    if function.isAsync { return waits(for: function, base, arguments, call) }
    guard !isAnywhere, function.synthesized == nil || function.kind == .initializer, !function.place.file.isLibrary
    else { return }
    let (target, subject) = isolation(of: function, base, arguments)
    let place = call.memberPlace ?? call.place
    let callee = checker.describe(function)
    if isSynchronousInitializer, case .instance = target, !isOutside(target, subject), function.kind == .method {
      return checker.error(.isolation(.called(callee, target, from: .none)), at: place)
    }
    guard isOutside(target, subject), !isForgiven(function.owner) else { return }
    if isAsync {
      return waits(.call, at: place, problem: .calledOutside(callee, target), isWarning: isLenient)
    }
    complain(.called(callee, target, from: isolation), at: place)
    // swiftc reports a call before the calls in its base.
    checker.rankLastProblem(at: call.start.offset)
  }

  private func checkAsyncUse(of function: FunctionDeclaration, at place: Place) {
    guard isAsync, let use = function.detail?.unavailableFromAsync else { return }
    let subject: Subject =
      switch checker.describe(function) {
      case .classMethod: .classMethod(function.name)
      case .staticMethod: .staticMethod(function.name)
      case .instanceMethod: .instanceMethod(function.name)
      case .localFunction: .localFunction(function.name)
      case .globalFunction: .globalFunction(function.name)
      case .initializer: .initializer("init")
      default: .named(function.name)
      }
    reportAsyncUse(subject, use, at: place)
  }

  private func checkAsyncUse(of variable: VariableDeclaration, at place: Place) {
    guard isAsync, let use = variable.detail?.unavailableFromAsync else { return }
    let isOverridable = variable.owner?.isClass ?? false && variable.detail?.isStaticKeyword == false
    let subject: Subject =
      variable.owner == nil
      ? .variable(variable.name)
      : variable.kind == .staticProperty && isOverridable ? .classProperty(variable.name) : checker.describe(variable)
    reportAsyncUse(subject, use, at: place)
  }

  private func reportAsyncUse(_ subject: Subject, _ use: AsyncUnavailability, at place: Place) {
    if checker.language == .swift6 {
      checker.error(.effect(.unavailableFromAsync(subject, use, isWarning: false)), at: place)
    } else {
      checker.warn(.effect(.unavailableFromAsync(subject, use, isWarning: true)), at: place)
    }
  }

  /// A method of an actor used as a function value, outside of the actor.
  func checkReference(to function: FunctionDeclaration, _ base: Expression, _ use: Expression) {
    guard !isAnywhere, !function.isAsync, function.kind == .method, !function.isStatic, !function.place.file.isLibrary,
      case .instance = checker.isolation(of: function), isOutside(checker.isolation(of: function), base),
      !isForgiven(function.owner)
    else { return }
    checker.error(.isolation(.partiallyApplied(checker.describe(function))), at: use.memberPlace ?? use.place)
  }

  /// The isolation that an argument for `isolated (any Actor)?` gives a call, if it is not a variable's: nil means no
  /// actor, and `#isolation` on a global actor is its shared instance.
  func isolation(by parameter: VariableDeclaration, _ argument: Expression?) -> Isolation? {
    guard parameter.type.resolved.wrapped != nil else { return nil }
    switch argument?.withoutConversions.kind {
    case .nilValue: return Isolation.none
    case .staticVariable(let variable, let owner):
      guard variable.name == "shared", let actor = owner.resolved.nominal else { return nil }
      return .global(actor)
    default: return nil
    }
  }

  /// True if a `@preconcurrency` declaration isolates the owner. Closures of Swift 5, and functions without
  /// concurrency, may use it; they may then have to wait.
  func isForgiven(_ owner: NominalDeclaration?) -> Bool {
    guard isClosure || !isAsync, isolation == .none, let owner, checker.isPreconcurrency(owner) else { return false }
    awaited?.value = true
    return true
  }

  func complain(_ problem: IsolationProblem, at place: Place) {
    if isLenient { checker.warn(.isolation(problem), at: place) } else { checker.error(.isolation(problem), at: place) }
  }

  /// A call of a function value that runs on a global actor.
  func checkValue(_ callee: Expression, _ target: Isolation, at place: Place) {
    guard isOutside(target, nil) else { return }
    guard let variable = callee.accessed else { return waits(.call, at: place) }
    let name = variable.name
    let subject: Subject =
      variable.kind == .parameter ? .parameter(name) : variable.isLet ? .constant(name) : .variable(name)
    if isAsync {
      return waits(.call, at: place, problem: .calledOutside(subject, target), isWarning: isLenient)
    }
    checker.error(.isolation(.called(subject, target, from: isolation)), at: place)
  }

  func check(
    _ variable: VariableDeclaration, _ base: Expression?, isMutation: Bool, isInout: Bool = false, _ use: Expression
  ) {
    checkAsyncUse(of: variable, at: use.memberPlace ?? use.place)
    if isAnywhere { return }
    // An initializer that runs anywhere owns the properties of its class, if their values may leave any actor.
    if isNonisolatedInitializer, variable.storageIndex != nil, isSelf(base), checker.isSendable(variable.type) {
      return
    }
    // No other references to the object exist: its deinit may use its stored properties. The macro makes a tracked one
    // computed.
    if isDeinit, variable.storageIndex != nil, variable.tracking == nil, isSelf(base) {
      return checkUseInDeinit(of: variable, use)
    }
    var isolation = checker.isolation(of: variable)
    var isWarning = false
    if isolation == .none, variable.isLet, variable.kind == .staticProperty {
      // Swift 5 only warns about the code that a constant runs at its first use.
      isolation = checker.isolation(ofFirstUseOf: variable)
      isWarning = true
    }
    if isolation != .none, isForgiven(variable.owner) { return }
    check(
      isolation, base, checker.describe(variable), isMutation: isMutation, isInout: isInout,
      from: variable.owner == nil ? originOfGlobalUse : nil, isWarning: isWarning, at: use.memberPlace ?? use.place)
  }

  /// Another task may still use a value that is not `Sendable`, on the actor to which the property belongs.
  private func checkUseInDeinit(of variable: VariableDeclaration, _ use: Expression) {
    guard checker.language == .swift6, checker.isolation(of: variable) != .none, !checker.isSendable(variable.type)
    else { return }
    checker.error(
      .isolation(.ofDeinit(variable.name, variable.type.shown.asWritten)), at: use.memberPlace ?? use.place)
  }

  func check(
    _ subscripted: SubscriptDeclaration, _ base: Expression, isMutation: Bool, _ use: Expression
  ) {
    guard !isAnywhere, !subscripted.getter.place.file.isLibrary, !subscripted.getter.isAsync else { return }
    check(
      checker.isolation(of: subscripted.getter), base, .subscriptNamed(checker.subscriptName(subscripted)),
      isMutation: isMutation, at: use.memberPlace ?? use.place)
  }

  func check(
    _ target: Isolation, _ base: Expression?, _ subject: @autoclosure () -> Subject, isMutation: Bool,
    isInout: Bool = false, from given: Origin? = nil, isWarning: Bool = false, at place: Place
  ) {
    guard isOutside(target, base) else { return }
    let origin = given ?? origin
    if isMutation, !isWarning {
      awaited?.value = true
      return complain(.mutated(subject(), target, from: origin, isInout: isInout), at: place)
    }
    if isAsync {
      return waits(
        .propertyAccess, at: place, problem: .accessedOutside(subject(), target), isWarning: isLenient || isWarning)
    }
    if isWarning {
      return checker.warn(.isolation(.inSwift6(.referenced(subject(), target, from: origin))), at: place)
    }
    complain(.referenced(subject(), target, from: origin), at: place)
  }

  /// The origin of a use of a global variable, which has no base.
  var originOfGlobalUse: Origin {
    if case .instance = isolation { .otherActor } else { .isolation(isolation) }
  }

  /// True if nothing here counts as outside: at the top level of a shell, unless an `await` may turn out to be
  /// needless. Finding the isolation of a declaration takes a search through its type's superclasses and protocols.
  func isSelf(_ base: Expression?) -> Bool {
    guard case .variable(let variable)? = base?.withoutConversions.kind else { return false }
    return variable.name == "self"
  }

  var isAnywhere: Bool { isolation == .unknown && awaited == nil }

  func isOutside(_ target: Isolation, _ base: Expression?) -> Bool {
    if target == .none || target == .unknown { return false }
    if isolation == .unknown {
      // Not an error, but the call may suspend.
      awaited?.value = true
      return false
    }
    guard case .instance = target else {
      // Swift 5 only warns about declarations that are isolated by default.
      if isolation != target, checker.isMainActorByDefault, checker.language == .swift5 {
        awaited?.value = true
        return false
      }
      return isolation != target
    }
    // In an actor, only `self` is protected by the current isolation.
    guard case .variable(let variable)? = base?.withoutConversions.kind,
      variable.name == "self" || variable == isolated
    else { return true }
    if case .instance = isolation { return false }
    return true
  }
}
