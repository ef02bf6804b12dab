import Code

extension Machine {
  /// Removes a fiber's frames after a trap: values that were moved out to be changed in place return to their places,
  /// and all owned registers are released. Returns the error; a trap is completed with its location.
  func unwind(_ state: UnsafeMutablePointer<FiberState>, _ error: any Error) -> any Error {
    if trapsEndProgram, (error as? Trap)?.isEnd ?? false { hasTrapped = true }
    var calls: [Trap.Call] = []
    Reference.release(state.pointee.error)
    state.pointee.error = nil
    var callee = state.pointee.callee
    state.pointee.callee = nil
    while state.pointee.routine != entry.routine {
      let routine = state.pointee.routine
      let code = routine.pointee.code.takeUnretainedValue()
      calls.append(Trap.Call(function: code.name, place: place(of: state.pointee.next - 1, in: routine)))
      let reached = state.pointee.next - routine.pointee.instructions - 1
      if code.initializesInstance { state.pointee.base[0].object?.header.pointee.flags.insert(.isUnfinished) }
      endCall(state, callee)
      if let instructions = code.begunAccesses[reached] { carryOut(instructions, state) }
      releaseRegisters(of: routine, state.pointee.base)

      callee = routine
      state.pointee.frame -= 1
      let caller = state.pointee.frame.pointee
      state.pointee.next = caller.next
      state.pointee.base = caller.base
      state.pointee.routine = caller.routine
    }
    guard var trap = error as? Trap else {
      guard var stopping = error as? any StoppingError else { return error }
      stopping.calls += calls.prefix(64 - min(64, stopping.calls.count)).map(\.place)
      return stopping
    }
    if trap.place == .unknown, let first = calls.first { trap.place = first.place }
    trap.trace += calls
    if trap.trace.count > 64 { trap.trace.removeSubrange(48..<trap.trace.count - 16) }
    return trap
  }

  /// The source place of an instruction. The machine's own instructions after the end of a function belong to the
  /// call before them.
  func place(
    of instruction: UnsafeMutablePointer<Instruction>, in routine: UnsafeMutablePointer<Routine>
  ) -> SourcePlace {
    let places = routine.pointee.code.takeUnretainedValue().places
    let index = index(of: instruction, in: routine)
    return places.indices.contains(index) ? places[index] : .unknown
  }

  private func index(
    of instruction: UnsafeMutablePointer<Instruction>, in routine: UnsafeMutablePointer<Routine>
  ) -> Int {
    let code = routine.pointee.code.takeUnretainedValue()
    let index = instruction - routine.pointee.instructions
    guard index >= code.instructions.count else { return index }
    return instruction[1].opcode == .closeWitness ? Int(instruction[1].wide) - 1 : index
  }

  // MARK: Calls that do not return

  /// Ends the call that the current frame was making, if any: its inout arguments are put back.
  private func endCall(_ state: UnsafeMutablePointer<FiberState>, _ callee: UnsafeMutablePointer<Routine>?) {
    let routine = state.pointee.routine
    let call = state.pointee.next[-1]
    let window = state.pointee.base + Int(call.c)
    var inoutArguments: UInt64 = 0
    switch call.opcode {
    case .call, .callMethod, .callClosure: inoutArguments = callee?.pointee.inoutParameters ?? 0
    case .callWitness:
      inoutArguments = callee?.pointee.inoutParameters ?? 0
      if state.pointee.next.pointee.opcode == .closeWitness {
        inoutArguments |= 1
        state.pointee.next = closeWitness(state.pointee.next, state.pointee.base, routine, state)
      }
    case .callNative:
      inoutArguments = routine.pointee.nativeSites[Int(call.b)].takeUnretainedValue().inoutArguments
    case .arrayAppend:
      putBack(state, resultRegister: call.a)
      return
    default: return
    }
    if inoutArguments == 0 { return }
    putBack(state, resultRegister: call.a)
    for index in 0..<64 where inoutArguments & 1 << UInt64(index) != 0 { release(window + index) }
  }

  /// Executes the instructions after a call that put its inout arguments back.
  private func putBack(_ state: UnsafeMutablePointer<FiberState>, resultRegister: UInt16) {
    let routine = state.pointee.routine
    let index = state.pointee.next - routine.pointee.instructions
    if let end = routine.pointee.code.takeUnretainedValue().accessEnds[index - 1] { carryOut(index..<end, state) }
  }

  private func carryOut(_ instructions: Range<Int>, _ state: UnsafeMutablePointer<FiberState>) {
    let routine = state.pointee.routine
    let base = state.pointee.base
    let code = routine.pointee.code.takeUnretainedValue()
    for index in instructions {
      let i = code.instructions[index]
      switch i.opcode {
      case .move: base[Int(i.a)].bits = base[Int(i.b)].bits
      case .take:
        base[Int(i.a)] = base[Int(i.b)]
        base[Int(i.b)].object = nil
      case .forget: base[Int(i.a)].object = nil
      case .wrapOptional: if base[Int(i.a)].object == shared.pointee.nilMarker { base[Int(i.a)].bits += 1 }
      case .putField, .setField, .assignField: store(base + Int(i.c), to: base[Int(i.a)].object?.fields, Int(i.b))
      case .putGlobal, .setGlobal: store(base + Int(i.a), to: routine.pointee.globals[Int(i.b)], 0)
      case .arrayPut:
        store(base + Int(i.a), to: base[Int(i.b)].object?.arrayStorage.arrayElements, Int(base[Int(i.c)].int))
      case .arraySet:
        if let element = try? uniqueElement(base + Int(i.a), index: base[Int(i.b)].bits) {
          store(base + Int(i.c), to: element, 0)
        }
      case .observeDidSet:
        try? observeDidSet(base[Int(i.a)], routine.pointee.members[Int(i.b)])
      case .onError: continue
      default: return
      }
    }
  }

  private func store(_ register: UnsafeMutablePointer<Slot>, to fields: UnsafeMutablePointer<Slot>?, _ index: Int) {
    guard let fields else { return }
    let old = fields[index].object
    fields[index] = register.pointee
    register.pointee.object = nil
    Reference.release(old)
  }

  // MARK: Registers

  private func release(_ register: UnsafeMutablePointer<Slot>) {
    let object = register.pointee.object
    register.pointee.object = nil
    Reference.release(object)
  }

  /// Inout parameters stay in their registers, for the caller.
  private func releaseRegisters(of routine: UnsafeMutablePointer<Routine>, _ base: UnsafeMutablePointer<Slot>) {
    let kept = routine.pointee.inoutParameters
    let code = routine.pointee.code.takeUnretainedValue()
    for register in code.ownedRegisters where register > 63 || kept & 1 << UInt64(register) == 0 {
      release(base + Int(register))
    }
    for register in 0..<routine.pointee.registerCount where register > 63 || kept & 1 << UInt64(register) == 0 {
      base[register].object = nil
    }
  }
}
