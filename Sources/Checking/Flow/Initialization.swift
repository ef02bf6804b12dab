import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Locals declared without a value must have one before they are read, on every path.
struct InitializationFlow {
  /// The variables that have been declared but, on some path to this point, have no value yet.
  var missing: Set<VariableDeclaration> = []
  /// The constants that have a value on some path to this point: they cannot be assigned again.
  var given: Set<VariableDeclaration> = []
  /// The tuples of which some elements have a value.
  var tuples = TupleProgress()
  /// True if this point cannot be reached.
  var isDead = false
  /// The initializer that the current one must call, and its state.
  var delegation = Delegation()
  /// True in the initializer of a type with wrapped properties: assignments to those are analyzed until its end.
  var hasWrappers = false
  /// True if such an initializer has not called its superclass's initializer yet.
  var awaitsSuper = false
  /// True if such an initializer of a struct has called another one: assigning to a wrapped property then creates its
  /// wrapper again.
  var hasDelegated = false
  /// Shared by the flows along all paths through one body.
  var walk = InitializationWalk()

  mutating func join(_ other: InitializationFlow) {
    if isDead {
      self = other
    } else if !other.isDead {
      tuples.join(other.tuples, missing: missing, other.missing)
      missing.formUnion(other.missing)
      given.formUnion(other.given)
      delegation.join(other.delegation)
      awaitsSuper = awaitsSuper || other.awaitsSuper
    }
  }
}

/// The state of a walk through one body that all paths share.
final class InitializationWalk {
  /// The flows at each `break` out of a loop.
  var leavingFlows: [ObjectIdentifier: InitializationFlow] = [:]
  /// True if a `return` leaves an initializer that had to call another first.
  var leavesUndelegated = false
  /// The `defer` blocks that run at the end of the current scopes.
  var activeDefers: [Block] = []

  /// Breaks the reference cycle between the flows and their walk.
  func end() { leavingFlows = [:] }
}

extension Checker {
  func checkInitialization(_ block: Block) {
    var flow = InitializationFlow()
    defer { flow.walk.end() }
    let messages = table.diagnostics.count
    visit(block, &flow)
    rankLocals(since: messages)
  }

  /// An initializer must give every stored property a value, or call another initializer.
  func checkInitializer(_ function: FunctionDeclaration, _ block: Block) {
    guard let owner = function.owner, !function.place.file.isLibrary else { return checkInitialization(block) }
    var flow = InitializationFlow()
    // Only a type's own module knows what there is to initialize.
    flow.delegation = owner.isLibrary && !owner.isClass ? Delegation(.toOwn) : delegation(of: function, block)
    if flow.delegation.kind != .toOwn {
      flow.missing = Set(
        owner.storedProperties.filter { !hasInitialValue($0) && !$0.isLazy && !($0.ownership == .weak && !$0.isLet) })
      flow.given = Set(owner.storedProperties.filter { $0.isLet && hasInitialValue($0) })
    }
    if !function.isConvenience, owner.kind == .structure || owner.isClass {
      flow.hasWrappers = owner.storedProperties.contains { $0.wrapped != nil }
      flow.awaitsSuper = owner.isClass && owner.superclass != nil && flow.hasWrappers
    }
    defer { flow.walk.end() }
    let messages = table.diagnostics.count
    visit(block, &flow)
    if !flow.isDead || flow.walk.leavesUndelegated { checkIsComplete(flow, at: block.end) }
    rankLocals(since: messages)
    if owner.isClass { rankUsesOfSelf(since: messages, isDerived: flow.delegation.kind == .toSuper) }
  }

  func properties(_ flow: InitializationFlow) -> Set<VariableDeclaration> {
    flow.missing.filter { $0.kind == .property }
  }

