/// Counts the work that has been entered and not left.
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
  func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if _count == 0 { return queue.async(execute: work) }
    _waiting.append { queue.async(execute: work) }
  }
  func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
}
