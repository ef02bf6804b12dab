import Code
import Tree

/// Something to undo when a scope is left, in whatever way.
struct Cleanup {
  enum Kind {
    case release(Register)
    /// A trivial or borrowed register: nothing to do but to give it back.
    case recycle(Register)
    case deferred(Block)
    /// Anything else, as a piece of emission: writing an inout parameter back from its cell.
    case custom(() -> Void)
  }

  let kind: Kind
  let number: Int

  func releases(_ register: Register) -> Bool {
    if case .release(let other) = kind { other == register } else { false }
  }
}

/// A place to go to, and how many cleanups are still in force there.
struct Exit {
  let label: Label
  let mark: Int
}

/// Code out of line: undoes what was in force where it is jumped from, and goes on elsewhere.
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
  /// Inside `try`: only there do calls throw.
  var tryDepth = 0
  /// The body of the next case.
  var fallthroughTarget: Exit?
  /// In an initializer that gives `self` its values itself.
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

  /// As `leave`, on a way out: the scopes go on to exist for the code that follows.
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

  /// The label to jump to in order to get to the exit: the exit itself, or a pad that cleans up first.
  func label(for exit: Exit) -> Label {
    if !cleanups[min(exit.mark, cleanups.count)...].contains(where: hasWork) { return exit.label }
    // The pad's own jump comes later.
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

  /// Makes the code of all pads, at the end of the function.
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
