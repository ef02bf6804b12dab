import Code

/// The parts of the interpreter's call instructions that are needed only the first time.
extension Machine {
  // MARK: Finding the function to call

  /// The routine of a function, compiled now if necessary.
  func routine(of function: FunctionReference) throws -> UnsafeMutablePointer<Routine> {
    if let entry = function.entry { return entry.assumingMemoryBound(to: Routine.self) }
    let code: FunctionCode
    if let known = function.code {
      code = known
    } else {
      code = try newCode(for: function)
      function.code = code
    }
    let routine = routine(of: code)
    function.entry = UnsafeMutableRawPointer(routine)
    return routine
  }

  /// A generic function that calls itself with ever larger types is compiled anew for each call, which takes time and
  /// memory that no step counts.
  private func newCode(for function: FunctionReference) throws -> FunctionCode {
    try checkInterruption()
    try reserve(Self.bytesOfCode)
    return try provider.code(for: function)
  }

  private static let bytesOfCode = 1 << 14

  func routine(of code: FunctionCode) -> UnsafeMutablePointer<Routine> {
    let storage = (code.routine as? RoutineStorage) ?? RoutineStorage(code, machine: self)
    code.routine = storage
    return storage.routine
  }

  func resolveCallee(_ index: Int, of caller: UnsafeMutablePointer<Routine>) throws -> UnsafeMutablePointer<Routine> {
    let callee = try routine(of: caller.pointee.code.takeUnretainedValue().functions[index])
    caller.pointee.callees[index] = callee
    return callee
  }

  /// The function that a closure calls; nil for other records.
  package static func function(of closure: Record) -> FunctionReference? {
    closure.withUnsafeMutablePointerToHeader { $0.pointee.extra as? FunctionReference }
  }

  func resolveClosure(_ closure: UnsafeMutableRawPointer) throws -> UnsafeMutablePointer<Routine> {
    guard let function = closure.header.pointee.extra as? FunctionReference else { throw Trap("not a function") }
    let callee = try routine(of: function)
    closure.header.pointee.word = UInt(bitPattern: callee)
    return callee
  }

  func resolveMethod(
    _ index: Int, of info: UnsafeMutablePointer<TypeInfo>
  ) throws -> UnsafeMutablePointer<Routine> {
    let callee = try routine(of: info.pointee.type.takeUnretainedValue().methods[index])
    info.pointee.entries[index] = callee
    return callee
  }

  /// Continues in the new code of a function that has been replaced.
  func redirect(_ state: UnsafeMutablePointer<FiberState>) throws {
    guard let function = state.pointee.routine.pointee.code.takeUnretainedValue().routine as? RoutineStorage,
      let replacement = function.replacement
    else { return }
    let callee = try routine(of: replacement)
    if state.pointee.base + callee.pointee.registerCount > state.pointee.registersEnd {
      state.pointee.growRegisters(callee.pointee.registerCount, from: state.pointee.base)
    }
    state.pointee.routine = callee
    state.pointee.next = callee.pointee.start
  }

  // MARK: Witnesses

  /// Finds the witness for the receiver in `window[0]` and opens the receiver if it is an existential. A mutating
  /// witness receives the value itself, and returns to an instruction that puts it back (`state.next` points to it
  /// then).
  func openWitness(
    _ site: UnsafeMutablePointer<WitnessSite>, _ window: UnsafeMutablePointer<Slot>,
    _ state: UnsafeMutablePointer<FiberState>
  ) throws -> UnsafeMutablePointer<Routine> {
    let receiver = window.pointee.object.unsafelyUnwrapped
    if site.pointee.kind == .metatype {
      return try witnessRoutine(site, Unmanaged.fromOpaque(receiver).takeUnretainedValue())
    }
    let info = receiver.header.pointee.info
    let callee: UnsafeMutablePointer<Routine>
    if let known = info.pointee.witness(site.pointee.requirement) {
      callee = known
    } else {
      callee = try witnessRoutine(site, info.pointee.type.takeUnretainedValue())
      info.pointee.setWitness(callee, site.pointee.requirement)
    }
    if let epilogue = site.pointee.epilogue {
      openForChange(window, state, callee)
      state.pointee.next = epilogue
    } else if site.pointee.kind == .reading {
      window.pointee = receiver.fields[0]
    }
    return callee
  }

