class Account { private var balance = 0.0; var owner: String; init(owner: String) { owner = owner } ; func deposit(amount: Double) { balance += amount } ; func withdraw(_ a: Double) throws { if a > balance { throw AccountError.insufficient } ; balance -= a } }
enum AccountError { case insufficient }
let acc = Account("Bob")
acc.balance = 5
acc.deposit(5)
acc.deposit(amount: "5")
acc.withdraw(5)
try acc.withdraw(amount: 5)
do { try acc.withdraw(5) } catch AccountError.insufficient { } catch AccountError.other { }
do { acc.deposit(amount: 1) } catch { print(error) }
let r = try? acc.withdraw(5)
acc.owner.name = "x"
acc = Account(owner: "x")
let b = acc.copy()
print(acc.total)
acc.deposit
Account.deposit(amount: 5)
Account.owner
throw AccountError.insufficient
throw "error"
func risky() throws -> Int { throw AccountError.insufficient }
let n: Int = try? risky()
let m = try! risky() + "a"
let k = risky()
