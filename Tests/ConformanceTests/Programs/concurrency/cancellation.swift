// Cancellation: handlers, sleep, checks, and what does not stop by itself.
func nap(_ name: String) async -> String {
  do {
    try await Task.sleep(nanoseconds: 5_000_000_000)
    return "\(name) slept"
  } catch is CancellationError { return "\(name) was woken" } catch { return "?" }
}
let a = Task { await nap("a") }
a.cancel()
print(await a.value)
let b = Task { () -> String in
  await withTaskCancellationHandler {
    await nap("b")
  } onCancel: {
    print("handler of b")
  }
}
try await Task.sleep(for: .milliseconds(20))
b.cancel()
b.cancel()
print(await b.value)
let c = Task { () -> String in
  while !Task.isCancelled { await Task.yield() }
  return await withTaskCancellationHandler { "operation still runs" } onCancel: { print("at once") }
}
c.cancel()
print(await c.value)
let d = Task { () -> Int in
  var count = 0
  for n in 0..<10 {
    if Task.isCancelled { break }
    count += n
  }
  try Task.checkCancellation()
  return count
}
print(try await d.value, d.isCancelled)
d.cancel()
print(d.isCancelled, try await d.value)
final class Box: @unchecked Sendable { var continuation: CheckedContinuation<Int, any Error>? }
let box = Box()
let e = Task { () -> Int in
  try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { box.continuation = $0 }
  } onCancel: {
    box.continuation?.resume(throwing: CancellationError())
  }
}
try await Task.sleep(for: .milliseconds(20))
e.cancel()
do { print(try await e.value) } catch { print("e:", error) }
let detached = Task.detached { Task.isCancelled }
print(await detached.value)
let outer = Task {
  let inner = Task { () -> Bool in
    try? await Task.sleep(for: .milliseconds(50))
    return Task.isCancelled
  }
  return await inner.value
}
outer.cancel()
print("unstructured inner is cancelled:", await outer.value)
switch await Task<Int, any Error> { throw CancellationError() }.result {
case .success(let n): print(n)
case .failure(let error): print("result", error)
}
let unsafe = Task { withUnsafeCurrentTask { $0?.isCancelled ?? true } }
print(await unsafe.value, withUnsafeCurrentTask { $0 == nil } ? "no task" : "a task")
func cleanup() async throws {
  defer { print("deferred") }
  try await Task.sleep(for: .seconds(60))
}
let f = Task { try await cleanup() }
try await Task.sleep(for: .milliseconds(10))
f.cancel()
do { try await f.value } catch { print("f:", error) }
