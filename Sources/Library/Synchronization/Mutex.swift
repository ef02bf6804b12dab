// All code of a program runs on one thread: waiting for a lock would last forever, and is a trap.

final class Mutex<Value: ~Copyable>: Sendable {
  @stored var _value: Value
  @stored var _isHeld: Bool
  init(_ initialValue: Value) {
    _value = initialValue
    _isHeld = false
  }
  func withLock<R: ~Copyable, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    if _isHeld { _trap("Recursive call to lock Mutex") }
    _isHeld = true
    _noteRead(self, "_value")
    defer {
      _isHeld = false
      _noteWrite(self, "_value")
    }
    return try body(&_value)
  }
  func withLockIfAvailable<R: ~Copyable, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R? {
    if _isHeld { return nil }
    return try withLock(body)
  }
}
