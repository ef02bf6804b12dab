// A private member is not visible outside its type.
struct Account {
  private var balance = 0
}
let account = Account()
print(account.balance)
