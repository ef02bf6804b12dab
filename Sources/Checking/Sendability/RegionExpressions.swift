import Declarations
import Diagnostics
import Inference
import Tree

/// The regions of expressions.
extension RegionWalk {
  /// The region of the expression's value; nil if the value is Sendable.
  func evaluate(_ expression: Expression) -> Regions.ID? {
    let region = evaluateParts(expression)
    if let region, !isSendable(expression) { return region }
    return nil
  }

  func isSendable(_ expression: Expression) -> Bool {
    expression.type.isNoncopyable || checker.isSendable(expression.type)
  }

  private func evaluateParts(_ expression: Expression) -> Regions.ID? {
    switch expression.kind {
    case .variable(let variable): return read(variable)
    case .property(let base, let variable, _, _): return property(variable, of: base, expression)
    case .staticVariable(let variable, _): return regions.make(owner(of: variable))
    case .apply(let function, _, let base, let arguments, _): return apply(function, base, arguments, expression)
    case .call(let callee, let arguments):
      let parts = ([callee] + arguments.compactMap(\.expression)).compactMap { evaluate($0) }
      return isSendable(expression) ? nil : merged(parts + [regions.make(.unknown)])
    case .closure(let closure): return region(of: closure)
    case .function(let local, _, nil) where local.isLocal && isOfGlobalActor(local):
      return isSendable(expression) ? nil : regions.make(.isolated(isolation))
    case .assign(let target, let value):
      assign(target, evaluate(value))
      return nil
    case .ternary(let condition, let one, let other):
      _ = evaluate(condition)
      var results: [Regions.ID] = []
      branch([one, other].map { part in { if let region = self.evaluate(part) { results.append(region) } } })
      return isSendable(expression) ? nil : regions.make(results.isEmpty ? .disconnected : .unknown)
    case .statement(let statement):
      visit(statement)
      return isSendable(expression) ? nil : regions.make(.unknown)
    case .subscripted(let base, let declaration, _, let arguments):
      let parts = ([base] + arguments.compactMap(\.expression)).compactMap { evaluate($0) }
      if parts.isEmpty { return regions.make(declaration.getter.place.file.isLibrary ? .disconnected : .unknown) }
      return merged(parts)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      let first = evaluate(left)
      var second: Regions.ID?
      branch([{ second = self.evaluate(right) }, {}])
      if isSendable(expression) { return nil }
      return first ?? (second == nil ? nil : regions.make(.unknown))
    case .tryPlain(let inner):
      let region = evaluate(inner)
      noteThrow()
      return region
    default:
      let parts = expression.children.compactMap { evaluate($0) }
      return isSendable(expression) ? nil : merged(parts)
    }
  }

  func merged(_ ids: [Regions.ID]) -> Regions.ID {
    guard let first = ids.first else { return regions.make(.disconnected) }
    return ids.dropFirst().reduce(first) { regions.merge($0, $1) }
  }

  /// A use of a variable: its region must not have been sent.
  func read(_ variable: VariableDeclaration) -> Regions.ID? {
    if variable.detail?.isAsyncLet ?? false {
      for task in variable.getter?.captures ?? [] {
        for id in childTasks[task] ?? [] { regions.takeBack(id) }
      }
      return isTracked(variable) ? regions.make(.unknown) : nil
    }
    guard let id = regions.variables[variable] else {
      guard isTracked(variable) else { return nil }
      let isOwn = variable.kind == .local && variable.function == function
      let id = regions.make(isOwn ? .disconnected : .unknown)
      regions.place(variable, in: id)
      return id
    }
    if let sending = regions.sending(id) { report(sending.problem, at: sending.place) }
    return id
  }

  private func property(
    _ variable: VariableDeclaration, of base: Expression, _ expression: Expression
  ) -> Regions.ID? {
    let region = evaluate(base)
    if isSendable(expression) { return nil }
    if let region { return region }
    if variable.getter != nil && variable.wrapping == nil && variable.tracking == nil {
      return regions.make(.unknown)
    }
    return regions.make(owner(of: variable))
  }

