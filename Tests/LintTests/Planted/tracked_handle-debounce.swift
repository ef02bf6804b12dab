import SwiftUI

@MainActor @Observable final class Search {
  var text = "" { didSet { schedule() } }
  var results: [String] = []
  private var pending: Task<Void, Never>?  // wrong
  @ObservationIgnored private var pending: Task<Void, Never>?  // right
  private func schedule() {
    pending?.cancel()
    pending = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled, let self else { return }
      results = [text]
    }
  }
}
struct SearchView: View {
  @State private var search = Search()
  var body: some View {
    TextField("Search", text: $search.text)
    ForEach(search.results, id: \.self) { Text($0) }
  }
}
