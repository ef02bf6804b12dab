// Closures that take an isolated actor run on it; an isolated deinit.
actor Account {
  var balance = 1
  isolated deinit { print("gone", balance) }
  func run<T: Sendable>(_ work: @Sendable (isolated Account) throws -> T) rethrows -> T { try work(self) }
  func with(_ work: (isolated Account) async -> Void) async { await work(self) }
}
let account = Account()
print(await account.run { $0.balance + 1 })
print(
  await account.run { account in
    account.balance += 5
    return account.balance
  })
await account.with { account in
  account.balance *= 2
  print(account.balance)
}
func touch(_ account: isolated Account) -> Int { account.balance }
print(await touch(account))
let read: (isolated Account) -> Int = { $0.balance }
print(await read(account))
