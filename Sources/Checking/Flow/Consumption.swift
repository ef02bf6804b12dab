import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// The order in which noncopyable values are used and moved.
struct OwnershipFlow {
  /// The variables whose value has been moved out on some path to this point.
  var consumed: Set<VariableDeclaration> = []
  var isDead = false

  mutating func join(_ other: OwnershipFlow) {
    if other.isDead { return }
    if isDead {
      self = other
      return
    }
    consumed.formUnion(other.consumed)
  }
}

/// The rules of ownership for one body: noncopyable values and `consume` (SE-0366, SE-0377, SE-0390).
///
/// An expression that moves a value out of a variable becomes a `consumed` expression in the tree, so that the
/// compiler moves it as well.
final class OwnershipWalk {
  private let checker: Checker
  private let function: FunctionDeclaration?
  private var flow = OwnershipFlow()
  private var leaving: [ObjectIdentifier: OwnershipFlow] = [:]
  /// The variables declared in the bodies of the enclosing loops, the innermost last.
  private var loops: [(own: Set<VariableDeclaration>, before: Set<VariableDeclaration>)] = []
  private var reported: Set<VariableDeclaration> = []
  /// The names of parts of a value that a `switch` only borrows.
  private var borrowed: Set<VariableDeclaration> = []
  private var isArgument = false
  /// The places of the initial values of copyable variables, where swiftc reports their misuse.
  private var beginnings: [VariableDeclaration: Place] = [:]
  /// The variables declared in the closure that is being visited, if any.
  private var closureVariables: Set<VariableDeclaration>?

  init(_ checker: Checker, _ function: FunctionDeclaration?) {
    (self.checker, self.function) = (checker, function)
  }

  /// Types for which a use after `consume` is not an error: nothing is moved.
  private static let numbers = ["Int", "Double", "Bool", "UInt8", "Float"]

  // MARK: Statements

  func visit(_ block: Block) { for statement in block.statements { visit(statement) } }

