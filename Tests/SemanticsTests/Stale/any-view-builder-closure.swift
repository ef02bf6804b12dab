import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
struct Card: View { let content: () -> AnyView; var body: some View { content() } }
let ledger = Ledger()
:mount Card(content: { AnyView(Text("\(ledger.total)")) })
ledger.total = 9
