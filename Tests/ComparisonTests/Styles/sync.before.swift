import Combine
import SwiftUI
final class Account: ObservableObject { @Published var isOnline = false }
final class Sync: ObservableObject {
  @Published var status = "idle"
  @Published var runs = 0
  private var bag: Set<AnyCancellable> = []
  init(account: Account) {
    account.$isOnline.sink { [weak self] on in self?.status = on ? "online" : "offline" }.store(in: &bag)
  }
  func run() { runs += 1 }
}
struct SyncView: View {
  @StateObject private var account: Account
  @StateObject private var sync: Sync
  init() { let a = Account(); _account = StateObject(wrappedValue: a); _sync = StateObject(wrappedValue: Sync(account: a)) }
  var body: some View {
    Toggle("Online", isOn: $account.isOnline)
    Text("\(sync.status) \(sync.runs)")
    Button("Run") { sync.run() }
  }
}
#Preview { SyncView() }
