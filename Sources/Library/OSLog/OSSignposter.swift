// Signposts, whose time measurements have no effect here, and the lock of `os`.

struct OSSignpostID: Hashable, Sendable {
  let _number: UInt64
  init(_ value: UInt64) { _number = value }
  init(log: OSLog) { _number = 1 }
  static let exclusive = OSSignpostID(0)
}

final class OSSignpostIntervalState: Sendable {
  init() {}
}

struct OSSignposter: Sendable {
  init(subsystem: String, category: String) {}
  init(logger: Logger) {}
  init() {}
  var isEnabled: Bool { false }
  func makeSignpostID() -> OSSignpostID { .exclusive }
  func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// All code of a program runs on one thread: waiting for a lock would last forever, and is a trap.
final class OSAllocatedUnfairLock<State>: Sendable {
  @stored var _state: State
  @stored var _isHeld: Bool
  init(initialState: State) {
    _state = initialState
    _isHeld = false
  }
  init(uncheckedState: State) {
    _state = uncheckedState
    _isHeld = false
  }
  init() where State == () {
    _state = ()
    _isHeld = false
  }
  func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    lock()
    _noteRead(self, "_state")
    defer {
      unlock()
      _noteWrite(self, "_state")
    }
    return try body(&_state)
  }
  func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
  func withLock<R>(_ body: () throws -> R) rethrows -> R where State == () {
    lock()
    defer { unlock() }
    return try body()
  }
  func lock() {
    if _isHeld { _trap("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock") }
    _isHeld = true
  }
  func unlock() { _isHeld = false }
  func lockIfAvailable() -> Bool {
    if _isHeld { return false }
    _isHeld = true
    return true
  }
}
