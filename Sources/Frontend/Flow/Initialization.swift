import Tree

/// Locals declared without a value must have one before they are read, on every path.
struct InitializationFlow {
  /// Declared and, on some path to here, not yet given a value.
  var missing: Set<VariableDeclaration> = []
  /// Nothing runs past here.
  var isDead = false
  /// The initializer of a type with wrapped properties: assignments to those are looked at to its end.
  var hasWrappers = false
  /// Such an initializer has yet to call its superclass's.
  var awaitsSuper = false
  /// One of a struct has called another: assigning to a wrapped property makes its wrapper anew.
  var hasDelegated = false

  fileprivate mutating func join(_ other: InitializationFlow) {
    if isDead {
      self = other
    } else if !other.isDead {
      missing.formUnion(other.missing)
      awaitsSuper = awaitsSuper || other.awaitsSuper
    }
  }
}

extension Checker {
  func checkInitialization(_ block: Block) {
    var flow = InitializationFlow()
    visit(block, &flow)
  }

  /// An initializer must leave every stored property with a value.
  func checkInitializer(_ function: FunctionDeclaration, _ block: Block) {
    guard let owner = function.owner, !function.isConvenience, owner.kind != .enumeration, owner.kind != .protocolType
    else { return }
    var flow = InitializationFlow()
    // An initializer in an extension of a struct delegates; one in the struct itself need not.
    flow.missing = Set(
      owner.storedProperties.filter { !hasInitialValue($0) && !$0.isLazy && !($0.ownership == .weak) })
    flow.hasWrappers = owner.storedProperties.contains { $0.wrapped != nil }
    flow.awaitsSuper = owner.isClass && owner.superclass != nil && flow.hasWrappers
    if flow.missing.isEmpty, !flow.hasWrappers { return checkInitialization(block) }
    visit(block, &flow)
    if !flow.isDead, !properties(flow).isEmpty {
      error("return from initializer without initializing all stored properties", at: block.end)
    }
  }

  func properties(_ flow: InitializationFlow) -> Set<VariableDeclaration> {
    flow.missing.filter { $0.kind == .property }
  }

  func isSelf(_ expression: Expression) -> Bool {
    if case .variable(let variable) = expression.kind { variable.name == "self" } else { false }
  }

  func visit(_ block: Block, _ flow: inout InitializationFlow) {
    for statement in block.statements { visit(statement, &flow) }
  }

  func visit(_ statement: Statement, _ flow: inout InitializationFlow) {
    switch statement.kind {
    case .expression(let value), .yield(let value): visit(value, &flow)
    case .declare(let pattern, let value):
      if let value {
        visit(value, &flow)
      } else {
        flow.missing.formUnion(variables(in: pattern))
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
      var inner = flow
      visit(block, &inner)
      if leaves(Statement(.whileLoop(label, conditions, block), place: statement.place)) { flow.isDead = true }
    case .repeatWhile(_, let block, let condition):
      visit(block, &flow)
      visit(condition, &flow)
    case .forIn(let loop):
      visit(loop.sequence, &flow)
      var inner = flow
      if let condition = loop.condition { visit(condition, &inner) }
      visit(loop.body, &inner)
    case .switchCase(_, let subject, _, let cases):
      visit(subject, &flow)
      var joined = InitializationFlow(missing: [], isDead: true)
      for one in cases {
        var inner = flow
        for item in one.items { if let condition = item.condition { visit(condition, &inner) } }
        visit(one.body, &inner)
        // `break` leaves the switch with what has been assigned so far.
        if inner.isDead, !leaves(one.body) || endsInBreak(one.body) { inner.isDead = false }
        joined.join(inner)
      }
      flow = joined
    case .breakOut, .continueLoop, .failInitializer, .fallthroughNext: flow.isDead = true
    case .returnValue(let value):
      if let value { visit(value, &flow) }
      flow.isDead = true
    case .throwError(let value):
      visit(value, &flow)
      flow.isDead = true
    case .deferred(let block): visit(block, &flow)
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

  private func visit(_ expression: Expression, _ flow: inout InitializationFlow) {
    if flow.missing.isEmpty, !flow.hasWrappers { return }
    switch expression.kind {
    case .assign(let target, let value):
      visit(value, &flow)
      initializeWrapper(expression, target, value, flow)
      if case .assign(let target, _) = expression.kind { assign(target, &flow) }
    case .variable(let variable) where variable.wrapping != nil:
      guard let storage = variable.wrapping?.storage, flow.missing.remove(storage) != nil else { return }
      error("variable '\(storage.name)' used by function definition before being initialized", at: expression.place)
    case .variable(let variable):
      guard flow.missing.remove(variable) != nil else { return }
      let what = variable.isLet ? "constant" : "variable"
      error("\(what) '\(variable.name)' used before being initialized", at: expression.place)
    case .property(let base, let variable, _, _) where isSelf(base) && flow.missing.contains(variable):
      flow.missing.remove(variable)
      let what = variable.isLet ? "constant" : "variable"
      let message =
        variable.owner?.isClass ?? true
        ? "\(what) 'self.\(variable.name)' used before being initialized"
        : "'self' used before all stored properties are initialized"
      error(message, at: memberPlace(expression.place))
    case .property(let base, let variable, _, _) where isSelf(base) && variable.isComputedMember:
      let isClass = variable.owner?.isClass ?? false
      useAccessor(of: variable, at: isClass ? memberPlace(expression.place) : expression.place, flow)
    case .apply(let function, _, let base?, let arguments, _) where isSelf(base) && !properties(flow).isEmpty:
      for argument in arguments { if let value = argument.expression { visit(value, &flow) } }
      if function.kind == .method {
        error(
          "'self' used in method call '\(function.name)' before all stored properties are initialized",
          at: expression.place)
        flow.missing.subtract(properties(flow))
      }
    case .delegateInitializer(_, _, let arguments, let isSuper):
      for argument in arguments { if let value = argument.expression { visit(value, &flow) } }
      if isSuper, let first = properties(flow).min(by: { $0.place.offset < $1.place.offset }) {
        error("property 'self.\(first.name)' not initialized at super.init call", at: expression.place)
      }
      flow.missing.subtract(properties(flow))
      flow.awaitsSuper = false
      if flow.hasWrappers { flow.hasDelegated = !isSuper && !(function?.owner?.isClass ?? true) }
    case .closure(let closure):
      guard let body = closure.checkedBody else { return }
      var inner = flow
      visit(body, &inner)
      flow.missing.formIntersection(inner.missing)
    case .statement(let statement): visit(statement, &flow)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      visit(left, &flow)
      var inner = flow
      visit(right, &inner)
    default:
      for child in expression.children { visit(child, &flow) }
    }
  }

  private func assign(_ target: Expression, _ flow: inout InitializationFlow) {
    switch target.kind {
    case .property(let base, let variable, _, _) where isSelf(base) && variable.isComputedMember:
      useAccessor(of: variable, at: equalsSign(after: target.place), flow)
    case .property(let base, let variable, _, _) where isSelf(base): flow.missing.remove(variable)
    case .variable(let variable) where variable.name == "self": flow.missing.subtract(properties(flow))
    case .variable(let variable):
      flow.missing.remove(variable)
      if variable.wrapping != nil { visit(target, &flow) }
    case .tuple(let parts): for part in parts { assign(part, &flow) }
    case .discard: break
    default: visit(target, &flow)
    }
  }
}

extension VariableDeclaration {
  /// Read and written through functions of its own.
  var isComputedMember: Bool {
    kind == .property && getter != nil && storageIndex == nil && overridden == nil
  }
}