  func visit(_ block: Block, _ flow: inout InitializationFlow) {
    let outer = flow.walk.activeDefers
    for statement in block.statements {
      if case .deferred(let block) = statement.kind {
        flow.walk.activeDefers.append(block)
      } else {
        visit(statement, &flow)
      }
    }
    let own = flow.walk.activeDefers[outer.count...]
    flow.walk.activeDefers = outer
    if !flow.isDead { for block in own.reversed() { visit(block, &flow) } }
    // Code after the block cannot refer to its constants.
    for case .declare(let pattern, nil) in block.statements.lazy.map(\.kind) {
      flow.given.subtract(variables(in: pattern))
    }
  }

  /// Runs the deferred blocks, which run wherever the function is left.
  private func runDefers(_ flow: InitializationFlow) {
    var leaving = flow
    let waiting = flow.walk.activeDefers
    defer { flow.walk.activeDefers = waiting }
    for block in waiting.reversed() {
      flow.walk.activeDefers = []
      visit(block, &leaving)
    }
  }

  /// A loop's body: its effects may be repeated.
  private func visitLoop(_ flow: InitializationFlow, _ body: (inout InitializationFlow) -> Void) {
    var first = flow
    body(&first)
    visitAgain(first, after: flow, body)
  }

  /// Visits a body once if a second run could not have other effects: nested bodies would be visited twice as often
  /// at each level.
  private func visitAgain(
    _ first: InitializationFlow, after flow: InitializationFlow, _ body: (inout InitializationFlow) -> Void
  ) {
    let isSame =
      first.given == flow.given && first.hasDelegated == flow.hasDelegated && first.awaitsSuper == flow.awaitsSuper
    if first.isDead || isSame { return }
    var again = first
    again.missing = []
    again.delegation = Delegation()
    body(&again)
  }

  func visit(_ statement: Statement, _ flow: inout InitializationFlow) {
    guard mayGoOn(at: statement.place) else { return }
    switch statement.kind {
    case .expression(let value), .yield(let value):
      visit(value, &flow)
      // `fatalError()`
      if leaves(statement) { flow.isDead = true }
    case .declare(let pattern, let value):
      if let value {
        visit(value, &flow)
        if leaves(statement) { flow.isDead = true }
      } else {
        let declared = variables(in: pattern)
        flow.missing.formUnion(declared)
        // Each iteration of a loop has its own constants.
        flow.given.subtract(declared)
        flow.tuples.forget(declared)
      }
    case .localFunction: break
    case .block(let block): visit(block, &flow)
    case .ifElse(let conditions, let block, let other):
      visit(conditions, &flow)
      var second = flow
      visit(block, &flow)
      if let other { visit(other, &second) }
      flow.join(second)
    case .guardElse(let conditions, let block):
      visit(conditions, &flow)
      var leaving = flow
      visit(block, &leaving)
    case .whileLoop(let label, let conditions, let block):
      visit(conditions, &flow)
      visitLoop(flow) { visit(block, &$0) }
      if isEndless(conditions) { flow.isDead = true }
      joinBreaks(from: label, &flow)
    case .repeatWhile(let label, let block, let condition):
      let before = flow
      visit(block, &flow)
      if case .boolean(false) = condition.kind {} else { visitAgain(flow, after: before) { visit(block, &$0) } }
      visit(condition, &flow)
      if case .boolean(true) = condition.kind { flow.isDead = true }
      joinBreaks(from: label, &flow)
    case .forIn(let loop):
      visit(loop.sequence, &flow)
      visitLoop(flow) { inner in
        if let condition = loop.condition { visit(condition, &inner) }
        visit(loop.body, &inner)
      }
      joinBreaks(from: loop.label, &flow)
    case .switchCase(_, let subject, _, let cases):
      visit(subject, &flow)
      var joined = InitializationFlow(missing: [], isDead: true, walk: flow.walk)
      for one in cases {
        var inner = flow
        for item in one.items { if let condition = item.condition { visit(condition, &inner) } }
        visit(one.body, &inner)
        // `break` leaves the switch with the assignments made so far.
        if inner.isDead, !leaves(one.body) || endsInBreak(one.body) { inner.isDead = false }
        joined.join(inner)
      }
      flow = joined
    case .breakOut(let label):
      if !flow.isDead {
        flow.walk.leavingFlows[
          ObjectIdentifier(label), default: InitializationFlow(missing: [], isDead: true, walk: flow.walk)
        ].join(flow)
      }
      flow.isDead = true
    case .continueLoop, .failInitializer, .fallthroughNext: flow.isDead = true
    case .returnValue(let value):
      if let value { visit(value, &flow) }
      if !flow.isDead { runDefers(flow) }
      if value == nil, !flow.isDead {
        if flow.delegation.isAwaited, !flow.delegation.isImplicit {
          flow.walk.leavesUndelegated = true
        } else {
          checkIsComplete(flow, at: statement.place)
        }
      }
      flow.isDead = true
    case .discardSelf(let value): visit(value, &flow)
    case .throwError(let value):
      visit(value, &flow)
      flow.isDead = true
    case .deferred: break
    case .doCatch(_, let block, let clauses):
      let before = flow
      visit(block, &flow)
      for clause in clauses {
        var inner = before
        visit(clause.body, &inner)
        flow.join(inner)
      }
    }
  }

