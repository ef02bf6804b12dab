import Declarations
import Diagnostics
import Inference
import Source
import Tree

extension Checker {
  /// Reports non-Sendable values that are sent to another isolation domain while this one can still use them. Where
  /// regions are not known for certain, nothing is reported.
  func checkRegions(of function: FunctionDeclaration, _ block: Block) {
    guard language == .swift6, !isOpen, function.kind != .initializer, function.kind != .deinitializer else { return }
    RegionWalk(checker: self, function: function, reported: Reported()).visitBody(block)
  }

  /// swiftc does not follow the regions of code at the top of a file, but those of the closures in it.
  func checkRegions(of unit: FunctionDeclaration, _ statement: Statement) {
    guard language == .swift6, !isOpen else { return }
    let walk = RegionWalk(checker: self, function: unit, reported: Reported())
    walk.visitClosures(of: Block([statement], end: statement.place))
  }
}

/// The places at which a problem has been reported: loops are visited twice.
final class Reported { var offsets: Set<Int> = [] }

/// Follows the regions of non-Sendable values through one body (SE-0414).
final class RegionWalk {
  let checker: Checker
  let function: FunctionDeclaration
  let isolation: Isolation
  let reported: Reported
  var regions = Regions()
  /// The regions sent to the tasks of `async let`, by the task's variable.
  var childTasks: [VariableDeclaration: [Regions.ID]] = [:]
  /// The regions sent to the `async let` that is being declared.
  var sentToChild: [Regions.ID] = []
  private var deferred: [[Block]] = []
  private var leaving: [ObjectIdentifier: Regions] = [:]
  /// For each `do` around the current place, the state in which an error leaves it.
  private var thrown: [Regions?] = []

  init(checker: Checker, function: FunctionDeclaration, reported: Reported) {
    self.checker = checker
    self.function = function
    self.reported = reported
    isolation = Self.isolation(of: function, checker)
  }

  /// A closure inherits an actor instance's isolation only if it captures the instance.
  static func isolation(of function: FunctionDeclaration, _ checker: Checker) -> Isolation {
    let isolation = checker.surroundings(of: function).isolation
    guard case .instance = isolation, function.kind == .closure else { return isolation }
    let captures = function.captures + function.captureList.map(\.variable)
    return captures.contains { $0.name == "self" } || function.detail?.isolatedParameter != nil ? isolation : .none
  }

  func visitBody(_ block: Block) {
    if isolation == .unknown { return visitClosures(of: block) }
    let owner: Regions.Owner = isolation == .none ? .task : .isolated(isolation)
    let isClosure = function.kind == .closure
    for parameter in function.parameters.map(\.variable) where isTracked(parameter) {
      let isSent = parameter.detail?.isSending ?? false
      regions.place(parameter, in: regions.make(isSent ? .disconnected : owner))
    }
    if let own = function.selfVariable, isTracked(own) { regions.place(own, in: regions.make(owner)) }
    if isClosure {
      let shared = regions.make(owner)
      for variable in function.captures + function.captureList.map(\.variable) where isTracked(variable) {
        regions.place(variable, in: shared)
      }
    }
    visit(block)
  }

  /// Code without a known isolation contains closures that may have one.
  fileprivate func visitClosures(of block: Block) {
    var walk = BodyWalk { _ in }
    walk.entersBody = { [self] inner in
      if inner.kind == .closure { visitClosure(inner) }
      return false
    }
    walk.visit(block)
  }

  func visitClosure(_ closure: FunctionDeclaration) {
    guard let body = closure.checkedBody else { return }
    RegionWalk(checker: checker, function: closure, reported: reported).visitBody(body)
  }

  /// True for values that code of several isolation domains must not share: also for a variable that a closure
  /// captures by reference.
  func isTracked(_ variable: VariableDeclaration) -> Bool {
    if variable.kind == .local, variable.isCaptured, !variable.isLet, !variable.isInCaptureList, variable.getter == nil
    {
      return true
    }
    return !variable.type.isNoncopyable && !checker.isSendable(variable.type)
  }

  func report(_ problem: SendabilityProblem, at place: Place) {
    guard reported.offsets.insert(place.offset).inserted else { return }
    checker.error(.sendability(problem), at: place)
  }

  // MARK: Statements

  func visit(_ block: Block) {
    deferred.append([])
    for statement in block.statements where !regions.isDead { visit(statement) }
    for block in (deferred.popLast() ?? []).reversed() where !regions.isDead { visit(block) }
  }

