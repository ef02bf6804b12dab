import Combine
import SwiftUI
@MainActor final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var hits: [String] = []
  private(set) var requests = 0
  private var bag: Set<AnyCancellable> = []
  init() {
    $query.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
      .sink { [weak self] in self?.find($0) }.store(in: &bag)
  }
  private func find(_ text: String) {
    requests += 1
    print("request \(text)")
    hits = ["Anna", "Bob", "Annika"].filter { $0.hasPrefix(text) }
  }
}
struct SearchScreen: View {
  @StateObject private var search = Search()
  var body: some View { TextField("Find", text: $search.query); ForEach(search.hits, id: \.self) { Text($0) } }
}
#Preview { SearchScreen() }
