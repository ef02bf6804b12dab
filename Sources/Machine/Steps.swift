import Code

/// Instructions that are rare, or so expensive that another call does not matter.
extension Machine {
  /// Executes the instruction before `state.next`.
  @inline(never)
  func step(_ state: UnsafeMutablePointer<FiberState>) throws {
    let (next, base, routine, _) = state.pointee.position
    let opcode = next[-1].opcode
    switch opcode {
    // MARK: Calls
    case .call:
      try enter(resolveCallee(next.b, of: routine), base + next.c, state)
    case .callMethod:
      let window = base + next.c
      try enter(
        resolveMethod(next.b, of: window.pointee.object.unsafelyUnwrapped.header.pointee.info), window, state)
    case .callClosure:
      let closure = base[next.b].object.unsafelyUnwrapped
      let window = base + next.c
      let callee = try resolveClosure(closure)
      window[callee.pointee.parameterCount - 1] = Slot(bits: 0, object: closure)
      try enter(callee, window, state)
    case .callWitness:
      let window = base + next.c
      try enter(openWitness(routine.pointee.witnessSites + next.b, window, state), window, state)
    case .hop: try hop(state, toMain: next.a != 0)
    case .hopBack: try hop(state, toMain: base[next.a].bits != 0)
    case .closeWitness:
      state.pointee.next = closeWitness(next - 1, base, routine, state)
    case .redirect:
      try redirect(state)
    case .trap:
      throw programTrap(TrapKind(rawValue: next[-1].b), message: next.c == 0 ? nil : base[next.a])

    // MARK: Records
    case .makeInstance:
      base[next.a] = Slot(bits: 0, object: try makeInstance(routine.pointee.types[next.b], isPartial: next.c == 1))
    case .initialized:
      initialized(base[next.a].object.unsafelyUnwrapped)
    case .discardRecord: base[next.a].object?.header.pointee.flags.insert(.isDeinitialized)
    case .makeClosure:
      let closure = makeClosure(next.b, of: routine, captures: base + next.c, count: Int(next.pointee.a))
      base[next.a] = Slot(bits: 0, object: closure)
      state.pointee.next += 1
    case .makeCell:
      let cell = makeCell(base[next.b])
      base[next.b].object = nil
      base[next.a] = Slot(bits: 0, object: cell)
    case .unique:
      guard let record = base[next.a].object, !record.isNeverCopied else { return }
      base[next.a].object = heap.copy(record)
      Reference.release(record)
    case .makeWeak:
      base[next.a] = Slot(consuming: Value(makeWeak(base[next.b])))
    case .loadWeak:
      base[next.a] = try loadWeak(base[next.b].object.unsafelyUnwrapped, traps: next.c == 1)

    // MARK: Globals
    case .setGlobal:
      let cell = routine.pointee.globals[next.b]
      let old = cell.pointee
      try initializeByAssignment(old, next.b, routine)
      cell.pointee = base[next.a]
      base[next.a].object = nil
      Reference.release(old.object)
    case .getGlobal:
      // The value that a variable has in a program compiled with swiftc before its declaration has run.
      let value = routine.pointee.globals[next.b].pointee
      if value.bits != Vacancy.isNotSet.rawValue { throw vacantGlobal(value, next.b, routine) }
      base[next.a].bits = 0
    case .initializeGlobal:
      try initializeGlobal(next.b, routine)

    // MARK: Existentials, casts, types
    case .makeExistential:
      let value = base[next.c]
      base[next.c].object = nil
      base[next.a] = Slot(bits: 0, object: makeExistential(value, routine.pointee.types[next.b]))
    case .castConditionally, .castForcibly, .castTest:
      base[next.a] = try runCast(opcode, base[next.b], next.c, routine)
    case .typeOf:
      let type = base[next.b].object.unsafelyUnwrapped.header.pointee.info.pointee.type
      base[next.a] = Slot(bits: 0, object: type.retain().toOpaque())

    // MARK: Arrays and key paths
    case .makeArray:
      base[next.a] = makeArray(base + next.c, count: Int(next.pointee.a))
      state.pointee.next += 1
    case .arraySet:
      let element = try uniqueElement(base + next.a, index: base[next.b].bits)
      let old = element.pointee.object
      element.pointee = base[next.c]
      base[next.c].object = nil
      Reference.release(old)
    case .arrayTake:
      let element = try uniqueElement(base + next.b, index: base[next.c].bits)
      let value = element.pointee
      let vacancy = shared.pointee.vacancy
      if value.holds(vacancy) { throw Trap.conflict("an array element") }
      Reference.retain(vacancy)
      element.pointee = Slot(bits: Vacancy.isBeingModified.rawValue, object: vacancy)
      base[next.a] = value
    case .arrayAppend: try append(base + next.b, to: base + next.a)
    case .locateField: base[next.a] = try field(next.c, ofRecordIn: base + next.b)
    case .stepToField: base[next.a] = try field(next.c, ofRecordIn: base[next.b].place)
    case .locateElement: base[next.a] = try element(base[next.c].bits, ofArrayIn: base + next.b)
    case .stepToElement: base[next.a] = try element(base[next.c].bits, ofArrayIn: base[next.b].place)
    case .makeKeyPath:
      base[next.a] = makeKeyPath(next.b, of: routine, arguments: base + next.c)

    // MARK: Observation
    case .observeAccess: observeAccess(base[next.a], routine.pointee.members[next.b])
    case .observeWillSet: try observeWillSet(base[next.a], routine.pointee.members[next.b], new: base[next.c])
    case .observeWillModify: try observeWillSet(base[next.a], routine.pointee.members[next.b], new: nil)
    case .observeDidSet: try observeDidSet(base[next.a], routine.pointee.members[next.b])
    case .observeEqual: observeEqual(base[next.a], routine.pointee.members[next.b], new: base[next.c])
    case .noteRead: noteRead(base[next.a], routine.pointee.members[next.b])
    case .noteElementRead: noteRead(base[next.a], routine.pointee.members[next.b], element: Int(base[next.c].int))
    case .noteWrite: noteWrite(base[next.a], routine.pointee.members[next.b])
    case .noteGlobalRead: noteRead(nil, routine.pointee.members[next.b])
    case .noteGlobalElementRead: noteRead(nil, routine.pointee.members[next.b], element: Int(base[next.c].int))
    case .noteGlobalWrite: noteWrite(nil, routine.pointee.members[next.b])
    default: break
    }
  }

  /// `exit`: the fiber's function has returned, or thrown an error that nothing caught.
  @inline(never)
  func leave(_ state: UnsafeMutablePointer<FiberState>, _ result: Slot) -> Fiber.Outcome {
    guard let error = state.pointee.error else { return .returned(result.owned) }
    state.pointee.error = nil
    return .threw(Slot(bits: 0, object: error).owned)
  }
}