  /// The owner of a value that is stored in an actor, or in a type isolated to one.
  private func owner(of variable: VariableDeclaration) -> Regions.Owner {
    guard !variable.place.file.isLibrary, let owner = variable.owner, !(variable.detail?.isNonisolated ?? false) else {
      return .unknown
    }
    let found = checker.isolation(ofMembersOf: owner, isStatic: variable.kind == .staticProperty)
    return found == .none || found == .unknown ? .unknown : .isolated(found)
  }

  private func assign(_ target: Expression, _ value: Regions.ID?) {
    if case .variable(let variable) = target.kind {
      guard isTracked(variable) else { return }
      if variable.isCaptured, let id = regions.variables[variable] {
        if let sending = regions.sending(id) { report(sending.problem, at: sending.place) }
        if let value { regions.merge(id, value) }
      } else {
        regions.place(variable, in: value ?? regions.make(.disconnected))
      }
      return
    }
    if let place = evaluateTarget(target), let value { regions.merge(place, value) }
  }

  /// The region of the object or value whose part is assigned.
  private func evaluateTarget(_ target: Expression) -> Regions.ID? {
    switch target.kind {
    case .property(let base, let variable, _, _):
      return evaluate(base) ?? evaluateTarget(base) ?? ownerRegion(of: variable)
    case .subscripted(let base, _, _, let arguments):
      for argument in arguments { if let value = argument.expression { _ = evaluate(value) } }
      return evaluate(base) ?? evaluateTarget(base)
    case .forceUnwrap(let base), .chainLink(let base), .optionalChain(let base), .tupleElement(let base, _),
      .wrap(let base), .reinterpret(let base), .pointer(let base, _):
      return evaluate(base) ?? evaluateTarget(base)
    case .staticVariable(let variable, _): return ownerRegion(of: variable)
    default: return nil
    }
  }

  private func ownerRegion(of variable: VariableDeclaration) -> Regions.ID? {
    let owner = owner(of: variable)
    return owner == .unknown ? nil : regions.make(owner)
  }

  // MARK: Closures

  /// The region of a closure that stays in its isolation domain: it shares its captures.
  private func region(of closure: FunctionDeclaration) -> Regions.ID? {
    visitClosure(closure)
    let captures = captures(of: closure)
    if let actor = closure.detail?.globalActor, isolation != .global(actor) {
      sendToActor(closure, captures.compactMap { value in evaluateCapture(value).map { (value, $0) } })
    }
    if let expected = closure.detail?.closure.expectedIsolation, expected.isSendable, !expected.isSending { return nil }
    if closure.detail?.globalActor != nil { return regions.make(.unknown) }
    var parts = captures.compactMap { evaluateCapture($0) }
    // A closure that inherits a global actor belongs to it, even if it captures nothing.
    if isOfGlobalActor(closure) { parts.append(regions.make(.isolated(isolation))) }
    return merged(parts)
  }

  /// True for a function that belongs to the same global actor as the code around it.
  private func isOfGlobalActor(_ function: FunctionDeclaration) -> Bool {
    guard case .global = isolation else { return false }
    return RegionWalk.isolation(of: function, checker) == isolation
  }

  /// A captured variable is shared by reference, whatever its type is.
  func evaluateCapture(_ value: Expression) -> Regions.ID? {
    if case .variable(let variable) = value.kind, isTracked(variable) { return read(variable) }
    return evaluate(value)
  }

  /// The captured values, as expressions. A local function brings the captures it needs.
  func captures(of closure: FunctionDeclaration) -> [Expression] {
    var seen: Set<VariableDeclaration> = []
    var passed: Set<FunctionDeclaration> = []
    var result = closure.captureList.map(\.value)
    func add(_ function: FunctionDeclaration) {
      guard passed.insert(function).inserted else { return }
      for variable in function.captures where seen.insert(variable).inserted {
        result.append(Expression(.variable(variable), type: variable.type, place: closure.place))
      }
      for local in function.calledLocalFunctions { add(local) }
    }
    add(closure)
    return result
  }
}
