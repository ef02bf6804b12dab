import SwiftUI
@Observable final class Ledger {
  var entries: [Int] = []
  var total = 0
  func record() { entries.append(total) }
}
struct LedgerView: View {
  @State private var ledger = Ledger()
  var body: some View {
    Button("Pay \(ledger.total)") { ledger.total += 5 }
    Text("\(ledger.entries.count)")
      .onChange(of: ledger.entries) { ledger.record() }  // wrong
      .onChange(of: ledger.total) { ledger.record() }  // right
    Button("Log") { ledger.record() }
  }
}
:mount LedgerView()
:tap Log
