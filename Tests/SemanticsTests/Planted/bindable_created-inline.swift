import SwiftUI
@Observable final class FilterModel { var query = ""; var onlyOpen = false }
struct FilterBar: View {
  @Bindable var filter = FilterModel()  // wrong
  @State private var filter = FilterModel()  // right
  var body: some View {
    TextField("Query", text: $filter.query)
    Toggle("Open", isOn: $filter.onlyOpen)
  }
}
struct Issues: View {
  @State private var n = 0
  var body: some View {
    FilterBar()
    Button("Reload \(n)") { n += 1 }
  }
}
:mount Issues()
:tap "Reload 0"
