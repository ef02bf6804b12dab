import SwiftUI

@Observable final class Filter {
  var word = ""
}

struct FilterBar: View {
  let filter: Filter
  var body: some View { TextField("Word", text: Bindable(filter).word) }
}

extension FilterBar {
  init() { self.filter = Filter() }  // wrong
  init(_ filter: Filter) { self.filter = filter }  // right
}

struct Page: View {
  @State private var n = 0
  @State private var filter = Filter()  // right
  var body: some View {
    Button("\(n)") { n += 1 }
    FilterBar()  // wrong
    FilterBar(filter)  // right
  }
}
