import SwiftUI

actor Store {
  private var amounts = [10, 20]
  func all() -> [Int] { amounts }
  func add(_ amount: Int) { amounts.append(amount) }
}

@MainActor
final class Ledger: ObservableObject {
  @Published private(set) var amounts: [Int] = []
  @Published private(set) var isBusy = false
  private let store = Store()

  func reload() async {
    isBusy = true
    amounts = await store.all()
    isBusy = false
  }

  func add() {
    Task {
      await store.add(amounts.count)
      await reload()
    }
  }
}

struct Page: View {
  @StateObject private var ledger = Ledger()
  var body: some View {
    Text("\(ledger.amounts.reduce(0, +)) in \(ledger.amounts.count)")
    Button("Add") { ledger.add() }.disabled(ledger.isBusy)
      .task { await ledger.reload() }
  }
}
#Preview { Page() }
