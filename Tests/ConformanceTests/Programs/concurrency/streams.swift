// AsyncStream: buffers, termination, unfolding, results of yield, several ways to end.
let (limited, source) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
for n in 1...4 {
  switch source.yield(n) {
  case .enqueued(let left): print("enqueued", n, "left", left)
  case .dropped(let old): print("dropped", old)
  case .terminated: print("terminated")
  @unknown default: break
  }
}
source.finish()
if case .terminated = source.yield(9) { print("too late") }
for await n in limited { print("newest", n) }
let oldest = AsyncStream<Int>(bufferingPolicy: .bufferingOldest(2)) { c in
  for n in 1...4 { if case .dropped(let n) = c.yield(n) { print("refused", n) } }
  c.finish()
}
for await n in oldest { print("oldest", n) }
let unbounded = AsyncStream<String> { c in
  if case .enqueued(let left) = c.yield("a") { print(left == Int.max) }
  c.onTermination = { print("termination", $0) }
  c.finish()
  c.finish()
}
for await s in unbounded { print(s) }
var count = 0
let unfolding = AsyncStream<Int> { () -> Int? in
  count += 1
  return count > 3 ? nil : count * 10
}
for await n in unfolding { print("unfolded", n) }
let ticking = AsyncStream<Int> { c in
  c.onTermination = { print("ticking", $0) }
  Task {
    for n in 1... {
      try? await Task.sleep(for: .milliseconds(10))
      if case .terminated = c.yield(n) { break }
    }
  }
}
let reader = Task {
  var seen: [Int] = []
  for await n in ticking {
    seen.append(n)
    if n == 3 { break }
  }
  return seen
}
print(await reader.value)
let waiting = AsyncStream<Int> { c in c.onTermination = { print("waiting", $0) } }
let consumer = Task {
  for await n in waiting { print("never", n) }
  print("loop is over", Task.isCancelled)
}
try await Task.sleep(for: .milliseconds(20))
consumer.cancel()
await consumer.value
enum Oops: Error { case bad }
let throwing = AsyncThrowingStream<Int, any Error> { c in
  c.onTermination = { reason in
    switch reason {
    case .finished(let error): print("finished", error as Any)
    case .cancelled: print("cancelled")
    @unknown default: break
    }
  }
  c.yield(1)
  c.yield(with: .success(2))
  c.finish(throwing: Oops.bad)
}
do { for try await n in throwing { print("threw later", n) } } catch { print(error) }
for try await n in throwing { print("after the error", n) }
print("done")
var number = 0
let failing = AsyncThrowingStream<Int, any Error> {
  number += 1
  if number == 3 { throw Oops.bad }
  return number
}
do { for try await n in failing { print(n) } } catch { print("unfolding threw", error) }
let voids = AsyncStream<Void> { c in
  c.yield()
  c.yield()
  c.finish()
}
var ticks = 0
for await _ in voids { ticks += 1 }
print(ticks)
func produce() -> AsyncStream<Int> {
  AsyncStream { continuation in
    let task = Task {
      for n in 0..<3 {
        try? await Task.sleep(for: .milliseconds(5))
        continuation.yield(n)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}
print(await produce().reduce(into: []) { $0.append($1) })
print(await produce().map { $0 * 2 }.filter { $0 > 0 }.prefix(1).reduce(0, +))
