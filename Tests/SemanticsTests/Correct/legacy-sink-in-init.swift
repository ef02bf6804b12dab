import Combine
class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var bag: Set<AnyCancellable> = []
  init() {
    $query.dropFirst().removeDuplicates().sink { [weak self] in self?.results = $0.map { String($0) } }.store(in: &bag)
    query = "ab"
  }
}
struct Screen: View {
  @StateObject private var search = Search()
  var body: some View { TextField("Search", text: $search.query); Text("\(search.results.count)") }
}
:mount Screen()
:type "Search" "c"
