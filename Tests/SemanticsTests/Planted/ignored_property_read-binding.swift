import SwiftUI
@Observable final class Search3 {
  @ObservationIgnored var query = ""  // wrong
  var query = ""  // right
  var results: [String] { query.isEmpty ? [] : [query] }
}
struct Search3View: View {
  @Bindable var model: Search3
  var body: some View { TextField("Query", text: $model.query); Text("\(model.results.count)") }
}
:mount Search3View(model: Search3())
:type Query "a"
