// The top-level code of a program in Swift 6 is on the main actor.
actor Bank {
  var balance = 0
  var list: [Int] = []
}
let bank = Bank()
bank.balance += 3
bank.balance = 4
bank.list.append(3)
