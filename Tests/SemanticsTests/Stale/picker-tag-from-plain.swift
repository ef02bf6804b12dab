import SwiftUI
final class Options { var all = ["a", "b"] }  // wrong
@Observable final class Options { var all = ["a", "b"] }  // right
struct Page: View { let options: Options; @State private var choice = "a"
  var body: some View { Picker("pick", selection: $choice) { ForEach(options.all, id: \.self) { Text($0).tag($0) } } } }
let options = Options()
:mount Page(options: options)
options.all.append("c")
