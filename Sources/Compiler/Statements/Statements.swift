import Code
import Tree

/// The targets of `break` and `continue` with a label.
struct LoopTarget {
  let label: LoopLabel
  let breakExit: Exit
  let continueExit: Exit?
}

extension FunctionBuilder {
  /// A block is a scope: its locals are released at its end, the last first.
  func lower(_ block: Block) {
    let start = mark
    closureEnds.add(block)
    end(closureEnds.ends(atStartOf: block))
    for statement in block.statements {
      if !isReachable { break }
      lower(statement)
      end(closureEnds.ends(after: statement))
    }
    at(block.end)
    leave(to: start)
  }

  func lower(_ statement: Statement) {
    at(statement.place)
    switch statement.kind {
    case .expression(let expression): effect(expression)
    case .declare(let pattern, let value): declare(pattern, value)
    case .localFunction: break
    case .block(let block): lower(block)
    case .ifElse(let conditions, let block, let other): lowerIf(conditions, block, other)
    case .guardElse(let conditions, let block): lowerGuard(conditions, block)
    case .whileLoop(let label, let conditions, let body): lowerWhile(label, conditions, body)
    case .repeatWhile(let label, let body, let condition): lowerRepeat(label, body, condition)
    case .forIn(let loop): lowerFor(loop)
    case .switchCase(let label, let subject, let variable, let cases):
      lowerSwitch(label, subject, variable, cases)
    case .breakOut(let label):
      if let target = context.loops.last(where: { $0.label === label }) { go(to: target.breakExit) }
    case .continueLoop(let label):
      if let exit = context.loops.last(where: { $0.label === label })?.continueExit { go(to: exit) }
    case .fallthroughNext:
      if let exit = context.fallthroughTarget { go(to: exit) }
    case .returnValue(let value): emitReturn(value)
    case .failInitializer: emitInitializerReturn(hasFailed: true)
    case .throwError(let error): lowerThrow(error)
    case .discardSelf(let value): discardValue(value)
    case .deferred(let block): push(.deferred(block))
    case .doCatch(let label, let block, let clauses): lowerDo(label, block, clauses)
    case .yield(let value): lowerYield(value)
    }
  }

  /// Leaves all scopes inside that of the exit, and jumps to it.
  func go(to exit: Exit) {
    emitCleanups(to: exit.mark)
    emitJump(to: exit.label)
  }

  private func declare(_ pattern: Pattern, _ value: Expression?) {
    guard let value else {
      for variable in pattern.variables { declareEmpty(variable) }
      return
    }
    switch pattern {
    case .bind(let variable):
      noteNumber(variable, value)
      declare(variable, value)
    case .tuple(let patterns):
      if case .tuple(let elements) = value.kind, elements.count == patterns.count {
        declareEach(patterns, elements)
      } else {
        match(pattern, lower(value), type(value), orGo: nil)
      }
    case .wildcard: effect(value)
    default: match(pattern, lower(value), type(value), orGo: nil)
    }
  }

  /// `let (a, b) = (1, 2)`: first all values, then the names.
  private func declareEach(_ patterns: [Pattern], _ values: [Expression]) {
    let temps = values.map { own(lower($0), type($0)) }
    for (index, pattern) in patterns.enumerated() { match(pattern, temps[index], type(values[index]), orGo: nil) }
  }

  private func lowerIf(_ conditions: [Condition], _ block: Block, _ other: Statement?) {
    let start = mark
    let no = Exit(label: makeLabel(), mark: start)
    let end = makeLabel()
    lower(conditions, orGo: no)
    if holdsNoncopyables {
      return alternativesWithMoves([
        { [self] end in
          lower(block)
          leave(to: start)
          if isReachable { emitJump(to: end) }
        },
        { [self] end in
          putLabel(no.label)
          if let other { lower(other) }
          if isReachable { emitJump(to: end) }
        },
      ])
    }
    alternatives([
      { [self] in
        lower(block)
        leave(to: start)
        if other != nil { emitJump(to: end) }
      },
      { [self] in
        putLabel(no.label)
        if let other { lower(other) }
      },
    ])
    putLabel(end)
  }

  /// The bound names stay in scope afterwards; the `else` block is out of line.
  private func lowerGuard(_ conditions: [Condition], _ block: Block) {
    let start = mark
    let otherwise = addPad(.custom { [self] in lower(block) })
    noteWaysOut()
    lower(conditions, orGo: Exit(label: otherwise, mark: start))
  }

