import SwiftUI
class Filter { var text = "" }  // wrong
@Observable class Filter { var text = "" }  // right
struct FilterView: View {
  let filter: Filter
  @State private var count = 0
  var body: some View {
    Text("all").onChange(of: filter.text) { count += 1 }
  }
}
let filter = Filter()
:mount FilterView(filter: filter)
filter.text = "a"
