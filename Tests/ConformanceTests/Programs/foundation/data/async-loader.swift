import Foundation
actor Cache {
  private var values: [String: Data] = [:]; private(set) var hits = 0;
  func value(_ k: String, make: @Sendable () async throws -> Data) async rethrows -> Data {
    if let v = values[k] { hits += 1; return v }; let v = try await make(); values[k] = v; return v
  }
}
struct Loader: Sendable {
  let cache = Cache(); enum Problem: Error, Equatable { case missing(String) }
  func load(_ name: String) async throws -> String {
    let d = try await cache.value(name) {
      try await Task.sleep(nanoseconds: 1_000_000); guard name != "bad" else { throw Problem.missing(name) };
      return Data(name.utf8)
    }; return String(decoding: d, as: UTF8.self).uppercased()
  }
}
let loader = Loader()
print(try await loader.load("a"), try await loader.load("a"), await loader.cache.hits)
do { _ = try await loader.load("bad") } catch { print(error, error as? Loader.Problem == .missing("bad")) }
let all = try await withThrowingTaskGroup(of: (Int, String).self) { group in
  for (i, n) in ["x", "y", "z"].enumerated() { group.addTask { (i, try await loader.load(n)) } }
  var out = [String](repeating: "", count: 3); for try await (i, s) in group { out[i] = s }; return out
}
print(all)
let stream = AsyncStream<Int> { c in
  for i in 1...5 { c.yield(i) }; c.finish()
}
var sum = 0; for await n in stream.filter({ $0 % 2 == 1 }).map({ $0 * 10 }) { sum += n }; print(sum)
let t = Task { () -> String in
  do { try await Task.sleep(for: .seconds(60)); return "late" } catch is CancellationError { return "cancelled" }
}
t.cancel(); print(try await t.value)
async let one = loader.load("p"), two = loader.load("q"); print(try await [one, two])
let r: Result<String, Error> = await Task { try await loader.load("bad") }.result;
if case .failure(let e) = r { print(e) }
print(
  await withCheckedContinuation { c in DispatchQueue.global().async { c.resume(returning: 7) } },
  try await withThrowingTaskGroup(of: Int.self) { g in
    g.addTask { 1 }; g.addTask { 2 }; return try await g.reduce(0, +)
  })
