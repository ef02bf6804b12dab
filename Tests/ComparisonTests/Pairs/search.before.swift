import SwiftUI

final class Model: ObservableObject {
  @Published var query = ""
  let names = ["Ann", "Bob", "Cleo"]
  var found: [String] { query.isEmpty ? names : names.filter { $0.lowercased().contains(query.lowercased()) } }
}

struct Page: View {
  @StateObject private var model = Model()
  var body: some View {
    List(model.found, id: \.self) { Text($0) }
      .searchable(text: $model.query)
    Text("\(model.found.count) found")
  }
}
#Preview { Page() }
