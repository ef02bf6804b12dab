import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
let ledger = Ledger()
struct Page: View {
  let rows: LazyMapSequence<Range<Int>, Int>
  var body: some View { Text(rows.map(String.init).joined(separator: " ")) }
}
:mount Page(rows: (0..<3).lazy.map { $0 * ledger.total })
ledger.total = 9
