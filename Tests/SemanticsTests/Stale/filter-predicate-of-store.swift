import SwiftUI
struct Rule { var isAllowed: (Int) -> Bool }
class Store { var rules: [Rule] = [Rule { $0 > 1 }]; var numbers = [1, 2, 3] }  // wrong
@Observable class Store { var rules: [Rule] = [Rule { $0 > 1 }]; var numbers = [1, 2, 3] }  // right
struct Page: View { let store: Store; var body: some View { Text("\(store.numbers.filter { n in store.rules.allSatisfy { $0.isAllowed(n) } }.count)") } }
let store = Store()
:mount Page(store: store)
store.rules.append(Rule { $0 > 2 })
