import SwiftUI
class Ledger { var total = 1 }  // wrong
@Observable class Ledger { var total = 1 }  // right
enum Source { case fixed(Int), computed(() -> Int)
  var value: Int { switch self { case .fixed(let n): n; case .computed(let f): f() } } }
struct Page: View { let source: Source; var body: some View { Text("\(source.value)") } }
let ledger = Ledger()
:mount Page(source: .computed { ledger.total })
ledger.total = 9
