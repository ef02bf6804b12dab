import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
func reader(_ ledger: Ledger) -> () -> () -> Int { { { ledger.total } } }
struct Page: View { let make: () -> () -> Int; var body: some View { Text("\(make()())") } }
let ledger = Ledger()
:mount Page(make: reader(ledger))
ledger.total = 9
