import Code

/// The limits of a program.
package struct Limits {
  /// The maximum number of nested calls, including those through natives.
  package var depth: Int
  /// The maximum number of calls and loop iterations; nil for no limit.
  package var steps: Int?
  /// The maximum number of bytes of the whole process.
  package var memory: Int
  /// The maximum number of bytes of the native stack below the outermost call, which the thread must provide.
  /// Exceeding it is reported as exceeding the depth.
  package var nativeStack: Int

  package init(depth: Int = 10_000, steps: Int? = nil, memory: Int = 1 << 30, nativeStack: Int = 6 << 20) {
    self.depth = depth
    self.steps = steps
    self.memory = memory
    self.nativeStack = nativeStack
  }
}

extension Machine {
  // MARK: Steps and interruption

  /// The calls and loop iterations since the last reset.
  package var steps: Int { stepsBeforeSlice + slice - shared.pointee.fuel }

  /// Gives the program its full number of steps again.
  package func resetSteps() {
    stepsBeforeSlice = 0
    slice = min(limits.steps ?? .max, 1 << 14)
    shared.pointee.fuel = pendingTrap == nil ? slice : 0
    slice = shared.pointee.fuel
    shared.pointee.maximumDepth = limits.depth
  }

  /// Counts a step for work that a native repeats without calling the program.
  @inline(__always)
  package func takeStep() throws {
    shared.pointee.fuel -= 1
    if shared.pointee.fuel < 0 { try refuel() }
  }

  /// Called when the fuel has run out: at least every few thousand steps.
  @inline(never)
  func refuel() throws {
    stepsBeforeSlice += slice
    slice = 0
    shared.pointee.fuel = 0
    if let trap = pendingTrap {
      pendingTrap = nil
      throw trap
    }
    try checkInterruption()
    slicesToMeasurement -= 1
    if slicesToMeasurement < 0 {
      // Some growth is not reported to `reserve`.
      slicesToMeasurement = 64
      try measureMemory(0)
    }
    if let limit = limits.steps {
      if stepsBeforeSlice >= limit { throw Trap("the program took \(limit) steps (--max-steps)", kind: .stepLimit) }
      slice = min(limit - stepsBeforeSlice, 1 << 14)
    } else {
      slice = 1 << 14
    }
    shared.pointee.fuel = slice
  }

  /// Checks for Ctrl-C. Natives must call it if they may run long without calling anything.
  package func checkInterruption() throws {
    guard let interruptFlag, interruptFlag.pointee != 0 else { return }
    interruptFlag.pointee = 0
    var trap = Trap("interrupted", heading: "", kind: .interruption)
    trap.cause = describeCause()
    throw trap
  }

  /// Stops the program by `trap` at its next step.
  package func stopSoon(_ trap: any Error) {
    guard pendingTrap == nil else { return }
    pendingTrap = trap
    slice -= shared.pointee.fuel
    shared.pointee.fuel = 0
  }

  // MARK: Depth

  func depthTrap() -> Trap {
    Trap("call depth exceeds \(limits.depth) (--max-depth)", kind: .depthLimit)
  }

  /// Checks the native stack. Natives must call it if they call themselves for nested values.
  package func checkNativeStack() throws {
    if !hasNativeStack { throw depthTrap() }
  }

  /// True if the native stack has room for another call through natives.
  package var hasNativeStack: Bool { NativeStack.address >= shared.pointee.lowestStackAddress }

  /// Called at the outermost call: the native stack is measured from here.
  func beginStack() {
    let address = NativeStack.address
    shared.pointee.lowestStackAddress = address - min(UInt(limits.nativeStack), address)
  }

  // MARK: Memory

  /// Checks the memory limit, and traps if the allocation would exceed it. To be called before an allocation whose
  /// size grows with the program's data.
  ///
  /// The memory of the process counts as the memory of the program: it is what the limit protects, and deallocation
  /// needs no bookkeeping. It is measured again after as many bytes have been allocated as were free at the last
  /// measurement.
  package func reserve(_ bytes: Int) throws {
    heap.state.pointee.allowance -= bytes
    if heap.state.pointee.allowance < 0 { try measureMemory(bytes) }
  }

  @inline(never)
  private func measureMemory(_ bytes: Int) throws {
    let used = ProcessMemory.inUse(limit: limits.memory - bytes)
    if bytes > limits.memory || used + bytes > limits.memory {
      throw Trap("the program needs more than \(memoryText) of memory (--max-memory)", kind: .memoryLimit)
    }
    heap.state.pointee.allowance = max(min((limits.memory - used - bytes) / 2, 64 << 20), 1 << 20)
  }

  private var memoryText: String {
    limits.memory % (1 << 30) == 0 ? "\(limits.memory >> 30) GiB" : "\(limits.memory >> 20) MiB"
  }
}
