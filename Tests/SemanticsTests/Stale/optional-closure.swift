import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
struct Page: View { var subtitle: (() -> String)?; var body: some View { Text(subtitle?() ?? "-") } }
let ledger = Ledger()
:mount Page(subtitle: { "\(ledger.total)" })
ledger.total = 9
