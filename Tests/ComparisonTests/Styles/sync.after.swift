import SwiftUI
@Observable final class Account {
  var isOnline = false { didSet { onChange?(isOnline) } }
  @ObservationIgnored var onChange: ((Bool) -> Void)?
}
@Observable final class Sync {
  var status = "idle"
  var runs = 0
  init(account: Account) {
    status = account.isOnline ? "online" : "offline"
    account.onChange = { [weak self] on in self?.status = on ? "online" : "offline" }
  }
  func run() { runs += 1 }
}
struct SyncView: View {
  @State private var account: Account
  @State private var sync: Sync
  init() { let a = Account(); _account = State(initialValue: a); _sync = State(initialValue: Sync(account: a)) }
  var body: some View {
    Toggle("Online", isOn: $account.isOnline)
    Text("\(sync.status) \(sync.runs)")
    Button("Run") { sync.run() }
  }
}
#Preview { SyncView() }
