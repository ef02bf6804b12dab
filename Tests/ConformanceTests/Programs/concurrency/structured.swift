// Structured concurrency: children are awaited at the end of their scope, cancelled with their parents.
func value(_ n: Int, after ms: Int) async -> Int {
  try? await Task.sleep(for: .milliseconds(ms))
  return n
}
func sequence() async -> [Int] {
  async let a = value(1, after: 60)
  async let b = value(2, after: 30)
  async let c = value(3, after: 1)
  return await [c, b, a]
}
print(await sequence())
func order() async {
  await withTaskGroup(of: String.self) { group in
    for (n, ms) in [(1, 90), (2, 30), (3, 60)] { group.addTask { "\(await value(n, after: ms))" } }
    for await text in group { print("arrived", text) }
  }
  print("all arrived")
}
await order()
enum Oops: Error { case at(Int) }
func failing(_ n: Int, after ms: Int) async throws -> Int {
  try await Task.sleep(for: .milliseconds(ms))
  if n == 2 { throw Oops.at(n) }
  return n
}
do {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask {
      do { return try await failing(1, after: 5000) } catch {
        print("sibling:", error is CancellationError)
        throw error
      }
    }
    group.addTask { try await failing(2, after: 30) }
    for try await n in group { print("got", n) }
  }
} catch { print("caught", error) }
func leaves() async {
  async let slow: Void = {
    do { try await Task.sleep(for: .seconds(100)); print("never") } catch { print("left:", Task.isCancelled) }
  }()
  print("body ends")
}
await leaves()
let parent = Task {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      do { try await Task.sleep(for: .seconds(100)) } catch { print("child cancelled", Task.isCancelled) }
    }
    await group.waitForAll()
  }
  return Task.isCancelled
}
try await Task.sleep(for: .milliseconds(30))
parent.cancel()
print("parent:", await parent.value)
let first = await withTaskGroup(of: Int?.self) { group -> Int? in
  group.addTask { try? await failing(7, after: 20) }
  group.addTask { try? await failing(8, after: 9000) }
  let winner = await group.next() ?? nil
  group.cancelAll()
  print("is cancelled", group.isCancelled, group.addTaskUnlessCancelled { 1 })
  return winner
}
print(first as Any)
try await withThrowingTaskGroup(of: Void.self) { group in
  group.addTask { print("one"); try await Task.sleep(for: .milliseconds(30)); print("two") }
  try await group.waitForAll()
  print("empty", group.isEmpty)
}
let total = try await withThrowingTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { group in
  for n in 1...4 { group.addTask { (n, n * n) } }
  var result: [Int: Int] = [:]
  while let (k, v) = try await group.next() { result[k] = v }
  return result
}
print(total.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
await withDiscardingTaskGroup { group in
  group.addTask { print("discarded", await value(5, after: 10)) }
}
do {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask { _ = try await failing(2, after: 10) }
    group.addTask { do { try await Task.sleep(for: .seconds(50)) } catch { print("cancelled by sibling") } }
  }
} catch { print("discarding threw", error) }
let results = await withThrowingTaskGroup(of: Int.self) { group in
  group.addTask { try await failing(1, after: 5) }
  group.addTask { try await failing(2, after: 50) }
  var all: [String] = []
  while let result = await group.nextResult() {
    switch result {
    case .success(let n): all.append("ok \(n)")
    case .failure(let error): all.append("\(error)")
    }
  }
  return all
}
print(results)
