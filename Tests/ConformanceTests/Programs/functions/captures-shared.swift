// Several closures share one captured variable; loops capture fresh ones; captures outlive their scope.
func account() -> (deposit: (Int) -> Void, withdraw: (Int) -> Bool, balance: () -> Int) {
  var balance = 0
  return (
    { balance += $0 },
    { amount in
      guard amount <= balance else { return false }
      balance -= amount
      return true
    },
    { balance }
  )
}
let a = account(), b = account()
a.deposit(100)
print(a.withdraw(30), a.withdraw(100), a.balance(), b.balance())
var fs: [() -> Int] = []
for i in 0..<3 {
  var n = i * 10
  fs.append {
    n += 1
    return n
  }
}
print(fs.map { $0() }, fs.map { $0() }, fs[1]())
var total = 0
let add = { (n: Int) in total += n }
let report = { "total \(total)" }
[1, 2, 3].forEach(add)
print(report(), total)
total = 100
add(1)
print(report())
var x = 1
let byValue = { [x] in x }
let byReference = { x }
let later = { [y = x + 1] in y * x }
x = 10
print(byValue(), byReference(), later())
func compose(_ fs: [(Int) -> Int]) -> (Int) -> Int { fs.reduce({ $0 }) { f, g in { g(f($0)) } } }
print(compose([{ $0 + 1 }, { $0 * 2 }, { $0 - 3 }])(5))
class Box { var n = 0 }
func boxed() -> (Box, () -> Int) {
  let box = Box()
  return (
    box,
    { [box] in
      box.n += 1; return box.n
    }
  )
}
let (box, bump) = boxed()
_ = bump()
box.n += 10
print(bump())
struct Counter {
  var n = 0
  func frozen() -> () -> Int { { n } }
  mutating func incremented() -> () -> Int {
    n += 1
    let copy = n
    return { copy }
  }
}
var counter = Counter(n: 5)
let frozen = counter.frozen()
let incremented = counter.incremented()
counter.n = 100
print(frozen(), incremented(), counter.n)
