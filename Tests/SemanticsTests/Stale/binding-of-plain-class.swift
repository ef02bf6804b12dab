import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
struct Page: View { @Binding var total: Int; var body: some View { Text("\(total)") } }
let ledger = Ledger()
:mount Page(total: Binding(get: { ledger.total }, set: { ledger.total = $0 }))
ledger.total = 9
