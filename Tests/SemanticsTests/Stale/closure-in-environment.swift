import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
struct TotalKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: () -> Int = { 0 } }
extension EnvironmentValues { var total: () -> Int { get { self[TotalKey.self] } set { self[TotalKey.self] = newValue } } }
struct Inner: View { @Environment(\.total) var total; var body: some View { Text("\(total())") } }
let ledger = Ledger()
struct Page: View { var body: some View { Inner().environment(\.total, { ledger.total }) } }
:mount Page()
ledger.total = 9
