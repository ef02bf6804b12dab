import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
let ledger = Ledger()
struct Page: View {
  let columns: [String: () -> Int]
  var body: some View { ForEach(columns.keys.sorted(), id: \.self) { Text("\($0) \(columns[$0]!())") } }
}
:mount Page(columns: ["a": { 1 }, "b": { ledger.total }])
ledger.total = 9