  func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): borrow(value)
    case .declare(let pattern, let value):
      if let value { if case .wildcard = pattern { borrow(value) } else { consume(value) } }
      declare(pattern.variables)
      if let value, case .bind(let variable) = pattern, !checker.isNoncopyable(variable.type) {
        beginnings[variable] = value.place
      }
    case .localFunction(let function):
      if let body = function.checkedBody { visitClosure(function, body) }
    case .block(let block), .deferred(let block): visit(block)
    case .ifElse(let conditions, let block, let other):
      visit(conditions)
      let before = flow
      visit(block)
      let after = flow
      flow = before
      if let other { visit(other) }
      flow.join(after)
    case .guardElse(let conditions, let block):
      visit(conditions)
      let before = flow
      visit(block)
      flow = before
    case .whileLoop(let label, let conditions, let body):
      loop(label) {
        visit(conditions)
        visit(body)
      }
    case .repeatWhile(let label, let body, let condition):
      loop(label) {
        visit(body)
        borrow(condition)
      }
    case .forIn(let loop):
      borrow(loop.sequence)
      self.loop(loop.label) {
        declare(loop.pattern.variables)
        if let condition = loop.condition { borrow(condition) }
        visit(loop.body)
      }
    case .switchCase(let label, let subject, _, let cases):
      borrow(subject)
      var joined = OwnershipFlow(isDead: true)
      let before = flow
      for one in cases {
        flow = before
        for item in one.items {
          declare(item.pattern.variables)
          if isPath(subject) { borrowed.formUnion(item.pattern.variables) }
          if let condition = item.condition { borrow(condition) }
        }
        visit(one.body)
        joined.join(flow)
      }
      flow = joined
      rejoin(label)
    case .doCatch(let label, let block, let clauses):
      let before = flow
      visit(block)
      var joined = flow
      for clause in clauses {
        flow = before
        visit(clause.body)
        joined.join(flow)
      }
      flow = joined
      rejoin(label)
    case .breakOut(let label):
      leaving[ObjectIdentifier(label), default: OwnershipFlow(isDead: true)].join(flow)
      flow.isDead = true
    case .continueLoop:
      checkLoop()
      flow.isDead = true
    case .fallthroughNext: break
    case .returnValue(let value):
      if let value { consume(value) }
      leave()
    case .failInitializer: leave()
    case .throwError(let value):
      borrow(value)
      leave()
    case .yield(let value): consume(value)
    case .discardSelf(let value):
      checker.checkDiscardedParts(of: value, at: statement.place)
      consume(value)
    }
  }

  /// An inout parameter must have a value wherever the function is left.
  func leave() {
    if flow.isDead { return }
    for variable in flow.consumed where variable.isInout {
      let name = variable.name
      report(checker.isNoncopyable(variable.type) ? .inoutNotRefilled(name) : .usedAfterConsume(name), variable)
    }
    flow.isDead = true
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let value): borrow(value)
      case .pattern(let pattern, let value):
        if pattern.variables.isEmpty { borrow(value) } else { consume(value) }
        declare(pattern.variables)
      }
    }
  }

  private func declare(_ variables: [VariableDeclaration]) {
    for variable in variables {
      flow.consumed.remove(variable)
      if !loops.isEmpty { loops[loops.count - 1].own.insert(variable) }
      closureVariables?.insert(variable)
    }
  }

  private func rejoin(_ label: LoopLabel) {
    if let other = leaving.removeValue(forKey: ObjectIdentifier(label)) { flow.join(other) }
  }

  private func loop(_ label: LoopLabel, _ body: () -> Void) {
    let before = flow
    loops.append(([], before.consumed))
    body()
    checkLoop()
    loops.removeLast()
    flow.join(before)
    rejoin(label)
  }

  /// Called at the end of an iteration: a value that has been moved out is missing in the next one.
  private func checkLoop() {
    guard !flow.isDead, let loop = loops.last else { return }
    for variable in flow.consumed.subtracting(loop.before) where !loop.own.contains(variable) {
      let name = variable.name
      report(checker.isNoncopyable(variable.type) ? .consumedInLoop(name) : .usedAfterConsume(name), variable)
    }
  }

  // MARK: Expressions

  /// An expression whose value is borrowed in place.
  private func borrow(_ expression: Expression) {
    switch expression.kind {
    case .variable(let variable): use(variable)
    case .consumed(let inner): move(inner, by: expression)
    case .assign(let target, let value):
      consume(value)
      assign(target)
    case .discard(let inner): borrow(inner)
    case .apply(let function, let substitution, let base, let arguments, _):
      checker.checkCopyable(function, substitution, at: expression)
      if let base { if function.selfVariable?.isConsuming ?? false { consume(base) } else { borrow(base) } }
      pass(arguments, function)
    case .delegateInitializer(let function, _, let arguments, _): pass(arguments, function)
    case .call(let callee, let arguments):
      borrow(callee)
      var parameters: [FunctionType.Parameter] = []
      if case .function(let type) = callee.type.resolved { parameters = type.parameters }
      for (index, argument) in arguments.enumerated() {
        pass(argument, isConsuming: index < parameters.count && parameters[index].isConsuming)
      }
    case .enumCase(_, let payload): for value in payload { consume(value) }
    case .array(let values):
      checkElements(values, of: "Array", at: expression)
      for value in values { consume(value) }
    case .dictionary(let pairs):
      checkElements(pairs.flatMap { [$0.key, $0.value] }, of: "Dictionary", at: expression)
      for pair in pairs {
        consume(pair.key)
        consume(pair.value)
      }
    case .tuple(let values):
      if values.contains(where: { checker.isNoncopyable($0.type) }) {
        checker.error(.type(.noncopyableTuple(expression.type.resolved.shown)), at: expression.place)
      }
      for value in values { consume(value) }
    case .closure(let closure):
      for item in closure.captureList { consume(item.value) }
      if let body = closure.checkedBody { visitClosure(closure, body) }
    case .statement(let statement): visit(statement)
    case .erase(let inner):
      if checker.isNoncopyable(inner.type) {
        checker.reportErasure(of: inner, isArgument: isArgument)
        borrow(inner)
      } else {
        consume(inner)
      }
    case .and(let left, let right), .or(let left, let right):
      borrow(left)
      branch({ borrow(right) }, or: {})
    case .coalesce(let left, let right):
      consume(left)
      branch({ consume(right) }, or: {})
    case .ternary(let condition, let yes, let no):
      borrow(condition)
      branch({ consume(yes) }, or: { consume(no) })
    default: for child in expression.children { borrow(child) }
    }
  }

  /// Collections hold only copyable values.
  private func checkElements(_ values: [Expression], of collection: String, at expression: Expression) {
    guard let value = values.first(where: { checker.isNoncopyable($0.type) }) else { return }
    let subject = Subject.generic(.structure, collection)
    checker.error(
      .generics(.unmet(subject, .conforms(value.type.resolved.shown, "Copyable"))), at: expression.place)
  }

  private func branch(_ first: () -> Void, or second: () -> Void) {
    let before = flow
    first()
    let after = flow
    flow = before
    second()
    flow.join(after)
  }

  private func pass(_ arguments: [Argument], _ function: FunctionDeclaration) {
    for (index, argument) in arguments.enumerated() {
      let parameter = index < function.parameters.count ? function.parameters[index].variable : nil
      let isSynthesized = function.synthesized != nil
      pass(argument, isConsuming: parameter?.isConsuming ?? false || isSynthesized)
    }
  }

  private func pass(_ argument: Argument, isConsuming: Bool) {
    let outer = isArgument
    isArgument = true
    defer { isArgument = outer }
    guard case .value(let value) = argument, isConsuming else {
      if let value = argument.expression { borrow(value) }
      return
    }
    consume(value)
  }

  /// An expression whose value is consumed.
  private func consume(_ expression: Expression) {
    switch expression.kind {
    case .variable(let variable) where moves(variable, expression.type):
      move(Expression(expression.kind, type: expression.type, place: expression.place), by: expression)
      if reported.contains(variable) { return }
      if variable.kind == .local || variable.kind == .parameter { wrap(expression) }
    case .property(let base, let property, _, _)
    where checker.isNoncopyable(expression.type) && property.storageIndex != nil:
      if checker.isClassType(base.type.resolved) {
        return checker.error(.flow(.borrowedConsumed(path(expression))), at: expression.place)
      }
      if case .nominal(let owner, _) = base.type.resolved, owner.deinitializer != nil {
        return checker.error(.flow(.partOfDeinitialized(path(base))), at: expression.memberPlace ?? expression.place)
      }
      borrow(base)
      if isPath(base) { wrap(expression) }
    case .wrap(let inner), .tryPlain(let inner), .tryForced(let inner), .await(let inner), .reinterpret(let inner),
      .tryOptional(let inner), .forceUnwrap(let inner):
      consume(inner)
    default: borrow(expression)
    }
  }

  /// The expression as it is written: `self.file.name`.
  private func path(_ expression: Expression) -> String {
    switch expression.kind {
    case .variable(let variable): variable.name
    case .property(let base, let property, _, _): "\(path(base)).\(property.name)"
    default: ""
    }
  }

  private func isPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .variable(let variable): variable.kind == .local || variable.kind == .parameter
    case .property(let base, let property, _, _): property.storageIndex != nil && isPath(base)
    default: false
    }
  }

  private func wrap(_ expression: Expression) {
    let inner = Expression(expression.kind, type: expression.type, place: expression.place)
    inner.memberPlace = expression.memberPlace
    expression.kind = .consumed(inner)
  }

  /// True for a value that a use moves, where another value would be copied.
  private func moves(_ variable: VariableDeclaration, _ type: Type) -> Bool {
    if case .metatype = type { return false }
    return checker.isNoncopyable(type) || variable.kind == .parameter && variable.isBorrowing
  }

  private func use(_ variable: VariableDeclaration) {
    if !flow.isDead, flow.consumed.contains(variable) { report(.usedAfterConsume(variable.name), variable) }
  }

  private func move(_ inner: Expression, by expression: Expression) {
    guard case .variable(let variable) = inner.kind else { return borrow(inner) }
    if flow.isDead { return }
    if variable.kind == .global || variable.kind == .staticProperty {
      return checker.error(.flow(.globalConsumed(variable.name)), at: expression.place)
    }
    if Self.numbers.contains(where: variable.type.resolved.isLibrary) { return }
    if flow.consumed.contains(variable) { return report(.consumedTwice(variable.name), variable) }
    if let own = closureVariables, !own.contains(variable), checker.isNoncopyable(variable.type) {
      return report(.capturedConsumed(variable.name), variable)
    }
    let isOwnSelf = variable == function?.selfVariable && function?.kind != .initializer
    let isLentSelf = isOwnSelf && !variable.isConsuming && !variable.isInout && checker.isNoncopyable(variable.type)
    let isLent = variable.isBorrowing || borrowed.contains(variable) || isLentSelf
    if isLent { return report(.borrowedConsumed(variable.name), variable) }
    flow.consumed.insert(variable)
  }

  /// An assignment target: a whole variable has a value again afterwards.
  private func assign(_ target: Expression) {
    if case .variable(let variable) = target.kind {
      flow.consumed.remove(variable)
    } else {
      borrow(target)
    }
  }

  private func visitClosure(_ closure: FunctionDeclaration, _ body: Block) {
    let (outer, outerLoops, outerFlow) = (closureVariables, loops, flow)
    closureVariables = Set(closure.parameters.map(\.variable) + closure.captureList.map(\.variable))
    loops = []
    visit(body)
    (closureVariables, loops, flow) = (outer, outerLoops, outerFlow)
  }

  private func report(_ problem: FlowProblem, _ variable: VariableDeclaration) {
    if reported.insert(variable).inserted { checker.error(.flow(problem), at: beginnings[variable] ?? variable.place) }
  }
}
