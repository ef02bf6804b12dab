/// Counts the blocks that have entered the group and not left it.
final class DispatchGroup {
  @stored var _count: Int
  @stored var _waiting: [() -> Void]
  init() {
    _count = 0
    _waiting = []
  }
  func enter() { _count += 1 }
  func leave() {
    if _count == 0 { _trap("Unbalanced call to dispatch_group_leave()") }
    _count -= 1
    if _count > 0 { return }
    let waiting = _waiting
    _waiting = []
    for block in waiting { block() }
  }
  func wait() { _ = _clockWait(until: nil) { self._count == 0 } }
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _clockWait(until: timeout) { self._count == 0 } ? .success : .timedOut
  }
  func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if _count == 0 { return queue.async(execute: work) }
    _waiting.append { queue.async(execute: work) }
  }
  func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
}

/// Counts the callers that may still pass.
final class DispatchSemaphore: Sendable {
  @stored var _value: Int
  @stored var _waiting: Int
  init(value: Int) {
    _value = value
    _waiting = 0
  }
  /// Gives 1 where it wakes one that waits.
  @discardableResult func signal() -> Int {
    _value += 1
    return _waiting >= _value ? 1 : 0
  }
  func wait() {
    _waiting += 1
    _ = _clockWait(until: nil) { self._value > 0 }
    _waiting -= 1
    _value -= 1
  }
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _waiting += 1
    defer { _waiting -= 1 }
    guard _clockWait(until: timeout, { self._value > 0 }) else { return .timedOut }
    _value -= 1
    return .success
  }
}
