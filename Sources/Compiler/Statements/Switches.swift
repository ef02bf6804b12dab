import Code
import Tree

extension FunctionBuilder {
  func lowerSwitch(
    _ label: LoopLabel, _ subject: Expression, _ variable: VariableDeclaration, _ cases: [SwitchCase]
  ) {
    let type = type(subject)
    let start = mark
    let end = Exit(label: makeLabel(), mark: start)
    let value = lower(subject)
    let isTuple = if case .tuple = type { true } else { false }
    let isStable = value.kind == .owned && !isTuple || isStable(subject, value)
    storages[ObjectIdentifier(variable)] = .register(value.register, isMutable: false)
    context.loops.append(LoopTarget(label: label, breakExit: end, continueExit: nil))
    let savedTarget = context.fallthroughTarget
    let bodies = cases.map { _ in makeLabel() }
    let table = jumpTable(cases, type)
    if let table { emitTable(table, value.register, bodies) }
    let works = cases.enumerated().map { index, each in
      { [self] (end: Exit) in
        context.fallthroughTarget = index + 1 < bodies.count ? Exit(label: bodies[index + 1], mark: mark) : nil
        lowerCase(each, value, type, isStable: isStable, hasTable: table != nil, body: bodies[index], end: end)
      }
    }
    if type.isNoncopyable, value.kind == .owned { dismantledSubjects.insert(value.register) }
    defer { dismantledSubjects.remove(value.register) }
    if holdsNoncopyables {
      lowerWithMoves(works, value, end)
    } else {
      alternatives(works.map { work in { work(end) } })
      if isReachable { emitTrap(.unreachable) }
    }
    context.fallthroughTarget = savedTarget
    context.loops.removeLast()
    drop(value)
    putLabel(end.label)
  }

  /// The cases jump to their own ends, in the scope around the subject.
  private func lowerWithMoves(_ works: [(Exit) -> Void], _ value: Temp, _ end: Exit) {
    let scope = mark
    alternativesWithMoves(
      works.enumerated().map { index, work in
        { [self] label in
          work(Exit(label: label, mark: scope))
          // No case is left to try.
          if index == works.count - 1, isReachable { emitTrap(.unreachable) }
        }
      })
    if isReachable { go(to: end) }
  }

  private func lowerCase(
    _ each: SwitchCase, _ value: Temp, _ type: Type, isStable: Bool, hasTable: Bool, body: Label, end: Exit
  ) {
    let scope = mark
    let next = Exit(label: makeLabel(), mark: scope)
    let saved = cleanups
    if isDefault(each) {
      putLabel(body)
      release(value, before: each, type)
      lower(each.body)
    } else if hasTable {
      putLabel(body)
      bindPayload(each, value, type, isStable: isStable)
      lower(each.body)
    } else {
      lowerItems(each.items, value, type, isStable: isStable, orGo: next) { [self] in
        putLabel(body)
        release(value, before: each, type)
        lower(each.body)
      }
    }
    leave(to: scope)
    cleanups = saved
    if isReachable { go(to: end) }
    if !hasTable { putLabel(next.label) }
  }

  /// Like swiftc, releases a subject to which nothing is bound after the case has been selected, unless it is an
  /// enum.
  private func release(_ value: Temp, before each: SwitchCase, _ type: Type) {
    let isTuple = if case .tuple = type { true } else { false }
    let isUnused = type.wrapped != nil && each.items.allSatisfy { $0.pattern.variables.isEmpty }
    guard value.kind == .owned, isDefault(each) || isTuple || isUnused,
      let index = cleanups.lastIndex(where: { $0.releases(value.register) })
    else { return }
    emit(.release, value.register)
    cleanups[index] = Cleanup(kind: .recycle(value.register), number: nextCleanupNumber)
    nextCleanupNumber += 1
  }

  private func isDefault(_ each: SwitchCase) -> Bool {
    each.items.isEmpty
      || each.items.contains { item in
        if case .wildcard = item.pattern, item.condition == nil { true } else { false }
      }
  }

  // MARK: Jump tables

  /// The clause for each case of the enum; nil if the clauses must be tried one by one.
  private func jumpTable(_ cases: [SwitchCase], _ type: Type) -> [Int?]? {
    guard case .nominal(let declaration, _) = type, declaration.kind == .enumeration, type.wrapped == nil,
      declaration.cases.count > 3
    else { return nil }
    var table = [Int?](repeating: nil, count: declaration.cases.count)
    var rest: Int?
    for (index, each) in cases.enumerated() where rest == nil {
      if isDefault(each) {
        rest = index
        continue
      }
      for item in each.items {
        guard item.condition == nil, case .enumCase(let enumCase, let parts) = item.pattern,
          parts.allSatisfy(\.isIrrefutable), each.items.count == 1 || item.pattern.variables.isEmpty
        else { return nil }
        if table[enumCase.index] == nil { table[enumCase.index] = index }
      }
    }
    return table.map { $0 ?? rest } + [rest]
  }

  private func emitTable(_ table: [Int?], _ subject: Register, _ bodies: [Label]) {
    emit(.jumpTable, subject, table.count - 1)
    let missing = makeLabel()
    for entry in table { emitWideJump(.jump, nil, to: entry.map { bodies[$0] } ?? missing) }
    code.keepLast()
    isReachable = false
    if code.isTarget(missing) {
      putLabel(missing)
      emitTrap(.unreachable)
    }
  }

  private func bindPayload(_ each: SwitchCase, _ value: Temp, _ type: Type, isStable: Bool) {
    guard each.items.count == 1, let item = each.items.first, case .enumCase = item.pattern,
      !item.pattern.variables.isEmpty
    else { return }
    let subject = Temp(register: value.register, kind: value.kind == .mutableAlias ? .mutableAlias : .alias)
    match(item.pattern, subject, type, orGo: nil, isStable: isStable)
  }
}

extension Pattern {
  /// True if the pattern matches every value.
  var isIrrefutable: Bool {
    switch self {
    case .wildcard, .bind: true
    case .tuple(let parts): parts.allSatisfy(\.isIrrefutable)
    case .enumCase, .some, .none, .expression, .cast, .converted: false
    }
  }
}
