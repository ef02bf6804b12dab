import Combine

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var bag = Set<AnyCancellable>()

  init() { bind() }

  private func bind() {
    $query
      .removeDuplicates()
      .map { $0.uppercased() }
      .sink(receiveValue: { text in
        self.results = [text]  // wrong
        _ = text  // right
      })
      .store(in: &bag)
  }
}

let search = SearchModel()
search.query = "a"
