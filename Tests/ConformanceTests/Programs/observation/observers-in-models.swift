// willSet and didSet on properties of observable classes run with tracking; ignored, lazy, private and computed ones.
import Observation

@Observable final class Account {
  var balance = 100 {
    willSet { log.append("will \(balance)->\(newValue)") }
    didSet {
      log.append("did \(oldValue)->\(balance)")
      if balance < 0 { balance = 0 }
      history.append(balance)
    }
  }
  @ObservationIgnored var history: [Int] = []
  @ObservationIgnored lazy var expensive: Int = {
    log.append("expensive")
    return balance * 2
  }()
  private(set) var owner: String
  var isRich: Bool { balance > 1000 }
  var text: String {
    get { "\(owner): \(balance)" }
    set {
      let parts = newValue.split(separator: ":")
      owner = String(parts[0])
      if parts.count > 1, let n = Int(parts[1].filter { $0 != " " }) { balance = n }
    }
  }
  init(owner: String, balance: Int) {
    self.owner = owner
    self.balance = balance
  }
  func deposit(_ n: Int) { balance += n }
}
var log: [String] = []
let account = Account(owner: "Ann", balance: 50)
print(log, account.history)
log = []
func track(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  var fired = false
  withObservationTracking(read) {
    fired = true
    log.append("change at \(account.balance)")
  }
  write()
  print(name, fired, log)
  log = []
}
track("balance", { _ = account.balance }) { account.balance = 70 }
track("same", { _ = account.balance }) { account.balance = 70 }
track("clamped", { _ = account.balance }) { account.balance = -5 }
track("in place", { _ = account.isRich }) { account.deposit(2000) }
track("text get", { _ = account.text }) { account.deposit(1) }
track("text set", { _ = account.isRich }) { account.text = "Bo: 7" }
track("text set, owner only", { _ = account.balance }) { account.text = "Cy" }
track("ignored", { _ = account.history.count }) { account.history.append(0) }
track("lazy", { _ = account.expensive }) { account.expensive = 3 }
print(account.text, account.history, account.expensive, account.isRich)
