import SwiftUI
@Observable final class Search {
  var query = ""
  private(set) var results: [String] = []
  @ObservationIgnored private var task: Task<Void, Never>?
  func changed() {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled, let self else { return }
      results = [query]
    }
  }
}
struct SearchView: View { @State private var search = Search(); var body: some View { TextField("Q", text: $search.query).onChange(of: search.query) { search.changed() }; Text("\(search.results.count)") } }
:mount SearchView()
:type Q "ab"
:advance 1s
