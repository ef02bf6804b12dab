import Code

/// Calls into the program, from the session and from natives; each runs on its own fiber. All throw `ThrownError` if
/// the program throws, and `Trap`. Arguments are borrowed, except inout ones.
extension Machine {
  /// Runs a function without parameters.
  package func run(_ code: FunctionCode) throws -> Value {
    try withExtendedLifetime(code) { try call(routine(of: code), .empty, []) }
  }

  package func call(_ function: FunctionReference, _ arguments: [Value]) throws -> Value {
    try call(routine(of: function), .empty, arguments)
  }

  /// Inout arguments are updated, also if the function throws.
  package func call(_ function: FunctionReference, changing arguments: inout [Value]) throws -> Value {
    try call(routine(of: function), .empty, changing: &arguments)
  }

  package func call(closure: Value, _ arguments: [Value] = []) throws -> Value {
    let closure = Slot(borrowing: closure)
    return try call(routine(of: closure), closure, arguments)
  }

  package func call(closure: Value, _ argument: Value) throws -> Value {
    let closure = Slot(borrowing: closure)
    let callee = try routine(of: closure)
    if callee.pointee.inoutParameters != 0 { return try call(callee, closure, [argument]) }
    let fiber = try prepare(callee, closure, argumentCount: 1)
    fiber.pointee.base[0] = Slot(borrowing: argument)
    return try finish(fiber)
  }

  package func call(closure: Value, _ first: Value, _ second: Value) throws -> Value {
    let closure = Slot(borrowing: closure)
    let callee = try routine(of: closure)
    if callee.pointee.inoutParameters != 0 { return try call(callee, closure, [first, second]) }
    let fiber = try prepare(callee, closure, argumentCount: 2)
    fiber.pointee.base[0] = Slot(borrowing: first)
    fiber.pointee.base[1] = Slot(borrowing: second)
    return try finish(fiber)
  }

  /// For closures with inout parameters (`reduce(into:_:)`): those arguments are updated, also if the closure throws.
  package func call(closure: Value, changing arguments: inout [Value]) throws -> Value {
    let closure = Slot(borrowing: closure)
    return try call(routine(of: closure), closure, changing: &arguments)
  }

  // MARK: How it is done

  @inline(__always)
  private func routine(of closure: Slot) throws -> UnsafeMutablePointer<Routine> {
    guard let object = closure.object else { throw Trap("not a function") }
    return try UnsafeMutablePointer<Routine>(bitPattern: object.header.pointee.word) ?? resolveClosure(object)
  }

