import Code

/// A function in the interpreter's form: `FunctionCode` with its tables in plain memory, so that instructions access
/// them without counting references or checking bounds.
struct Routine {
  let instructions: UnsafeMutablePointer<Instruction>
  /// The first instruction of a call: that of the function, unless it has been recompiled.
  var start: UnsafeMutablePointer<Instruction>
  let registerCount: Int
  let parameterCount: Int
  /// The number of parameters and of the borrowed registers behind them: they are emptied at return, except for
  /// `inoutParameters`.
  let lentCount: Int
  /// The parameters that stay in their registers at return, one bit each; parameters from 63 on are never inout.
  let inoutParameters: UInt64
  let constants: UnsafeMutablePointer<Slot>
  let functions: UnsafeMutablePointer<Unmanaged<FunctionReference>>
  /// Each entry is filled at its first call.
  let callees: UnsafeMutablePointer<UnsafeMutablePointer<Routine>?>
  /// The types of which values are created.
  let types: UnsafeMutablePointer<UnsafeMutablePointer<TypeInfo>>
  let nativeSites: UnsafeMutablePointer<Unmanaged<NativeSite>>
  let witnessSites: UnsafeMutablePointer<WitnessSite>
  let globals: UnsafeMutablePointer<UnsafeMutablePointer<Slot>>
  let members: UnsafeMutablePointer<Unmanaged<ObservedMember>>
  /// Lives as long as the routine.
  let code: Unmanaged<FunctionCode>
}

/// A call of a native, ready to be made.
final class NativeSite {
  let native: Native
  let types: [RuntimeType]
  let inoutArguments: UInt64
  /// The arguments that are forgotten after the call, one bit each: all except the inout ones.
  let lentArguments: UInt64
  /// The number of arguments after those 64, all of them lent.
  let furtherArguments: Int

  init(_ call: NativeCall, _ entry: NativeTable.Entry?) {
    let name = call.name
    if let entry {
      native = entry.native
    } else {
      native = { _ in throw Trap("'\(name)' is not in the library") }
    }
    types = call.types
    let places = UInt64(1) << UInt64(min(call.argumentCount, 64)) &- 1
    inoutArguments = call.inoutArguments
    lentArguments = places & ~call.inoutArguments
    furtherArguments = max(call.argumentCount - 64, 0)
  }
}

/// A call of a witness.
struct WitnessSite {
  enum Kind {
    /// The receiver is an existential that is only read.
    case reading
    case instance
    case metatype
    /// The receiver is an existential whose value changes.
    case mutating
  }

  let kind: Kind
  let requirement: Int
  let name: String
  /// The return address of a mutating requirement: an instruction that closes the existential again.
  let epilogue: UnsafeMutablePointer<Instruction>?

  init(_ call: WitnessCall, epilogue: UnsafeMutablePointer<Instruction>) {
    switch call.receiver {
    case .existential: kind = call.isMutating ? .mutating : .reading
    case .instance: kind = .instance
    case .metatype: kind = .metatype
    }
    requirement = call.requirement
    name = call.name
    self.epilogue = kind == .mutating ? epilogue : nil
  }
}

/// The owner of a routine's memory.
final class RoutineStorage: PreparedCode {
  let routine: UnsafeMutablePointer<Routine>
  /// The replacement of the function, if it has been given other code.
  private(set) var replacement: FunctionReference?
  private var redirection: UnsafeMutablePointer<Instruction>?
  private let counts: (constants: Int, natives: Int, witnesses: Int)

  /// `code` must outlive the storage, which it does because it owns it.
  init(_ code: FunctionCode, machine: Machine? = nil) {
    let count = code.instructions.count
    let witnessCount = code.instructions.count { $0.opcode == .callWitness }
    let instructions = UnsafeMutablePointer<Instruction>.allocate(capacity: count + witnessCount * 2)
    instructions.initialize(from: code.instructions, count: count)

    // Each call of a witness gets its own site, and for a mutating witness a pair of instructions after the
    // function's.
    var epilogue = instructions + count
    var witnessSites: [WitnessSite] = []
    for index in 0..<count where instructions[index].opcode == .callWitness {
      let call = code.witnessCalls[Int(instructions[index].b)]
      instructions[index].b = UInt16(witnessSites.count)
      // A return reads the instruction before its target, which names the register for the result.
      epilogue.initialize(to: instructions[index])
      (epilogue + 1).initialize(to: .wide(.closeWitness, 0, Int32(index + 1)))
      witnessSites.append(WitnessSite(call, epilogue: epilogue + 1))
      epilogue += 2
    }

    routine = .allocate(capacity: 1)
    routine.initialize(
      to: Routine(
        instructions: instructions, start: instructions, registerCount: code.registerCount,
        parameterCount: code.parameterCount, lentCount: code.parameterCount + code.borrowedCount,
        inoutParameters: bitMask(code.inoutParameters),
        constants: allocated(code.constants.map { machine?.makeConstant($0) ?? .empty }),
        functions: allocated(code.functions.map { .passUnretained($0) }),
        callees: allocated(Array(repeating: nil, count: code.functions.count)),
        types: allocated(code.types.compactMap { machine?.heap.adopt($0) }),
        nativeSites: allocated(
          code.nativeCalls.map { .passRetained(NativeSite($0, machine?.natives.entry(named: $0.name))) }),
        witnessSites: allocated(witnessSites),
        globals: allocated(code.globals.compactMap { machine?.cell(of: $0) }),
        members: allocated(code.members.map { .passUnretained($0) }), code: .passUnretained(code)))
    counts = (code.constants.count, code.nativeCalls.count, witnessSites.count)
  }

  func isReplaced(of function: FunctionReference) {
    guard redirection == nil else { return }
    let instruction = UnsafeMutablePointer<Instruction>.allocate(capacity: 1)
    instruction.initialize(to: Instruction(.redirect))
    redirection = instruction
    replacement = function
    routine.pointee.start = instruction
  }

  deinit {
    redirection?.deallocate()
    let routine = routine.pointee
    for index in 0..<counts.constants { Reference.release(routine.constants[index].object) }
    for index in 0..<counts.natives { routine.nativeSites[index].release() }
    routine.instructions.deallocate()
    deallocate(routine.constants)
    deallocate(routine.functions)
    deallocate(routine.callees)
    deallocate(routine.types)
    deallocate(routine.nativeSites)
    routine.witnessSites.deinitialize(count: counts.witnesses)
    deallocate(routine.witnessSites)
    deallocate(routine.globals)
    deallocate(routine.members)
    self.routine.deallocate()
  }
}

/// A table of a routine. Most tables are empty in the code of an input, and then use no memory: an allocation and its
/// release take 400 instructions each.
private func allocated<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
  if elements.isEmpty { return noTable() }
  let pointer = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
  pointer.initialize(from: elements, count: elements.count)
  return pointer
}

private func deallocate<Element>(_ table: UnsafeMutablePointer<Element>) {
  if table != noTable() { table.deallocate() }
}

/// The address of an empty table: no memory has this address.
private func noTable<Element>() -> UnsafeMutablePointer<Element> {
  UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
}

private func bitMask(_ indices: [Int]) -> UInt64 {
  indices.reduce(0) { $0 | 1 << UInt64($1) }
}
