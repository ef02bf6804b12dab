import SwiftUI

final class Query1: ObservableObject, Equatable {
  @Published var text = ""
  static func == (lhs: Query1, rhs: Query1) -> Bool { lhs === rhs }
}

struct SearchField: View {
  @ObservedObject var query: Query1
  var onEdit: () -> Void
  var body: some View {
    TextField("Search", text: $query.text)
      .onChange(of: query, perform: { _ in onEdit() })  // wrong
      .onChange(of: query.text, perform: { _ in onEdit() })  // right
  }
}
