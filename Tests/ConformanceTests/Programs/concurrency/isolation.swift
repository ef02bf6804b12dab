// Actors meet each other: reentrancy at a suspension, isolated parameters, nonisolated members, global actors.
actor Account {
  let id: Int
  private(set) var balance: Int
  init(id: Int, balance: Int) {
    self.id = id
    self.balance = balance
  }
  func deposit(_ n: Int) { balance += n }
  func withdraw(_ n: Int) throws { if balance < n { throw Failure.short(n - balance) } else { balance -= n } }
  func transfer(_ n: Int, to other: Account) async throws {
    try withdraw(n)
    await other.deposit(n)
  }
  nonisolated var name: String { "account \(id)" }
  nonisolated func describe() async -> String { "\(name): \(await balance)" }
  enum Failure: Error { case short(Int) }
  deinit { print("closed", id) }
}
extension Account: CustomStringConvertible { nonisolated var description: String { name } }
func audit(_ account: isolated Account) -> Int {
  account.deposit(1)
  return account.balance
}
do {
  let a = Account(id: 1, balance: 50), b = Account(id: 2, balance: 0)
  try await a.transfer(20, to: b)
  print(await a.balance, await b.balance, a.name, b)
  print(await audit(a), await b.describe())
  do { try await b.transfer(500, to: a) } catch Account.Failure.short(let n) { print("short by", n) }
  print(await [a.balance, b.balance])
}
actor Cache {
  private var values: [String: Int] = [:]
  private var running: [String: Task<Int, Never>] = [:]
  private(set) var loads = 0
  func value(_ key: String) async -> Int {
    if let known = values[key] { return known }
    if let task = running[key] { return await task.value }
    let task = Task { await load(key) }
    running[key] = task
    let value = await task.value
    values[key] = value
    running[key] = nil
    return value
  }
  private func load(_ key: String) async -> Int {
    loads += 1
    try? await Task.sleep(for: .milliseconds(20))
    return key.count
  }
}
let cache = Cache()
async let one = cache.value("swift")
async let two = cache.value("swift")
print(await one + two, await cache.loads, await cache.value("swift"))
actor Reentrant {
  var steps: [String] = []
  func slow() async {
    steps.append("slow begins")
    try? await Task.sleep(for: .milliseconds(60))
    steps.append("slow ends")
  }
  func quick() { steps.append("quick") }
}
let reentrant = Reentrant()
let slow = Task { await reentrant.slow() }
try await Task.sleep(for: .milliseconds(20))
await reentrant.quick()
await slow.value
print(await reentrant.steps)
@globalActor actor Disk { static let shared = Disk() }
enum Files { @Disk static var names: [String] = [] }
@Disk func write(_ name: String) -> Int {
  Files.names.append(name)
  return Files.names.count
}
@Disk final class Store {
  var count = 0
  func add() -> Int {
    count += write("store")
    return count
  }
  nonisolated init() {}
}
let store = Store()
print(await write("a"), await store.add(), await store.count, await Files.names)
@MainActor final class Screen {
  var lines: [String] = []
  func show(_ line: String) { lines.append(line) }
  func load() async { show(await Screen.fetch()) }
  nonisolated static func fetch() async -> String { "fetched" }
}
func background(_ screen: Screen) async -> Int {
  await screen.show("from behind")
  await MainActor.run { screen.lines.append("run") }
  return await screen.lines.count
}
let screen = await Screen()
await screen.load()
print(await background(screen), await screen.lines)
protocol Counting: Actor { var count: Int { get set } }
extension Counting { func up() -> Int { count += 1; return count } }
actor Steps: Counting { var count = 10 }
let steps = Steps()
print(await steps.up(), await steps.up())
let anyCounting: any Counting = steps
print(await anyCounting.up())
func each<A: Counting>(_ actor: A) async -> Int { await actor.up() + actor.count }
print(await each(steps))
actor Generic<T: Sendable> {
  private var items: [T] = []
  func add(_ item: T) -> Self { items.append(item); return self }
  var all: [T] { items }
  subscript(i: Int) -> T { items[i] }
}
let generic = Generic<String>()
_ = await generic.add("x").add("y")
print(await generic.all, await generic[1])
print(steps === steps, ObjectIdentifier(steps) == ObjectIdentifier(anyCounting))
let asynchronous: (Account) async -> Int = { await $0.balance }
print(await asynchronous(Account(id: 3, balance: 7)))
