import Declarations
import Diagnostics
import Inference
import Tree

/// Calls that send values to another isolation domain.
extension RegionWalk {
  func apply(
    _ function: FunctionDeclaration, _ base: Expression?, _ arguments: [Argument], _ call: Expression
  ) -> Regions.ID? {
    if function.place.file.isLibrary, function.name == "_asyncLet" { return startChildTask(arguments) }
    let place = call.memberPlace ?? call.place
    var operands: [(value: Expression, region: Regions.ID)] = []
    func add(_ value: Expression) { if let region = evaluate(value) { operands.append((value, region)) } }
    if let base { add(base) }
    var sent: [(value: Expression, parameter: FunctionDeclaration.Parameter)] = []
    for (index, argument) in arguments.enumerated() {
      guard let value = argument.expression else { continue }
      let parameter = index < function.parameters.count ? function.parameters[index] : nil
      if let parameter, isSending(parameter.variable) { sent.append((value, parameter)) } else { add(value) }
    }
    for one in sent { send(one.value, to: one.parameter, at: place) }
    // Local functions share their captures with their callers.
    for captured in function.isLocal ? captures(of: function) : [] {
      if let region = evaluateCapture(captured) { operands.append((captured, region)) }
    }
    return result(of: function, base, operands, call, at: place)
  }

  private func isSending(_ parameter: VariableDeclaration) -> Bool {
    if parameter.detail?.isSending ?? false { return true }
    if case .function(let type) = parameter.type.resolved { return type.isolation.isSending }
    return false
  }

  private func result(
    of function: FunctionDeclaration, _ base: Expression?, _ operands: [(value: Expression, region: Regions.ID)],
    _ call: Expression, at place: Place
  ) -> Regions.ID? {
    let target = target(of: function)
    let isSendableResult = isSendable(call)
    if crosses(to: target, function, base) {
      for operand in operands { send(operand.region, as: problem(sending: operand.value), at: place) }
      if isSendableResult { return nil }
      if function.detail?.sendsResult ?? false { return regions.make(.disconnected) }
      let subject = function.genericParameters.isEmpty ? checker.describe(function) : withoutLabels(function)
      report(.result(call.type.shown.asWritten, of: subject, target, to: isolation), at: place)
      return regions.make(.unknown)
    }
    if leavesActor(function, target) {
      for operand in operands {
        if case .isolated = regions.owner(operand.region) { report(problem(sending: operand.value), at: place) }
      }
    }
    var parts = operands.map(\.region)
    if target == isolation, isolation != .none, isolation != .unknown {
      parts.append(regions.make(.isolated(isolation)))
    }
    if function.detail?.isolatedParameter != nil { parts.append(regions.make(.unknown)) }
    if parts.count > 1 { _ = merged(parts) }
    if isSendableResult { return nil }
    return function.detail?.sendsResult ?? false || parts.isEmpty ? regions.make(.disconnected) : merged(parts)
  }

  /// swiftc omits the labels of a generic function.
  private func withoutLabels(_ function: FunctionDeclaration) -> Subject {
    switch checker.describe(function) {
    case .globalFunction: .globalFunction(function.name)
    case .instanceMethod: .instanceMethod(function.name)
    case .staticMethod: .staticMethod(function.name)
    case .classMethod: .classMethod(function.name)
    case let other: other
    }
  }

  private func target(of function: FunctionDeclaration) -> Isolation {
    if function.place.file.isLibrary { return .none }
    if function.kind == .initializer, let owner = function.owner, owner.kind == .actor { return .instance(owner) }
    return checker.isolation(of: function)
  }

  private func crosses(to target: Isolation, _ function: FunctionDeclaration, _ base: Expression?) -> Bool {
    switch target {
    case .none, .unknown: return false
    case .global: return isolation != target
    case .instance:
      if function.detail?.isolatedParameter != nil { return false }
      if function.kind == .initializer { return true }
      guard case .variable(let variable)? = base?.kind else { return true }
      if variable == self.function.detail?.isolatedParameter { return false }
      guard variable.name == "self", case .instance = isolation else { return true }
      return false
    }
  }

  /// A nonisolated async function does not run on the actor of its caller. Among those of the library are `reduce`
  /// and others of `AsyncSequence`.
  private func leavesActor(_ function: FunctionDeclaration, _ target: Isolation) -> Bool {
    guard function.isAsync, target == .none, isolation != .none, isolation != .unknown, !function.isLocal,
      !function.place.file.isLibrary || function.owner == checker.libraryType("AsyncSequence")
    else { return false }
    return !(function.detail?.isNonsending ?? false) && function.detail?.isolatedParameter == nil
  }

  // MARK: Sending

  private func send(_ region: Regions.ID, as problem: SendabilityProblem, at place: Place) {
    switch regions.owner(region) {
    case .unknown: return
    case .task, .isolated: report(problem, at: place)
    case .disconnected: regions.send(region, Regions.Sending(place: place, problem: problem))
    }
  }

