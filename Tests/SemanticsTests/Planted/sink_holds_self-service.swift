import Combine
final class SearchService: ObservableObject {
  @Published var term = ""
  @Published private(set) var results: [String] = []
  private var cancellable: AnyCancellable?
  func start() {
    cancellable = $term
      .removeDuplicates()
      .map { [$0] }
      .sink { results in  // wrong
        self.results = results  // wrong
      }  // wrong
      .sink { [weak self] results in  // right
        self?.results = results  // right
      }  // right
  }
}
var service: SearchService? = SearchService()
service?.start()
service = nil
