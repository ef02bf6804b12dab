import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
struct Item: Identifiable { let id: Int; let isEnabled: () -> Bool }
struct MenuView: View {
  let items: [Item]
  var body: some View { ForEach(items) { item in Text(item.isEnabled() ? "on" : "off") } }
}
let ledger = Ledger()
:mount MenuView(items: [Item(id: 1, isEnabled: { ledger.total > 5 })])
ledger.total = 9
