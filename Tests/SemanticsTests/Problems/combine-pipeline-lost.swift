// "Since I moved to @Observable, $query has gone and my debounce with it." (what remains reads the old value)
// says: published_old_value
import Combine
final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var seen = ""
  private var bag = Set<AnyCancellable>()
  init() {
    $query.sink { [weak self] _ in  // wrong
      guard let self else { return }  // wrong
      self.seen = self.query  // wrong
    }.store(in: &bag)  // wrong
    $query.sink { [weak self] in self?.seen = $0 }.store(in: &bag)  // right
  }
}
struct SearchView: View {
  @ObservedObject var search: Search
  var body: some View { Text(search.seen) }
}
let search = Search()
:mount SearchView(search: search)
search.query = "swift"
