import Combine
final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private let prefix = "r:"
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $query
      .removeDuplicates()
      .map { self.prefix + $0 }  // wrong
      .map { [weak self] in (self?.prefix ?? "") + $0 }  // right
      .sink { [weak self] in self?.results = [$0] }
      .store(in: &cancellables)
  }
}
var search: SearchViewModel? = SearchViewModel()
search?.query = "a"
search = nil
:objects
