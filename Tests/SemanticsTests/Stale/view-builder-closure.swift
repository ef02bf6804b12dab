import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
struct Card<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { VStack { content() } } }
let ledger = Ledger()
:mount Card { Text("\(ledger.total)") }
ledger.total = 9
