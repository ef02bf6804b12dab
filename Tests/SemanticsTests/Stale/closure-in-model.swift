import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
let ledger = Ledger()
@Observable class Model { var title: () -> String = { "total \(ledger.total)" } }
struct Page: View { @State var model = Model(); var body: some View { Text(model.title()) } }
:mount Page()
ledger.total = 9
