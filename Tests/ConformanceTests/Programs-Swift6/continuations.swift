// Continuations bridge callbacks; they may be resumed at once, later, with a result, and kept in collections.
final class Service: @unchecked Sendable {
  private var callbacks: [(Int) -> Void] = []
  func fetch(_ callback: @escaping (Int) -> Void) { callbacks.append(callback) }
  func flush() {
    let all = callbacks
    callbacks = []
    for (n, callback) in all.enumerated() { callback(n) }
  }
}
enum Oops: Error { case no }
let service = Service()
@MainActor func fetch() async -> Int { await withCheckedContinuation { c in service.fetch { c.resume(returning: $0) } } }
let one = Task { await fetch() }
let two = Task { await fetch() + 100 }
try await Task.sleep(for: .milliseconds(20))
service.flush()
print(await one.value, await two.value)
print(await withCheckedContinuation { $0.resume(returning: "at once") })
let n: Int = await withUnsafeContinuation { $0.resume(returning: 7) }
print(n)
do {
  let _: Int = try await withUnsafeThrowingContinuation { $0.resume(throwing: Oops.no) }
} catch { print(error) }
let r: String = try await withCheckedThrowingContinuation { $0.resume(with: .success("result")) }
print(r)
await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in c.resume() }
do {
  try await withCheckedThrowingContinuation { (c: CheckedContinuation<Void, any Error>) in
    Task {
      try? await Task.sleep(for: .milliseconds(5))
      c.resume(throwing: Oops.no)
    }
  }
} catch { print("later", error) }
actor Gate {
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiters.append($0) }
  }
  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
let gate = Gate()
let waiter = Task {
  await gate.wait()
  return "through the gate"
}
try await Task.sleep(for: .milliseconds(20))
await gate.open()
print(await waiter.value)
await gate.wait()
print("open gate")
func value<T: Sendable>(_ work: @escaping @Sendable (@escaping @Sendable (Result<T, any Error>) -> Void) -> Void) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in work { continuation.resume(with: $0) } }
}
print(try await value { $0(.success([1, 2])) })
