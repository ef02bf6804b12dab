// Actors keep their state to themselves: calls are awaited, let members are not, and self is isolated inside.
actor Counter {
  private(set) var n = 0
  let name: String
  init(_ name: String) { self.name = name }
  func increment(by k: Int = 1) -> Int {
    n += k
    return n
  }
  func twice() -> Int { increment() + increment() }
  func apply(_ f: @Sendable (Int) -> Int) { n = f(n) }
  nonisolated var label: String { "counter \(name)" }
  subscript(k: Int) -> Int { n * k }
}
let counter = Counter("c")
print(counter.name, counter.label)
print(await counter.increment(), await counter.increment(by: 10), await counter.n)
print(await counter.twice(), await counter[3])
await counter.apply { $0 * 2 }
print(await counter.n)
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<100 { group.addTask { _ = await counter.increment() } }
}
print(await counter.n)
actor Bank {
  enum Failure: Error { case short(Int) }
  private var balances: [String: Int] = [:]
  func deposit(_ n: Int, to name: String) { balances[name, default: 0] += n }
  func withdraw(_ n: Int, from name: String) throws -> Int {
    let have = balances[name] ?? 0
    guard have >= n else { throw Failure.short(n - have) }
    balances[name] = have - n
    return have - n
  }
  func transfer(_ n: Int, from a: String, to b: String) throws {
    _ = try withdraw(n, from: a)
    deposit(n, to: b)
  }
  var total: Int { balances.values.reduce(0, +) }
}
let bank = Bank()
await bank.deposit(100, to: "a")
do {
  try await bank.transfer(30, from: "a", to: "b")
  print(try await bank.withdraw(5, from: "b"))
  try await bank.transfer(500, from: "a", to: "b")
} catch Bank.Failure.short(let n) { print("short by", n) }
print(await bank.total)
@MainActor final class Screen {
  var lines: [String] = []
  func show(_ line: String) { lines.append(line) }
}
let screen = Screen()
screen.show("direct")
await Task { @MainActor in screen.show("from a task") }.value
print(screen.lines)
protocol Store: Actor { func save(_ n: Int) -> Int }
actor Memory: Store {
  var saved: [Int] = []
  func save(_ n: Int) -> Int {
    saved.append(n)
    return saved.count
  }
}
let store: any Store = Memory()
print(await store.save(1), await store.save(2))