  func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .discardSelf(let value), .yield(let value): _ = evaluate(value)
    case .returnValue(let value):
      if let value { _ = evaluate(value) }
      regions.isDead = true
    case .throwError(let value):
      _ = evaluate(value)
      noteThrow()
      regions.isDead = true
    case .failInitializer, .fallthroughNext: regions.isDead = true
    case .breakOut(let label), .continueLoop(let label):
      let key = ObjectIdentifier(label)
      if leaving[key] == nil { leaving[key] = regions } else { leaving[key]?.join(regions) }
      regions.isDead = true
    case .declare(let pattern, let value): declare(pattern, value)
    case .localFunction: break
    case .block(let block): visit(block)
    case .deferred(let block):
      // The end of an `async let` uses nothing.
      if block.end.offset != statement.place.offset { deferred[deferred.count - 1].append(block) }
    case .ifElse(let conditions, let block, let other):
      visit(conditions)
      branch([{ self.visit(block) }, { if let other { self.visit(other) } }])
    case .guardElse(let conditions, let block):
      visit(conditions)
      branch([{ self.visit(block) }, {}])
    case .whileLoop(let label, let conditions, let block):
      loop(label) {
        self.visit(conditions)
        self.visit(block)
      }
    case .repeatWhile(let label, let block, let condition):
      loop(label) {
        self.visit(block)
        _ = self.evaluate(condition)
      }
    case .forIn(let loop):
      let elements = evaluate(loop.sequence)
      self.loop(loop.label) {
        self.bind(loop.pattern, to: elements)
        if let condition = loop.condition { _ = self.evaluate(condition) }
        self.visit(loop.body)
      }
    case .switchCase(let label, let subject, let variable, let cases):
      let value = evaluate(subject)
      if isTracked(variable) { regions.place(variable, in: value ?? regions.make(.unknown)) }
      branch(
        cases.map { one in
          {
            for item in one.items { self.bind(item.pattern, to: value) }
            for item in one.items { if let condition = item.condition { _ = self.evaluate(condition) } }
            self.visit(one.body)
          }
        })
      rejoin(label)
    case .doCatch(let label, let block, let clauses):
      thrown.append(nil)
      visit(block)
      let (start, end) = (thrown.popLast() ?? nil, regions)
      regions.isDead = false
      branch(
        [{ self.regions = end }]
          + clauses.map { clause in
            {
              self.regions = start ?? self.regions
              self.regions.isDead = start == nil
              if start != nil { self.visit(clause.body) }
            }
          })
      rejoin(label)
    }
  }

  /// An error may leave the enclosing `do` here.
  func noteThrow() {
    guard let last = thrown.indices.last else { return }
    if thrown[last] == nil { thrown[last] = regions } else { thrown[last]?.join(regions) }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let value): _ = evaluate(value)
      case .pattern(let pattern, let value): bind(pattern, to: evaluate(value))
      }
    }
  }

  private func declare(_ pattern: Pattern, _ value: Expression?) {
    if case .tuple(let parts) = pattern, case .tuple(let values)? = value?.kind, parts.count == values.count {
      for (part, value) in zip(parts, values) { declare(part, value) }
      return
    }
    let region = value.flatMap { evaluate($0) }
    bind(pattern, to: region, isNew: value == nil || region == nil)
    if case .bind(let variable) = pattern, let value { noteChildTask(variable, value) }
  }

  private func bind(_ pattern: Pattern, to region: Regions.ID?, isNew: Bool = false) {
    for variable in pattern.variables where isTracked(variable) {
      regions.place(variable, in: region ?? regions.make(isNew ? .disconnected : .unknown))
    }
  }

  func branch(_ paths: [() -> Void]) {
    let before = regions
    var after = before
    after.isDead = true
    for path in paths {
      regions = before
      path()
      after.join(regions)
    }
    regions = after
  }

  private func rejoin(_ label: LoopLabel) {
    if let other = leaving.removeValue(forKey: ObjectIdentifier(label)) {
      var alive = other
      alive.isDead = false
      regions.join(alive)
    }
  }

  /// The second pass finds values that the first has sent.
  private func loop(_ label: LoopLabel, _ body: () -> Void) {
    for _ in 0..<2 where !regions.isDead {
      let before = regions
      body()
      rejoin(label)
      regions.join(before)
    }
  }
}