  /// Records the exits by which a block that is lowered later may leave.
  private func noteWaysOut() {
    guard isReachable else { return }
    for loop in context.loops {
      code.noteUse(of: loop.breakExit.label)
      if let again = loop.continueExit { code.noteUse(of: again.label) }
    }
    if let handler = context.handlers.last { code.noteUse(of: handler.exit.label) }
  }

  /// Evaluates conditions in order; the names they bind are in scope afterwards.
  func lower(_ conditions: [Condition], orGo exit: Exit) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression): branch(expression, when: false, to: exit)
      case .pattern(let pattern, let value):
        at(value.place)
        let temp = lower(value)
        match(pattern, temp, type(value), orGo: exit, isStable: isStable(value, temp))
      }
    }
  }

  /// True if the temp is the register of a constant, which lives as long as anything bound to a part of it.
  func isStable(_ value: Expression, _ temp: Temp) -> Bool {
    guard temp.kind == .alias, case .variable = value.kind else { return false }
    return true
  }

  private func lowerYield(_ value: Expression) {
    guard let target = context.yields.last else {
      effect(value)
      return
    }
    if type(value).isVoid || isNever(type(value)) {
      effect(value)
    } else {
      lower(value, into: target.register)
    }
    if isReachable { go(to: target.exit) }
  }

  // MARK: Errors

  private func lowerThrow(_ error: Expression) {
    let register = context.handlers.last?.register ?? errorRegister
    lower(error, into: register)
    leaveWithError(register)
  }

  private func lowerDo(_ label: LoopLabel, _ block: Block, _ clauses: [CatchClause]) {
    let end = Exit(label: makeLabel(), mark: mark)
    let again = label.isContinued ? Exit(label: makeLabel(), mark: mark) : nil
    context.loops.append(LoopTarget(label: label, breakExit: end, continueExit: again))
    let top = makeLabel()
    if again != nil { putLabel(top) }
    if clauses.isEmpty { lower(block) } else { lowerCaught(block, clauses, end: end) }
    context.loops.removeLast()
    if let again {
      if isReachable { emitJump(to: end.label) }
      putLabel(again.label)
      if isReachable { emitLoop(to: top) }
    }
    putLabel(end.label)
  }

  private func lowerCaught(_ block: Block, _ clauses: [CatchClause], end: Exit) {
    let caught = Exit(label: makeLabel(), mark: mark)
    let error = registers.allocate(.owned)
    let savedDepth = context.tryDepth
    context.handlers.append(ErrorHandler(exit: caught, register: error))
    // The block may not have finished its initialization when an error is caught.
    let before = context.initialization
    var after: Initialization?
    func reach() {
      guard isReachable, let reached = context.initialization else { return }
      if after == nil { after = reached } else { after?.join(reached) }
    }
    defer { context.initialization = after ?? before }
    lower(block)
    reach()
    context.handlers.removeLast()
    context.tryDepth = savedDepth
    emitJump(to: end.label)
    putLabel(caught.label)
    guard isReachable else {
      registers.recycle(error)
      return
    }
    let start = mark
    push(.release(error))
    for clause in clauses where isReachable {
      context.initialization = before
      lower(clause, error, end, reach)
    }
    if isReachable { rethrow(error) }
    isReachable = false
    leave(to: start)
  }

  /// - Parameter reach: Called at the end of the clause, where the code after all clauses follows.
  private func lower(_ clause: CatchClause, _ error: Register, _ end: Exit, _ reach: () -> Void) {
    let start = mark
    let next = Exit(label: makeLabel(), mark: start)
    storages[ObjectIdentifier(clause.error)] = .register(error, isMutable: false)
    let type = concrete(clause.error.type)
    if clause.items.isEmpty {
      bindCaught(clause.error, error)
      lower(clause.body)
    } else {
      lowerItems(
        clause.items, Temp(register: error, kind: .alias), type, isStable: true, orGo: next
      ) { [self] in
        bindCaught(clause.error, error)
        lower(clause.body)
      }
    }
    leave(to: start)
    reach()
    if isReachable { go(to: end) }
    putLabel(next.label)
  }

  /// If a closure shares the error's name, the error gets its own cell.
  private func bindCaught(_ variable: VariableDeclaration, _ error: Register) {
    guard variable.needsCell else { return }
    declare(variable, Temp(register: error, kind: .alias))
  }

  private func rethrow(_ error: Register) {
    removeCleanup(of: error)
    let target = context.handlers.last?.register ?? errorRegister
    emit(.take, target, error)
    leaveWithError(target)
    push(.release(error))
  }
}
