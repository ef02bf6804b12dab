import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var bag = Set<AnyCancellable>()
  init() {
    $query
      .removeDuplicates()
      .map { q in q.isEmpty ? [] : [q, q + q] }
      .assign(to: \.results, on: self)  // wrong
      .store(in: &bag)  // wrong
      .assign(to: &$results)  // right
  }
}

struct SearchScreen: View {
  @StateObject private var model = SearchModel()
  var body: some View {
    TextField("Search", text: $model.query)
    ForEach(model.results, id: \.self) { Text($0) }
  }
}
