import Foundation

@available(*, noasync) func own() {}
struct Own {
  @available(*, noasync, message: "Use x.") init() {}
  init(x: Int) {}
  @available(*, noasync, message: "no v") var v: Int { 1 }
  @available(*, noasync) static func s() {}
}
func lock() async {
  let lock = NSLock()
  lock.lock()
  _ = lock.try()
  lock.unlock()
  lock.withLock {}
  let recursive = NSRecursiveLock()
  recursive.lock()
  let condition = NSCondition()
  condition.wait()
  condition.signal()
  condition.broadcast()
}
func wait() async {
  Thread.sleep(forTimeInterval: 1)
  _ = Thread.current
  _ = RunLoop.current
  RunLoop.main.run(until: Date())
  MainActor.assumeIsolated {}
  MainActor.preconditionIsolated()
  let semaphore = DispatchSemaphore(value: 1)
  semaphore.wait()
  OperationQueue().waitUntilAllOperationsAreFinished()
}
func use() async {
  own()
  _ = Own()
  _ = Own(x: 1).v
  Own.s()
  let later = { own() }
  later()
}
func plain() {
  own()
  NSLock().lock()
}
let asynchronous = { () async in own() }
