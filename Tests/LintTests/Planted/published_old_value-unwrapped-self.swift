import Combine
import SwiftUI
final class Account: ObservableObject {
  @Published var debit = 0
  @Published var credit = 0
  @Published var balance = 0
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    $debit.sink { [weak self] _ in  // wrong
      guard let self else { return }  // wrong
      balance = credit - debit  // wrong
    }  // wrong
    .store(in: &subscriptions)  // wrong
    $debit.combineLatest($credit).map { $1 - $0 }.assign(to: &$balance)  // right
  }
}
struct AccountView: View {
  @StateObject private var account = Account()
  var body: some View {
    Text("\(account.balance)")
    Button("Spend") { account.debit += 5 }
  }
}
