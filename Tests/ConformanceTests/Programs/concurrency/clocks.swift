// Sleep in all spellings; clocks measure at least what was slept.
let clock = ContinuousClock()
let start = clock.now
try await Task.sleep(for: .milliseconds(20))
try await Task.sleep(nanoseconds: 20_000_000)
try await Task.sleep(until: clock.now + .milliseconds(20), clock: .continuous)
try await Task.sleep(until: .now + .milliseconds(10), clock: .suspending)
try await clock.sleep(until: clock.now.advanced(by: .milliseconds(5)))
try await clock.sleep(for: .milliseconds(5))
try? await Task.sleep(for: .seconds(0.01), tolerance: .seconds(0.5))
await Task.yield()
print(start.duration(to: clock.now) >= .milliseconds(80), clock.now > start)
let elapsed = try await clock.measure { try await Task.sleep(for: .milliseconds(30)) }
print(elapsed >= .milliseconds(30), elapsed < .seconds(20))
let quick = clock.measure { _ = (0..<10).reduce(0, +) }
print(quick < .seconds(5))
let suspending = SuspendingClock()
let slept = await suspending.measure { try? await suspending.sleep(for: .milliseconds(10)) }
print(slept >= .milliseconds(10))
func timeout<T: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T? {
  try await withThrowingTaskGroup(of: T?.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
print(try await timeout(.milliseconds(40)) { try await Task.sleep(for: .seconds(30)); return 1 } as Any)
print(try await timeout(.seconds(30)) { try await Task.sleep(for: .milliseconds(10)); return 2 } as Any)
func generic<C: Clock>(_ clock: C) async throws -> Bool where C.Duration == Duration {
  let start = clock.now
  try await clock.sleep(until: start.advanced(by: .milliseconds(10)), tolerance: nil)
  return start.duration(to: clock.now) >= .milliseconds(10)
}
print(try await generic(ContinuousClock()), try await generic(.suspending))
try await Task.sleep(for: .zero)
try await Task.sleep(for: .seconds(-5))
print("done")
