import Code

/// Calls into the program, from the session and from natives; each runs on a fiber of its own. All throw
/// `ThrownError`, where the program throws, and `Trap`. Arguments are borrowed but for the inout ones.
extension Machine {
  /// Runs a function without parameters.
  package func run(_ code: FunctionCode) throws -> Value {
    try withExtendedLifetime(code) { try call(routine(of: code), nil, []) }
  }

  package func call(_ function: FunctionReference, _ arguments: [Value]) throws -> Value {
    try call(routine(of: function), nil, arguments)
  }

  /// Inout arguments come back changed, also when the function throws.
  package func call(_ function: FunctionReference, changing arguments: inout [Value]) throws -> Value {
    try call(routine(of: function), nil, changing: &arguments)
  }

  package func call(closure: Value, _ arguments: [Value] = []) throws -> Value {
    try call(routine(ofClosure: closure), closure, arguments)
  }

  package func call(closure: Value, _ argument: Value) throws -> Value {
    let callee = try routine(ofClosure: closure)
    if callee.pointee.inoutParameters != 0 { return try call(callee, closure, [argument]) }
    let fiber = try prepare(callee, closure, argumentCount: 1)
    fiber.state.pointee.base[0] = Slot(borrowing: argument)
    return try finish(fiber)
  }

  package func call(closure: Value, _ first: Value, _ second: Value) throws -> Value {
    let callee = try routine(ofClosure: closure)
    if callee.pointee.inoutParameters != 0 { return try call(callee, closure, [first, second]) }
    let fiber = try prepare(callee, closure, argumentCount: 2)
    fiber.state.pointee.base[0] = Slot(borrowing: first)
    fiber.state.pointee.base[1] = Slot(borrowing: second)
    return try finish(fiber)
  }

  /// For closures some of whose parameters are inout (`reduce(into:_:)`): those come back changed, also when the
  /// closure throws.
  package func call(closure: Value, changing arguments: inout [Value]) throws -> Value {
    try call(routine(ofClosure: closure), closure, changing: &arguments)
  }

  // MARK: How it is done

  private func routine(ofClosure closure: Value) throws -> UnsafeMutablePointer<Routine> {
    let slot = Slot(borrowing: closure)
    guard let object = slot.object else { throw Trap("not a function") }
    return try UnsafeMutablePointer<Routine>(bitPattern: object.header.pointee.word) ?? resolveClosure(object)
  }

