// private(set) lets others read but not write.
struct Account {
  private(set) var balance = 0
}
var account = Account()
account.balance = 5
