import Combine
class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var shown = ""
  private var bag: Set<AnyCancellable> = []
  init() {
    $query.debounce(for: .seconds(1), scheduler: DispatchQueue.main).removeDuplicates()
      .sink { [weak self] in self?.shown = $0 }.store(in: &bag)
  }
}
struct Screen: View {
  @StateObject private var search = Search()
  var body: some View { TextField("Search", text: $search.query); Text(search.shown) }
}
:mount Screen()
:type "Search" "ab"
:advance 2s
