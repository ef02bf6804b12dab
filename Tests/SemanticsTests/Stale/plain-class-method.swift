import SwiftUI
class Names { var all = ["a"]; func joined() -> String { all.joined() } }  // wrong
@Observable class Names { var all = ["a"]; func joined() -> String { all.joined() } }  // right
struct NamesView: View {
  let names: Names
  var body: some View { Text(names.joined()) }
}
let names = Names()
:mount NamesView(names: names)
names.all.append("b")