  private func call(
    _ callee: UnsafeMutablePointer<Routine>, _ closure: Slot, _ arguments: [Value]
  ) throws -> Value {
    if callee.pointee.inoutParameters != 0 {
      var copies = arguments
      return try call(callee, closure, changing: &copies)
    }
    let fiber = try prepare(callee, closure, argumentCount: arguments.count)
    arguments.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: fiber.pointee.base, count: $0.count).copyMemory(from: $0)
    }
    return try finish(fiber)
  }

  private func call(
    _ callee: UnsafeMutablePointer<Routine>, _ closure: Slot, changing arguments: inout [Value]
  ) throws -> Value {
    let fiber = try prepare(callee, closure, argumentCount: arguments.count)
    for index in arguments.indices {
      if callee.pointee.inoutParameters & 1 << UInt64(index) != 0 {
        // Moved, not copied, so that it can be changed in place.
        (fiber.pointee.base + index).asValue.initialize(to: .void)
        swap(&(fiber.pointee.base + index).asValue.pointee, &arguments[index])
      } else {
        fiber.pointee.base[index] = Slot(borrowing: arguments[index])
      }
    }
    let result = Result { try run(toTheEnd: fiber) }
    let registers = fiber.pointee.registers + 1
    for index in arguments.indices where callee.pointee.inoutParameters & 1 << UInt64(index) != 0 {
      swap(&(registers + index).asValue.pointee, &arguments[index])
    }
    shared.pointee.idleFibers.push(fiber)
    return try result.get()
  }

  /// A fiber that is about to run the callee; the caller still has to set the arguments.
  private func prepare(
    _ callee: UnsafeMutablePointer<Routine>, _ closure: Slot, argumentCount: Int
  ) throws -> UnsafeMutablePointer<FiberState> {
    let count = argumentCount + (closure.object == nil ? 0 : 1)
    guard callee.pointee.parameterCount == count else { throw wrongArguments(callee, count) }
    if shared.pointee.fuel <= 0 { try refuel() }
    shared.pointee.fuel -= 1
    var depth = 0
    if let active = shared.pointee.active {
      depth = active.pointee.outerDepth + active.pointee.depth + 1
      if depth >= shared.pointee.maximumDepth { throw depthTrap() }
      try checkNativeStack()
    } else {
      beginStack()
    }
    let fiber = shared.pointee.idleFibers.count > 0 ? shared.pointee.idleFibers.pop() : makeFiber()
    fiber.pointee.start(callee, entry.routine, outerDepth: depth, limit: shared.pointee.maximumDepth)
    fiber.pointee.runsOnMain = shared.pointee.active?.pointee.runsOnMain ?? true
    if closure.object != nil { fiber.pointee.base[argumentCount] = closure }
    return fiber
  }

  @inline(never)
  private func makeFiber() -> UnsafeMutablePointer<FiberState> {
    let fiber = UnsafeMutablePointer<FiberState>.allocate(capacity: 1)
    fiber.initialize(to: FiberState(entry.routine))
    return fiber
  }

  @inline(never)
  private func wrongArguments(_ callee: UnsafeMutablePointer<Routine>, _ count: Int) -> Trap {
    Trap("a function with \(callee.pointee.parameterCount) parameters was called with \(count) arguments")
  }

  @inline(__always)
  private func finish(_ fiber: UnsafeMutablePointer<FiberState>) throws -> Value {
    defer { shared.pointee.idleFibers.push(fiber) }
    return try run(toTheEnd: fiber)
  }

  private func run(toTheEnd fiber: UnsafeMutablePointer<FiberState>) throws -> Value {
    switch try runActive(fiber) {
    case .returned(let value):
      if shared.pointee.active == nil { try throwPendingTrap() }
      return value
    case .threw(let error): throw ThrownError(value: error)
    case .suspended: throw unwind(fiber, Trap("'await' inside a function that the library calls and that cannot wait"))
    }
  }

  @inline(__always)
  private func runActive(_ fiber: UnsafeMutablePointer<FiberState>) throws -> Fiber.Outcome {
    let outer = shared.pointee.active
    fiber.pointee.outer = outer
    shared.pointee.active = fiber
    defer { shared.pointee.active = outer }
    return try run(fiber)
  }

  private func throwPendingTrap() throws {
    guard let trap = pendingTrap else { return }
    pendingTrap = nil
    throw trap
  }

  // MARK: Fibers of tasks

  /// A fiber that will call a closure when it is resumed for the first time.
  package func makeFiber(closure: Value, _ arguments: [Value] = []) throws -> Fiber {
    let callee = try routine(of: Slot(borrowing: closure))
    guard callee.pointee.parameterCount == arguments.count + 1, callee.pointee.inoutParameters == 0 else {
      throw wrongArguments(callee, arguments.count + 1)
    }
    let fiber = Fiber(entry.routine, arguments + [closure])
    fiber.state.pointee.start(callee, entry.routine, outerDepth: 0, limit: limits.depth)
    fiber.state.pointee.runsOnMain =
      callee.pointee.code.takeUnretainedValue().isOnMain ?? shared.pointee.active?.pointee.runsOnMain ?? true
    for index in fiber.arguments.indices {
      fiber.state.pointee.base[index] = Slot(borrowing: fiber.arguments[index])
    }
    return fiber
  }

  /// True if the closure runs on the main actor, false if it runs elsewhere, nil if it runs where it is called.
  func isOnMain(closure: Value) throws -> Bool? {
    try routine(of: Slot(borrowing: closure)).pointee.code.takeUnretainedValue().isOnMain
  }

  /// A fiber that will run a function without parameters.
  func makeFiber(_ code: FunctionCode) throws -> Fiber {
    let callee = routine(of: code)
    let fiber = Fiber(entry.routine, [], code: code)
    fiber.state.pointee.start(callee, entry.routine, outerDepth: 0, limit: limits.depth)
    return fiber
  }

  /// Runs a fiber until it ends or waits again. After a trap, which this method throws, the fiber has ended.
  package func resume(_ fiber: Fiber, with resumption: Fiber.Resumption = .start) throws -> Fiber.Outcome {
    if shared.pointee.active == nil { beginStack() }
    let state = fiber.state
    switch resumption {
    case .start, .proceed: break
    case .value(let value):
      (state.pointee.base + state.pointee.next.a).asValue.initialize(to: value)
    case .error(let error):
      state.pointee.error = Slot(consuming: error).object
    }
    let outcome = try runActive(state)
    if shared.pointee.active == nil, pendingTrap != nil {
      discard(fiber)
      try throwPendingTrap()
    }
    return outcome
  }

  /// Ends a parked fiber that will not be resumed.
  package func discard(_ fiber: Fiber) {
    _ = unwind(fiber.state, Trap("discarded", kind: .interruption))
  }

  // MARK: Deinits

  /// Runs the bodies of an instance's deinits, its own class's first.
  func runDeinitializers(of instance: Record) {
    if hasTrapped { return }
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

  /// Called if the program let `self` escape from its deinit, for which Swift crashes.
  func deinitEscaped(_ type: RuntimeType) {
    stopSoon(
      Trap(
        "Object of class \(type.name) deallocated with non-zero retain count 2. This object's deinit, or something "
          + "called from it, may have created a strong reference to self which outlived deinit, resulting in a "
          + "dangling reference."))
  }
}
