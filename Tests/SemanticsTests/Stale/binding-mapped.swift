import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
extension Binding where Value == Int { @MainActor var isBig: Binding<Bool> { Binding<Bool>(get: { wrappedValue > 5 }, set: { wrappedValue = $0 ? 9 : 1 }) } }
struct Page: View { @Binding var isBig: Bool; var body: some View { Text(isBig ? "big" : "small") } }
let ledger = Ledger()
:mount Page(isBig: Binding(get: { ledger.total }, set: { ledger.total = $0 }).isBig)
ledger.total = 9
