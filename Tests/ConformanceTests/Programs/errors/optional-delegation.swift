// An initializer that delegates with 'try?' fails if the other one throws.
struct Negative: Error {}
final class Note {
  let text: String
  init(_ text: String) { self.text = text }
  deinit { print("freed", text) }
}

class Account {
  let balance: Int
  var note = Note("account")
  init(_ balance: Int) throws {
    if balance < 0 { throw Negative() }
    self.balance = balance
  }
  convenience init?(checked balance: Int) { try? self.init(balance) }
  convenience init?(doubled balance: Int) {
    try? self.init(balance * 2)
    note = Note("doubled")
  }
}
print(Account(checked: -1) == nil, Account(checked: 1)?.balance ?? 0)
print(Account(doubled: -1) == nil, Account(doubled: 2)?.balance ?? 0)

class Savings: Account {
  let rate: Int
  init?(_ balance: Int, rate: Int) {
    self.rate = rate
    try? super.init(balance)
  }
}
print(Savings(-1, rate: 1) == nil, Savings(3, rate: 1)?.balance ?? 0)

struct Amount {
  let value: Int
  let note: Note
  init(_ value: Int) throws {
    if value < 0 { throw Negative() }
    (self.value, note) = (value, Note("amount"))
  }
  init?(checked value: Int) { try? self.init(value) }
  init?(after value: Int) {
    let kept = Note("kept \(value)")
    try? self.init(value)
    print(kept.text, self.value)
  }
}
print(Amount(checked: -1) == nil, Amount(checked: 1)?.value ?? 0)
print(Amount(after: -1) == nil, Amount(after: 2)?.value ?? 0)
