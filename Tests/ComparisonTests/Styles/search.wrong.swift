// differs: printed
import SwiftUI
@MainActor @Observable final class Search {
  var query = "" { didSet { if query != oldValue { schedule() } } }
  private(set) var hits: [String] = []
  @ObservationIgnored private(set) var requests = 0
  @ObservationIgnored private var pending: Task<Void, Never>?
  @ObservationIgnored private var last: String?
  private func schedule() {
    pending = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled, let self, self.query != self.last else { return }
      self.last = self.query
      self.find(self.query)
    }
  }
  private func find(_ text: String) {
    requests += 1
    print("request \(text)")
    hits = ["Anna", "Bob", "Annika"].filter { $0.hasPrefix(text) }
  }
}
struct SearchScreen: View {
  @State private var search = Search()
  var body: some View { TextField("Find", text: $search.query); ForEach(search.hits, id: \.self) { Text($0) } }
}
#Preview { SearchScreen() }
