import Code

extension Machine {
  /// True if the running code is on the main actor, according to the innermost function with an isolation; nil if
  /// there is no such function.
  package var isOnMain: Bool? {
    var active = shared.pointee.active
    while let fiber = active {
      if let found = fiber.pointee.isOnMain { return found }
      active = fiber.pointee.outer
    }
    return nil
  }
}

extension Machine {
  /// Moves the running task to another executor: it continues when everything that is queued now has run.
  func hop(_ state: UnsafeMutablePointer<FiberState>, toMain: Bool) throws {
    state.pointee.runsOnMain = toMain
    if scheduler.requeue(state) { throw Park(reason: nil) }
  }
}

extension FiberState {
  fileprivate var isOnMain: Bool? {
    if let own = routine.pointee.code.takeUnretainedValue().isOnMain { return own }
    var caller = frame
    for _ in 0..<depth {
      caller -= 1
      if let found = caller.pointee.routine.pointee.code.takeUnretainedValue().isOnMain { return found }
    }
    return nil
  }
}
