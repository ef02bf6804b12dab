import Foundation

// Concurrency with Foundation: continuations over queues, task groups, clocks.
final class Loader: Sendable {
  private let queue = DispatchQueue(label: "loader")
  func load(_ key: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(5)) {
      completion(key.isEmpty ? .failure(CocoaError(.fileNoSuchFile)) : .success(key.uppercased()))
    }
  }
  func load(_ key: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in load(key) { continuation.resume(with: $0) } }
  }
}
let loader = Loader()
print(try await loader.load("one"))
do { print(try await loader.load("")) } catch let error as CocoaError { print(error.code == .fileNoSuchFile) }
let all = try await withThrowingTaskGroup(of: (Int, String).self) { group in
  for (index, key) in ["x", "y", "z"].enumerated() { group.addTask { (index, try await loader.load(key)) } }
  var found: [Int: String] = [:]
  for try await (index, text) in group { found[index] = text }
  return found
}
print(all.sorted { $0.key < $1.key }.map(\.value))
let start = ContinuousClock.now
try await Task.sleep(for: .milliseconds(20))
print(ContinuousClock.now - start >= .milliseconds(20), Duration.seconds(1.5) / 3, Duration.milliseconds(1500).components.seconds)
let task = Task { () -> String in
  do { try await Task.sleep(nanoseconds: 5_000_000_000); return "slept" } catch { return "cancelled \(error is CancellationError)" }
}
task.cancel()
print(await task.value)
let stream = AsyncStream<Int> { continuation in
  DispatchQueue.global().async { for number in 1...3 { continuation.yield(number) }; continuation.finish() }
}
var total = 0
for await number in stream { total += number }
print(total)
print(await MainActor.run { total + 1 })
