import Code
import Tree

/// An action for the end of a scope, however the scope is left.
struct Cleanup {
  enum Kind {
    case release(Register)
    /// A trivial or borrowed register, which is only freed.
    case recycle(Register)
    case deferred(Block)
    /// Any other action, as code to be emitted: for example, writing an inout parameter back from its cell.
    case custom(() -> Void)
  }

  let kind: Kind
  let number: Int

  func releases(_ register: Register) -> Bool {
    if case .release(let other) = kind { other == register } else { false }
  }
}

/// A jump target, and the number of cleanups that are still in force there.
struct Exit {
  let label: Label
  let mark: Int
}

/// Out-of-line code: performs the cleanups that are in force at the jump, and continues elsewhere.
struct Pad {
  enum Destination {
    case exit(Exit)
    /// Throws the error in the register out of the function.
    case rethrow(Register)
    case trap(TrapKind)
    case custom(() -> Void)
  }

  let label: Label
  let cleanups: [Cleanup]
  let destination: Destination
  let place: SourcePlace
  let context: JumpContext
}

/// The targets of jumps at a point of the function.
struct JumpContext {
  var loops: [LoopTarget] = []
  var chains: [Exit] = []
  var yields: [YieldTarget] = []
  var handlers: [ErrorHandler] = []
  /// The nesting depth of `try`: only there can calls throw.
  var tryDepth = 0
  /// True if the existential that a generic parameter stands for is itself meant, and not the value in it.
  var callsWithExistential = false
  /// The body of the next case.
  var fallthroughTarget: Exit?
  /// The state of an initializer that sets `self`'s properties itself.
  var initialization: Initialization?
}

extension FunctionBuilder {
  var mark: Int { cleanups.count }

  func push(_ kind: Cleanup.Kind) {
    cleanups.append(Cleanup(kind: kind, number: nextCleanupNumber))
    nextCleanupNumber += 1
  }

  /// Ends the scopes above the mark: their cleanups run here, and their registers are free again.
  func leave(to mark: Int) {
    while cleanups.count > mark {
      let cleanup = cleanups.removeLast()
      emit(cleanup)
      switch cleanup.kind {
      case .release(let register), .recycle(let register): registers.recycle(register)
      case .deferred, .custom: break
      }
    }
  }

  /// Runs and removes the cleanups of a range; those that came later remain.
  func leave(_ range: Range<Int>) {
    for cleanup in cleanups[range].reversed() { emit(cleanup) }
    cleanups.removeSubrange(range)
  }

  /// Like `leave`, for a jump out of the scopes, which still exist for the code that follows.
  func emitCleanups(to mark: Int) {
    if !isReachable || cleanups.count <= mark { return }
    let saved = cleanups
    while cleanups.count > mark { emit(cleanups.removeLast()) }
    cleanups = saved
  }

  private func emit(_ cleanup: Cleanup) {
    switch cleanup.kind {
    case .release(let register): emit(.release, register)
    case .recycle: break
    case .deferred(let block):
      guard isReachable else { return }
      let outer = isInDefer
      isInDefer = true
      lower(block)
      isInDefer = outer
    case .custom(let action): if isReachable { action() }
    }
  }

  private var hasWork: (Cleanup) -> Bool {
    { cleanup in
      if case .recycle = cleanup.kind { false } else { true }
    }
  }

  /// The jump label for the exit: the exit itself, or a pad that performs the cleanups first.
  func label(for exit: Exit) -> Label {
    if !cleanups[min(exit.mark, cleanups.count)...].contains(where: hasWork) { return exit.label }
    // The pad's own jump is emitted later.
    if isReachable { code.noteUse(of: exit.label) }
    return addPad(.exit(exit))
  }

  func trapLabel(_ kind: TrapKind) -> Label { addPad(.trap(kind)) }

  func addPad(_ destination: Pad.Destination) -> Label {
    if let last = pads.last, last.matches(destination, cleanups), last.place == code.place { return last.label }
    let label = makeLabel()
    pads.append(
      Pad(label: label, cleanups: cleanups, destination: destination, place: code.place, context: context))
    return label
  }

  /// Emits the code of all pads, at the end of the function.
  func emitPads() {
    let saved = code.place
    isReachable = false
    while let pad = pads.first {
      pads.removeFirst()
      registers.forgetFreeRegisters()
      guard code.isTarget(pad.label) else { continue }
      cleanups = pad.cleanups
      context = pad.context
      code.place = pad.place
      putLabel(pad.label)
      switch pad.destination {
      case .exit(let exit):
        emitCleanups(to: exit.mark)
        emitJump(to: exit.label)
      case .rethrow(let error):
        emitCleanups(to: 0)
        emit(.throwError, error)
        isReachable = false
      case .trap(let kind): emitTrap(kind)
      case .custom(let action): action()
      }
      isReachable = false
    }
    code.place = saved
  }
}

extension Pad {
  fileprivate func matches(_ other: Destination, _ others: [Cleanup]) -> Bool {
    guard cleanups.count == others.count, cleanups.last?.number == others.last?.number,
      zip(cleanups, others).allSatisfy({ $0.number == $1.number })
    else { return false }
    switch (destination, other) {
    case (.exit(let one), .exit(let two)): return one.label == two.label && one.mark == two.mark
    case (.rethrow, .rethrow): return true
    default: return false
    }
  }
}
