import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
let ledger = Ledger()
enum Hooks { @MainActor static var total: () -> Int = { ledger.total } }
struct Page: View { var body: some View { Text("\(Hooks.total())") } }
:mount Page()
ledger.total = 9
