import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
extension Ledger { func sum() -> Int { total * 2 } }
struct Page: View { let sum: () -> Int; var body: some View { Text("\(sum())") } }
let ledger = Ledger()
:mount Page(sum: ledger.sum)
ledger.total = 9
