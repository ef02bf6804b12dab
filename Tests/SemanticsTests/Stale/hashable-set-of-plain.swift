import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
extension Ledger: Hashable { static func == (a: Ledger, b: Ledger) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) } }
struct Page: View { let all: Set<Ledger>; var body: some View { Text("\(all.reduce(0) { $0 + $1.total })") } }
let ledger = Ledger()
:mount Page(all: [ledger, Ledger()])
ledger.total = 9