  private func isEndless(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      if case .boolean(let value) = condition, case .boolean(true) = value.kind { true } else { false }
    }
  }

  private func joinBreaks(from label: LoopLabel, _ flow: inout InitializationFlow) {
    if let leaving = flow.walk.leavingFlows.removeValue(forKey: ObjectIdentifier(label)) { flow.join(leaving) }
  }

  private func endsInBreak(_ block: Block) -> Bool {
    if case .breakOut? = block.statements.last?.kind { true } else { false }
  }

  private func visit(_ conditions: [Condition], _ flow: inout InitializationFlow) {
    for condition in conditions {
      switch condition {
      case .boolean(let value), .pattern(_, let value): visit(value, &flow)
      }
    }
  }

  func visit(_ expression: Expression, _ flow: inout InitializationFlow) {
    switch expression.kind {
    case .assign(let target, let value):
      visitCopied(value, to: target, &flow)
      let assignment = takeApart(expression, flow) ?? expression
      if case .assign(let target, let value) = assignment.kind { initializeWrapper(assignment, target, value, flow) }
      if case .assign(let target, _) = assignment.kind { assign(target.ofTrackedProperty ?? target, &flow, assignment) }
    case .property(_, let variable, _, _) where variable.storageOf != nil:
      if let property = expression.ofTrackedProperty { visit(property, &flow) }
    case .variable(let variable) where variable.wrapping != nil:
      guard let storage = variable.wrapping?.storage, flow.missing.remove(storage) != nil else { return }
      error(.flow(.usedByFunction(storage.name)), at: expression.place)
    // The type of an instance is known before the instance is complete: `Self.count`, `type(of: self)`.
    case .dynamicType(let instance) where isSelf(instance): break
    case .variable(let variable) where variable.name == "self": useWholeSelf(at: expression.place, flow)
    case .array(let values) where values.contains(where: isSelf):
      for value in values {
        if isSelf(value) { useWholeSelf(isCopied: true, at: value.place, flow) } else { visit(value, &flow) }
      }
    case .interpolation(let segments) where holdsIncompleteSelf(flow):
      for case .value(let value) in segments {
        if isSelf(value) {
          _ = useSelf("appendInterpolation", isCall: true, at: value.place, flow)
        } else {
          visit(value, &flow)
        }
      }
    case .variable(let variable):
      guard flow.missing.contains(variable) else { return }
      if variable.kind == .global { flow.missing.remove(variable) }
      let what = StorageKind(isLet: variable.isLet)
      error(.flow(.usedBeforeValue(what, nameOfMissing(variable, flow))), at: expression.place)
    case .tupleElement where useElement(expression, flow): break
    case .property(let base, let variable, _, _)
    where isSelf(base) && flow.delegation.forbids(variable, of: function?.owner):
      let isOwn = flow.delegation.kind == .toOwn
      _ = useSelf(variable.name, at: isOwn ? expression.place : memberPlace(expression.place), flow)
    case .property(let base, let variable, _, _) where isSelf(base) && flow.missing.contains(variable):
      let what = StorageKind(isLet: variable.isLet)
      let problem: FlowProblem =
        variable.owner?.isClass ?? true
        ? .usedBeforeValue(what, "self.\(nameOfMissing(variable, flow))") : .selfUsed(nil, before: .properties)
      error(.flow(problem), at: memberPlace(expression.place))
    case .property(let base, let variable, _, _) where isSelf(base) && variable.isComputedMember:
      let isClass = variable.owner?.isClass ?? false
      useAccessor(of: variable, at: isClass ? memberPlace(expression.place) : expression.place, flow)
    case .property(let base, let variable, _, _) where isSelf(base) && variable.storageIndex != nil: break
    case .apply(let function, _, let base?, let arguments, _)
    where isSelf(base) && (!properties(flow).isEmpty || flow.delegation.isAwaited):
      let others = arguments.filter { function.kind != .method || !($0.expression.map(isSelf) ?? false) }
      visit(others, of: expression, &flow)
      if function.kind == .method {
        _ = useSelf(function.name, isCall: true, at: memberPlace(expression.place), flow)
      }
    case .apply(let function, _, let base, let arguments, _):
      if let base { visit(base, &flow) }
      if function.owner?.isClass != true, flow.delegation.kind == .toSuper, flow.delegation.isAwaited,
        arguments.contains(where: { $0.expression.map(passesSelf) ?? false })
      {
        _ = useSelf(function.name, isCall: true, at: expression.place, flow)
        return
      }
      if holdsIncompleteSelf(flow), arguments.contains(where: { $0.expression.map(isSelf) ?? false }) {
        // The instance itself is passed, without a conversion.
        let name = function.kind == .initializer ? nil : function.name
        _ = useSelf(name, isCall: true, at: expression.place, flow)
        return
      }
      if Self.isTransparent(function) {
        for argument in arguments { if let value = argument.expression { visitInline(value, &flow) } }
      } else {
        visit(arguments, of: expression, &flow)
      }
      if function.isLocal { visitCaptures(function.captures, at: expression.place, &flow) }
    case .call(let callee, let arguments):
      visit(callee, &flow)
      visit(arguments, of: expression, &flow)
    case .delegateInitializer(_, _, let arguments, let isSuper):
      for argument in arguments { if let value = argument.expression { visit(value, &flow) } }
      if isSuper, flow.delegation.mayHaveHappened {
        error(.flow(.superTwice), at: expression.place)
      }
      flow.delegation.note()
      if isSuper, let first = properties(flow).min(by: { $0.place.offset < $1.place.offset }) {
        error(.flow(.propertyBeforeSuper(first.name)), at: expression.place)
      }
      if isSuper { flow.given.formUnion(properties(flow).filter(\.isLet)) }
      flow.missing.subtract(properties(flow))
      flow.awaitsSuper = false
      if flow.hasWrappers { flow.hasDelegated = !isSuper && !(function?.owner?.isClass ?? true) }
    case .closure(let closure):
      for item in closure.captureList { visit(item.value, &flow) }
      let captures = closure.captures.filter { $0.name != "self" || !asksOnlyTypeOfSelf(closure) }
      visitCaptures(captures, isClosure: true, at: expression.place, &flow)
      guard let body = closure.checkedBody else { return }
      checkInitialization(body)
    case .statement(let statement): visit(statement, &flow)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      visit(left, &flow)
      var inner = flow
      visit(right, &inner)
    default:
      for child in expression.children { visit(child, &flow) }
    }
  }

  /// True for a function of the library whose call swiftc replaces by its body before it checks initialization:
  /// `precondition(count > 0)` may read the properties that have a value.
  private static func isTransparent(_ function: FunctionDeclaration) -> Bool {
    function.place.file.isLibrary && function.owner == nil
      && ["precondition", "assert", "preconditionFailure", "assertionFailure"].contains(function.name)
  }

  /// The expression of an autoclosure, evaluated in place.
  private func visitInline(_ value: Expression, _ flow: inout InitializationFlow) {
    guard case .closure(let closure) = value.kind, let statement = closure.checkedBody?.statements.first,
      case .returnValue(let result?) = statement.kind
    else { return visit(value, &flow) }
    var inner = flow
    visit(result, &inner)
  }

  /// A variable that is copied into another is read where the assignment is.
  private func visitCopied(_ value: Expression, to target: Expression, _ flow: inout InitializationFlow) {
    let start = table.diagnostics.count
    visit(value, &flow)
    guard table.diagnostics.count == start + 1, table.diagnostics[start].problem.isReadTooEarly else { return }
    switch value.kind {
    case .property(let base, _, _, _) where !isSelf(base): break
    case .variable, .property:
      let sign = equalsSign(after: target.place)
      table.diagnostics[start] = table.diagnostics[start].moved(to: sign.offset, in: sign.file)
    default: break
    }
  }

  private func assign(_ target: Expression, _ flow: inout InitializationFlow, _ assignment: Expression) {
    switch target.kind {
    case .property(let base, let variable, _, _)
    where isSelf(base) && flow.delegation.forbids(variable, of: function?.owner):
      let isClass = function?.owner?.isClass ?? false
      let isOwn = flow.delegation.kind == .toOwn
      _ = useSelf(
        variable.name, at: isOwn && isClass ? target.place : equalsSign(after: target.place), flow)
    case .property(let base, let variable, _, _) where isSelf(base) && variable.isLet && !variable.isComputedMember:
      flow.missing.remove(variable)
      if !flow.given.insert(variable).inserted || flow.tuples.isGiven(variable) {
        error(.flow(.initializedTwice("self.\(variable.name)")), at: equalsSign(after: target.place))
      }
    case .property(let base, let variable, _, _) where isSelf(base) && variable.isComputedMember:
      useAccessor(of: variable, at: equalsSign(after: target.place), flow)
    case .property(let base, let variable, _, _) where isSelf(base): flow.missing.remove(variable)
    case .variable(let variable) where variable.name == "self":
      let constants = flow.given.filter { $0.kind == .property }
      if let first = constants.min(by: { $0.place.offset < $1.place.offset }) {
        error(.flow(.initializedTwice("self.\(first.name)")), at: equalsSign(after: target.place))
      }
      flow.missing.subtract(properties(flow))
      flow.delegation.note()
    case .variable(let variable):
      flow.missing.remove(variable)
      if variable.isLet, variable.isInitializedLater,
        !flow.given.insert(variable).inserted || flow.tuples.isGiven(variable)
      {
        error(.flow(.initializedTwice(variable.name)), at: equalsSign(after: target.place))
      }
      if variable.wrapping != nil { visit(target, &flow) }
    case .tupleElement:
      if !assignElement(target, &flow) { visit(target, &flow) }
    case .property(let base, _, _, _):
      if case .variable(let variable) = base.kind, flow.missing.remove(variable) != nil {
        error(.flow(.storedBeforeWhole(variable.name)), at: equalsSign(after: target.place))
        return
      }
      if case .property(let owner, let variable, _, _) = base.kind, isSelf(owner),
        base.type.nominal?.kind == .structure,
        flow.missing.remove(variable) != nil
      {
        error(.flow(.storedBeforeWhole("self.\(variable.name)")), at: equalsSign(after: target.place))
        return
      }
      visit(target, &flow)
    case .tuple(let parts): for part in parts { assign(part, &flow, assignment) }
    case .discard: break
    default: visit(target, &flow)
    }
  }
}

extension VariableDeclaration {
  /// True for a member that is accessed through its own functions.
  var isComputedMember: Bool {
    kind == .property && getter != nil && storageIndex == nil && overridden == nil
  }
}

extension Expression {
  /// `self.count` for `self._count`: assigning the storage of a tracked property initializes the property.
  fileprivate var ofTrackedProperty: Expression? {
    guard case .property(let base, let variable, let substitution, let isDirect) = kind,
      let property = variable.storageOf
    else { return nil }
    return Expression(.property(base, property, substitution, isDirect: isDirect), type: type, place: place)
  }
}