  private func call(
    _ callee: UnsafeMutablePointer<Routine>, _ closure: Value?, _ arguments: [Value]
  ) throws -> Value {
    if callee.pointee.inoutParameters != 0 {
      var copies = arguments
      return try call(callee, closure, changing: &copies)
    }
    let fiber = try prepare(callee, closure, argumentCount: arguments.count)
    let registers = fiber.state.pointee.base
    arguments.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: registers, count: $0.count).copyMemory(from: $0)
    }
    return try finish(fiber)
  }

  private func call(
    _ callee: UnsafeMutablePointer<Routine>, _ closure: Value?, changing arguments: inout [Value]
  ) throws -> Value {
    let fiber = try prepare(callee, closure, argumentCount: arguments.count)
    for index in arguments.indices {
      if callee.pointee.inoutParameters & 1 << UInt64(index) != 0 {
        var argument = Value.void
        swap(&argument, &arguments[index])
        fiber.state.pointee.base[index] = Slot(consuming: argument)
      } else {
        fiber.state.pointee.base[index] = Slot(borrowing: arguments[index])
      }
    }
    let result = Result { try run(toTheEnd: fiber) }
    let registers = fiber.state.pointee.registers + 1
    for index in arguments.indices where callee.pointee.inoutParameters & 1 << UInt64(index) != 0 {
      arguments[index] = registers[index].owned
      registers[index].object = nil
    }
    idleFibers.append(fiber)
    return try result.get()
  }

  /// A fiber about to run the callee; its arguments are to be set.
  private func prepare(
    _ callee: UnsafeMutablePointer<Routine>, _ closure: Value?, argumentCount: Int
  ) throws -> Fiber {
    let count = argumentCount + (closure == nil ? 0 : 1)
    guard callee.pointee.parameterCount == count else {
      throw Trap("a function of \(callee.pointee.parameterCount) parameters was called with \(count) arguments")
    }
    shared.pointee.fuel -= 1
    if shared.pointee.fuel < 0 { try refuel() }
    var depth = 0
    if let active {
      depth = active.outerDepth + active.state.pointee.depth + 1
      if depth >= limits.depth { throw depthTrap() }
      try checkNativeStack()
    } else {
      nativeStack.begin()
    }
    let fiber = idleFibers.popLast() ?? Fiber(entry.routine)
    fiber.start(callee, entry.routine, outerDepth: depth, limit: limits.depth)
    if let closure { fiber.state.pointee.base[argumentCount] = Slot(borrowing: closure) }
    return fiber
  }

  private func finish(_ fiber: Fiber) throws -> Value {
    defer { idleFibers.append(fiber) }
    return try run(toTheEnd: fiber)
  }

  private func run(toTheEnd fiber: Fiber) throws -> Value {
    switch try runActive(fiber) {
    case .returned(let value):
      if active == nil, let trap = pendingTrap {
        pendingTrap = nil
        throw trap
      }
      return value
    case .threw(let error): throw ThrownError(value: error)
    case .suspended: throw unwind(fiber, Trap("'await' inside a function that the library calls and that cannot wait"))
    }
  }

  private func runActive(_ fiber: Fiber) throws -> Fiber.Outcome {
    let outer = active
    active = fiber
    defer { active = outer }
    return try run(fiber)
  }

  // MARK: Fibers of tasks

  /// A fiber that will call a closure when it is resumed for the first time.
  package func makeFiber(closure: Value, _ arguments: [Value] = []) throws -> Fiber {
    let callee = try routine(ofClosure: closure)
    let fiber = Fiber(entry.routine)
    guard callee.pointee.parameterCount == arguments.count + 1, callee.pointee.inoutParameters == 0 else {
      throw Trap("a task's function has the wrong parameters")
    }
    fiber.start(callee, entry.routine, outerDepth: 0, limit: limits.depth)
    fiber.arguments = arguments + [closure]
    for (index, argument) in fiber.arguments.enumerated() {
      fiber.state.pointee.base[index] = Slot(borrowing: argument)
    }
    return fiber
  }

  /// Runs a fiber until it ends or waits again. After a trap, which this throws, the fiber is at its end.
  package func resume(_ fiber: Fiber, with resumption: Fiber.Resumption = .start) throws -> Fiber.Outcome {
    if active == nil { nativeStack.begin() }
    let state = fiber.state
    switch resumption {
    case .start: break
    case .value(let value):
      let target = state.pointee.next[-1]
      if target.opcode != .suspend { state.pointee.base[Int(target.a)] = Slot(consuming: value) }
    case .error(let error):
      state.pointee.error = Slot(consuming: error).object
    }
    let outcome = try runActive(fiber)
    if active == nil, let trap = pendingTrap {
      pendingTrap = nil
      discard(fiber)
      throw trap
    }
    return outcome
  }

  /// Ends a parked fiber that will not be resumed.
  package func discard(_ fiber: Fiber) {
    _ = unwind(fiber, Trap("discarded"))
  }

  // MARK: Deinits

  /// Runs the bodies of an instance's deinits, its own class's first.
  func runDeinitializers(of instance: Record) {
    var type: RuntimeType? = instance.type
    while let current = type {
      if let deinitializer = current.deinitializer {
        do {
          _ = try call(deinitializer, [Value(instance)])
        } catch {
          stopSoon(error)
        }
      }
      type = current.superclass
    }
  }

  /// The program let `self` escape from its deinit. Swift crashes here.
  func deinitEscaped(_ type: RuntimeType) {
    stopSoon(
      Trap(
        "Object of class \(type.name) deallocated with non-zero retain count 2. This object's deinit, or something "
          + "called from it, may have created a strong reference to self which outlived deinit, resulting in a "
          + "dangling reference."))
  }
}
