import SwiftUI
@Observable final class Filter: Hashable {
  var text = ""
  static func == (a: Filter, b: Filter) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
struct Results: View {
  @Bindable var filter: Filter
  @State private var runs = 0
  var body: some View {
    TextField("Filter", text: $filter.text)
    Text("\(runs)")
      .onChange(of: filter) { runs += 1 }  // wrong
      .onChange(of: filter.text) { runs += 1 }  // right
  }
}
:mount Results(filter: Filter())
:type Filter a
