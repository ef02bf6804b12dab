// Task values, async let, task groups (collected and sorted), cancellation and task results.
func work(_ n: Int) async -> Int {
  await Task.yield()
  return n * n
}
enum Oops: Error { case odd(Int) }
func even(_ n: Int) async throws -> Int {
  if n % 2 != 0 { throw Oops.odd(n) }
  return await work(n)
}
let task = Task { await work(7) }
print(await task.value, await task.value)
async let first = work(2)
async let second = work(3)
print(await first + second)
let squares = await withTaskGroup(of: Int.self) { group in
  for n in 1...5 { group.addTask { await work(n) } }
  var all: [Int] = []
  for await value in group { all.append(value) }
  return all.sorted()
}
print(squares)
let sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
  for n in 1...10 { group.addTask { n } }
  return await group.reduce(0, +)
}
print(sum)
do {
  let values = try await withThrowingTaskGroup(of: Int.self) { group in
    for n in [2, 4] { group.addTask { try await even(n) } }
    return try await group.reduce(into: []) { $0.append($1) }.sorted()
  }
  print(values)
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { try await even(3) }
    for try await value in group { print("never", value) }
  }
} catch { print("group threw", error) }
let failing = Task { try await even(9) }
switch await failing.result {
case .success(let n): print("success", n)
case .failure(let error): print("failure", error)
}
let cancelled = Task { () -> String in
  while !Task.isCancelled { await Task.yield() }
  return "saw the cancellation"
}
cancelled.cancel()
print(await cancelled.value, cancelled.isCancelled)
let checked = Task { () -> Int in
  while true {
    try Task.checkCancellation()
    await Task.yield()
  }
}
checked.cancel()
do { print(try await checked.value) } catch { print(error is CancellationError) }
async let failed = even(1)
do { print(try await failed) } catch { print("async let threw", error) }
func pair() async -> (Int, Int) {
  async let a = work(4)
  async let b = work(5)
  return await (a, b)
}
print(await pair())
