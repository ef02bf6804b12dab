// willSet and didSet run on every assignment and mutation, not in the type's own init, in order.
struct Account {
  var balance: Int = 0 {
    willSet { print("will", balance, "->", newValue) }
    didSet { print("did", oldValue, "->", balance) }
  }
  var limit = 100 {
    didSet(old) { if limit < 0 { limit = old } }
  }
  init(opening: Int) {
    balance = opening
  }
  mutating func deposit(_ n: Int) { balance += n }
}
var account = Account(opening: 5)
print("made", account.balance)
account.balance = 5
account.balance += 1
account.deposit(10)
account.limit = -1
print(account.limit)
account.limit = 50
print(account.limit)

struct Holder {
  var list: [Int] = [] {
    didSet { print("list", oldValue, list) }
  }
  var inner = Account(opening: 1) {
    willSet(coming) { print("inner will", coming.balance) }
    didSet { print("inner did", oldValue.balance) }
  }
}
var holder = Holder()
holder.list.append(1)
holder.list[0] = 2
holder.list += [3]
holder.inner.balance = 8
var global = 1 {
  willSet { print("global will", newValue) }
  didSet { print("global did", oldValue) }
}
global = 2
global += 1
func local() {
  var temp = "a" {
    didSet { print("local", oldValue, temp) }
  }
  temp = "b"
  temp += "c"
}
local()