  private func openForChange(
    _ window: UnsafeMutablePointer<Slot>, _ state: UnsafeMutablePointer<FiberState>,
    _ callee: UnsafeMutablePointer<Routine>
  ) {
    var box = window.pointee.object.unsafelyUnwrapped
    if !Reference.isUnique(box) {
      let copy = heap.copy(box)
      Reference.release(box)
      box = copy
    }
    window.pointee = box.fields[0]
    // A class's witness takes the instance by reference: only the box must be put back.
    let isInout = callee.pointee.inoutParameters & 1 != 0
    if isInout {
      Reference.retain(shared.pointee.vacancy)
      box.fields[0] = Slot(bits: Vacancy.isBeingModified.rawValue, object: shared.pointee.vacancy)
    }
    state.pointee.openExistentials.push(OpenExistential(box: box, isTakenOut: isInout))
  }

  private func witnessRoutine(
    _ site: UnsafeMutablePointer<WitnessSite>, _ type: RuntimeType
  ) throws -> UnsafeMutablePointer<Routine> {
    guard let function = witness(of: type, for: site.pointee.requirement) else {
      // The type was taken to conform because obsh lacks it.
      if type.qualifiedName == "Swift._Opaque" {
        throw Trap(
          "this value is opaque: obsh does not have it, and '\(site.pointee.name)' is called", heading: "Opaque",
          kind: .opaque)
      }
      throw Trap("\(type.qualifiedName) has no '\(site.pointee.name)'")
    }
    return try routine(of: function)
  }

  /// After the call of a mutating witness: puts the value back into its box, and the box into the argument's
  /// register. `instruction` is the `closeWitness`, which follows a copy of the call. Returns the address at which to
  /// continue.
  func closeWitness(
    _ instruction: UnsafeMutablePointer<Instruction>, _ base: UnsafeMutablePointer<Slot>,
    _ routine: UnsafeMutablePointer<Routine>, _ state: UnsafeMutablePointer<FiberState>
  ) -> UnsafeMutablePointer<Instruction> {
    let open = state.pointee.openExistentials.pop()
    let register = base + Int(instruction[-1].c)
    if open.isTakenOut {
      open.box.fields[0] = register.pointee
      Reference.release(shared.pointee.vacancy)
    }
    register.pointee = Slot(bits: 0, object: open.box)
    return routine.pointee.instructions + Int(instruction.pointee.wide)
  }

  // MARK: Natives

  /// Calls a native; its result goes to a register.
  @inline(__always)
  func callNative(
    _ site: Unmanaged<NativeSite>, _ window: UnsafeMutablePointer<Slot>, _ result: UnsafeMutablePointer<Slot>
  ) throws {
    try site._withUnsafeGuaranteedRef { site in
      defer { forgetArguments(of: site, window) }
      let context = NativeContext(machine: self, arguments: window.asValue, types: site.types)
      result.asValue.initialize(to: try site.native(context))
    }
  }

  @inline(__always)
  private func forgetArguments(of site: NativeSite, _ window: UnsafeMutablePointer<Slot>) {
    var lent = site.lentArguments
    while lent != 0 {
      window[lent.trailingZeroBitCount].object = nil
      lent &= lent &- 1
    }
    var further = site.furtherArguments
    while further > 0 {
      further &-= 1
      window[64 &+ further].object = nil
    }
  }

  // MARK: Entering

  /// Continues at the callee's first instruction, if that takes more than writing a frame. The position has been
  /// stored before, and has changed afterwards.
  @inline(never)
  func enter(
    _ callee: UnsafeMutablePointer<Routine>, _ window: UnsafeMutablePointer<Slot>,
    _ state: UnsafeMutablePointer<FiberState>
  ) throws {
    let count = callee.pointee.registerCount
    let distance = window - state.pointee.base
    state.pointee.callee = callee
    // A caller that has not counted the call does not matter: each caller comes here only once.
    if shared.pointee.fuel < 0 { try refuel() }
    if state.pointee.frame == state.pointee.framesEnd {
      let limit = limits.depth - state.pointee.outerDepth
      if state.pointee.depth >= limit { throw depthTrap() }
      state.pointee.growFrames(limit: limit)
    }
    if window + count > state.pointee.registersEnd {
      try reserve((state.pointee.registersEnd - state.pointee.registers + count) * 2 * MemoryLayout<Slot>.stride)
      state.pointee.growRegisters(count, from: window)
    }
    state.pointee.callee = nil
    let (next, base, routine, frame) = state.pointee.position
    frame.pointee = Frame(next: next, base: base, routine: routine)
    state.pointee.position = (callee.pointee.start, base + distance, callee, frame + 1)
  }
}
