class NSLock: Sendable {
  var name: String? = nil
  @stored var _count: Int
  init() { _count = 0 }
  func lock() { if !self.try() { _trap("deadlock: the lock is already locked") } }
  func unlock() { if _count > 0 { _count -= 1 } }
  func `try`() -> Bool {
    if _count == 1 { return false }
    _count += 1
    return true
  }
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A lock that may be locked repeatedly before it must be unlocked.
class NSRecursiveLock: Sendable {
  var name: String? = nil
  @stored var _count: Int
  init() { _count = 0 }
  func lock() { if !self.try() { _trap("deadlock: the lock is already locked") } }
  func unlock() { if _count > 0 { _count -= 1 } }
  func `try`() -> Bool {
    if _count == Int.max { return false }
    _count += 1
    return true
  }
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
