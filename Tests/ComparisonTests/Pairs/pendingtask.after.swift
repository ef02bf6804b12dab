import SwiftUI

@MainActor @Observable final class Filter {
  var text = "" { didSet { waitForPause() } }
  private(set) var settled = ""
  @ObservationIgnored private var task: Task<Void, Never>?

  private func waitForPause() {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .milliseconds(300))
      if !Task.isCancelled, settled != text { settled = text }
    }
  }
}

struct Search: View {
  @State private var filter = Filter()

  var body: some View {
    TextField("Search", text: $filter.text)
    Text("Results for '\(filter.settled)'")
  }
}

#Preview { Search() }
