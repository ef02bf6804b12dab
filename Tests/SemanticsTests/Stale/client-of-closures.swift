import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
struct Client { var total: () -> Int }
let ledger = Ledger()
extension Client { static let live = Client(total: { ledger.total }) }
struct Page: View { let client: Client; var body: some View { Text("\(client.total())") } }
:mount Page(client: .live)
ledger.total = 9
