import SwiftUI
class Options { var isDescending = false }  // wrong
@Observable class Options { var isDescending = false }  // right
struct Page: View {
  let areInOrder: (Int, Int) -> Bool
  var body: some View { Text([2, 1, 3].sorted(by: areInOrder).map(String.init).joined(separator: " ")) }
}
let options = Options()
:mount Page(areInOrder: { options.isDescending ? $0 > $1 : $0 < $1 })
options.isDescending = true
