// A property's own observers run at every write, also at the equal ones that tell no tracker.
import Observation

@Observable class Account {
  var balance = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)") }
  }
  var name = "n" {
    didSet { log.append(name == oldValue ? "same name" : "new name") }
  }
  @ObservationIgnored var log: [String] = []
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}
let account = Account()
var fired: [String] = []
func arm(_ label: String) {
  withObservationTracking {
    _ = (account.balance, account.name)
  } onChange: {
    fired.append(label)
  }
}
arm("A")
account.balance = 0
print(account.takeLog(), fired)
account.name = "n"
print(account.takeLog(), fired)
account.balance += 0
print(account.takeLog(), fired)
arm("B")
account.name = "other"
print(account.takeLog(), fired)
account.name = "again"
account.balance = 10
print(account.takeLog(), fired)
arm("C")
for n in [10, 10, 11, 11] { account.balance = n }
print(account.takeLog(), fired)
account.name.append("!")
print(account.takeLog(), fired)
