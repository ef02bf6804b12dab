import SwiftUI
class Ledger { var total = 0 }  // wrong
@Observable class Ledger { var total = 0 }  // right
struct TotalView: View {
  let total: () -> Int
  var body: some View { Text("\(total())") }
}
let ledger = Ledger()
:mount TotalView(total: { ledger.total })
ledger.total = 9
