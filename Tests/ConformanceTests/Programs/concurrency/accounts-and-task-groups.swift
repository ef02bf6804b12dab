actor BankAccount {
    enum Failure: Error, Equatable { case insufficient(needed: Int), frozen }
    let id: Int
    private(set) var balance: Int
    private var history: [String] = []
    var isFrozen = false
    init(id: Int, balance: Int) { self.id = id; self.balance = balance }
    func deposit(_ n: Int) { balance += n; history.append("+\(n)") }
    func withdraw(_ n: Int) throws(Failure) {
        if isFrozen { throw .frozen }
        guard balance >= n else { throw .insufficient(needed: n - balance) }
        balance -= n
        history.append("-\(n)")
    }
    func freeze() { isFrozen = true }
    func log() -> [String] { history }
    nonisolated var label: String { "#\(id)" }
}
func transfer(_ n: Int, from a: BankAccount, to b: BankAccount) async throws {
    try await a.withdraw(n)
    await b.deposit(n)
}
func sum(_ list: [Int]) async -> Int {
    await withTaskGroup(of: Int.self) { group in
        for chunk in stride(from: 0, to: list.count, by: 3) {
            group.addTask { list[chunk..<min(chunk + 3, list.count)].reduce(0, +) }
        }
        return await group.reduce(0, +)
    }
}
func firstWorking(_ jobs: [@Sendable () async throws -> String]) async -> String? {
    for job in jobs { if let r = try? await job() { return r } }
    return nil
}
struct Boom: Error {}
let a = BankAccount(id: 1, balance: 100), b = BankAccount(id: 2, balance: 0)
do {
    try await transfer(30, from: a, to: b)
    try await transfer(100, from: a, to: b)
} catch let e as BankAccount.Failure { print("failed:", e) }
await a.freeze()
do { try await a.withdraw(1) } catch { print(error == .frozen, error) }
print(await a.balance, await b.balance, await a.log(), a.label)
print(await sum(Array(1...20)))
print(await firstWorking([{ throw Boom() }, { "second" }, { "third" }]) ?? "-")
let results = try await withThrowingTaskGroup(of: (Int, String).self) { group in
    for i in 1...4 { group.addTask { try await Task.sleep(for: .milliseconds(5 * (5 - i))); return (i, String(repeating: "*", count: i)) } }
    var out: [Int: String] = [:]
    for try await (i, s) in group { out[i] = s }
    return out
}
print(results.sorted { $0.key < $1.key }.map(\.value))
let stream = AsyncStream<Int> { c in for i in 1...5 { c.yield(i * i) }; c.finish() }
var collected: [Int] = []
for await x in stream.filter({ $0 % 2 == 1 }).map({ $0 + 1 }) { collected.append(x) }
print(collected)
let t = Task { () -> Int in
    while !Task.isCancelled { await Task.yield() }
    return 7
}
t.cancel()
print(await t.value, t.isCancelled)
async let x = sum([1, 2]), y = sum([3])
print(await x * y)
let r = await Task { try await { throw Boom() }() as Int }.result
if case .failure(let e) = r { print(e) }