  /// `sending 'self.p'` for a variable or a stored part of one.
  private func problem(sending value: Expression) -> SendabilityProblem {
    if let path = path(value) { return .sent(path) }
    if case .closure(let closure) = value.withoutReinterpretation.kind {
      // A closure that throws nothing is shown so, whatever its parameter allows.
      guard case .function(var type) = value.type.resolved, !closure.isThrowing else {
        return .sentValue(value.type.shown)
      }
      (type.isThrowing, type.thrownType) = (false, nil)
      return .sentValue(Type.function(type).shown)
    }
    return .sentValue(value.type.shown.asWritten)
  }

  private func path(_ value: Expression) -> String? {
    switch value.kind {
    case .variable(let variable): variable.name
    case .property(let base, let variable, _, _) where variable.getter == nil:
      path(base).map { "\($0).\(variable.name)" }
    case .forceUnwrap(let inner), .wrap(let inner), .upcast(let inner), .erase(let inner), .reinterpret(let inner):
      path(inner)
    default: nil
    }
  }

  private func send(_ value: Expression, to parameter: FunctionDeclaration.Parameter, at place: Place) {
    guard case .closure(let closure) = value.withoutReinterpretation.kind else {
      guard let region = evaluate(value) else { return }
      // A function is converted first.
      let isFunction = if case .function = value.type.resolved { true } else { false }
      return send(region, as: isFunction ? .sentValue(value.type.shown.asWritten) : problem(sending: value), at: place)
    }
    visitClosure(closure)
    let inner = RegionWalk.isolation(of: closure, checker)
    let captured = captures(of: closure).compactMap { value in evaluateCapture(value).map { (value, $0) } }
    if captured.isEmpty || inner == .unknown { return }
    if inner != .none, inner == isolation {
      let own = regions.make(.isolated(isolation))
      for (_, region) in captured { regions.merge(own, region) }
      return
    }
    if case .global = inner { return sendToActor(closure, captured) }
    for (_, region) in captured {
      switch regions.owner(region) {
      case .unknown, .disconnected: continue
      case .task: return report(.sentClosure(.task), at: place)
      case .isolated(let isolation): return report(.sentClosure(.isolation(isolation)), at: place)
      }
    }
    let problem = SendabilityProblem.sentValue(shownType(of: closure, for: parameter.variable.type))
    for (_, region) in captured { send(region, as: problem, at: place) }
  }

  /// swiftc shows the type of the parameter with the closure's result.
  private func shownType(of closure: FunctionDeclaration, for type: Type) -> ShownType {
    guard case .function(let wanted) = type.resolved else { return type.shown }
    return Type.function(
      FunctionType([], closure.result.resolved, isThrowing: wanted.isThrowing, isAsync: wanted.isAsync)
    ).shown
  }

  /// A closure of a global actor: its uses of the captured values are the places that swiftc reports.
  func sendToActor(_ closure: FunctionDeclaration, _ captured: [(Expression, Regions.ID)]) {
    for (value, region) in captured {
      guard case .variable(let variable) = value.kind,
        let use = firstUse(of: variable, in: closure, ofMember: variable.name != "self")
      else { continue }
      send(region, as: .sent(variable.name), at: use)
    }
  }

  private func firstUse(
    of variable: VariableDeclaration, in closure: FunctionDeclaration, ofMember: Bool = true
  ) -> Place? {
    guard let body = closure.checkedBody else { return nil }
    var found: Place?
    var walk = BodyWalk { expression in
      guard found == nil else { return }
      switch expression.kind {
      case .property(let base, _, _, _) where ofMember:
        if case .variable(variable) = base.kind { found = expression.memberPlace ?? expression.place }
      case .variable(variable): found = expression.place
      default: return
      }
    }
    walk.entersBody = { $0.kind == .closure }
    walk.visit(body)
    return found
  }

  // MARK: async let

  private func startChildTask(_ arguments: [Argument]) -> Regions.ID? {
    guard case .closure(let closure)? = arguments.first?.expression?.withoutReinterpretation.kind else { return nil }
    guard let place = childPlace(closure) else { return nil }
    for captured in captures(of: closure) {
      guard let region = evaluateCapture(captured) else { continue }
      var use = place
      if regions.owner(region) != .disconnected, case .variable(let variable) = captured.kind {
        use = firstUse(of: variable, in: closure, ofMember: false) ?? place
      }
      send(region, as: problem(sending: captured), at: use)
      sentToChild.append(region)
    }
    return nil
  }

  /// The start of the expression that the task runs; nil if it is a closure of several statements, called at once.
  private func childPlace(_ closure: FunctionDeclaration) -> Place? {
    guard let body = closure.checkedBody, body.statements.count == 1, let only = body.statements.first else {
      return nil
    }
    switch only.kind {
    case .returnValue(let value?), .expression(let value):
      var value = value
      while true {
        switch value.kind {
        case .await(let inner), .tryPlain(let inner), .wrap(let inner), .reinterpret(let inner): value = inner
        case .apply(_, _, let base, _, _): return base?.place ?? value.place
        case .variable, .property: return value.place
        default: return nil
        }
      }
    default: return nil
    }
  }

  /// Remembers what has been sent to the task of an `async let`, until its value is awaited.
  func noteChildTask(_ variable: VariableDeclaration, _ value: Expression) {
    guard case .apply(let function, _, _, _, _) = value.kind, function.name == "_asyncLet" else { return }
    childTasks[variable] = sentToChild
    sentToChild = []
  }
}
