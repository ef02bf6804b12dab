import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
extension Ledger: CustomStringConvertible { var description: String { "Ledger of \(total)" } }
struct Page: View { let ledger: Ledger; var body: some View { Text("\(ledger)") } }
let ledger = Ledger()
:mount Page(ledger: ledger)
ledger.total = 9
