// Locks. Everything runs on one thread, so a locked lock stays locked.

protocol NSLocking {
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock()
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock()
}

extension NSLocking {
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

class NSLock: NSLocking, Sendable {
  var name: String? = nil
  @stored var _count: Int
  init() { _count = 0 }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock() { if !self.try() { _trap("deadlock: the lock is already locked") } }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock() { if _count > 0 { _count -= 1 } }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func `try`() -> Bool {
    if _count == 1 { return false }
    _count += 1
    return true
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock(before limit: Date) -> Bool { self.try() }
}

/// A lock that may be locked repeatedly before it must be unlocked.
class NSRecursiveLock: NSLocking, Sendable {
  var name: String? = nil
  @stored var _count: Int
  init() { _count = 0 }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock() { if !self.try() { _trap("deadlock: the lock is already locked") } }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock() { if _count > 0 { _count -= 1 } }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func `try`() -> Bool {
    if _count == Int.max { return false }
    _count += 1
    return true
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock(before limit: Date) -> Bool { self.try() }
}

/// A lock on which code waits for a signal from other code. Another thread does not exist: each wait runs the pending
/// work of queues.
class NSCondition: NSLock {
  @stored var _signals: Int
  override init() {
    _signals = 0
    super.init()
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func signal() { _signals += 1 }
  func broadcast() { _signals += 1 }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func wait() {
    unlock()
    _ = _clockWait(until: nil) { self._signals > 0 }
    _signals -= 1
    lock()
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func wait(until limit: Date) -> Bool {
    unlock()
    let deadline = DispatchTime.now() + Swift.max(0, limit.timeIntervalSinceNow)
    let isSignalled = _clockWait(until: deadline) { self._signals > 0 }
    if isSignalled { _signals -= 1 }
    lock()
    return isSignalled
  }
}

/// A lock with a number on which code waits.
class NSConditionLock: NSObject, NSLocking {
  var name: String? = nil
  @stored var condition: Int
  @stored var _isLocked: Bool
  override init() {
    condition = 0
    _isLocked = false
    super.init()
  }
  init(condition: Int) {
    self.condition = condition
    _isLocked = false
    super.init()
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock() {
    _ = _clockWait(until: nil) { !self._isLocked }
    _isLocked = true
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock() { _isLocked = false }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock(whenCondition condition: Int) {
    _ = _clockWait(until: nil) { !self._isLocked && self.condition == condition }
    _isLocked = true
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock(withCondition condition: Int) {
    self.condition = condition
    _isLocked = false
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func `try`() -> Bool {
    if _isLocked { return false }
    _isLocked = true
    return true
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func tryLock(whenCondition condition: Int) -> Bool { self.condition == condition && self.try() }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock(before limit: Date) -> Bool { _wait(limit) { !self._isLocked } }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock(whenCondition condition: Int, before limit: Date) -> Bool {
    _wait(limit) { !self._isLocked && self.condition == condition }
  }
  func _wait(_ limit: Date, _ isFree: () -> Bool) -> Bool {
    let deadline = DispatchTime.now() + Swift.max(0, limit.timeIntervalSinceNow)
    guard _clockWait(until: deadline, isFree) else { return false }
    _isLocked = true
    return true
  }
}
