import Combine
import SwiftUI

/// Waits for a pause in the typing. In the second program a task does it, which retains the model until it ends.
final class Filter: ObservableObject {
  @Published var text = ""
  @Published private(set) var settled = ""

  init() {
    $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().assign(to: &$settled)
  }
}

struct Search: View {
  @StateObject private var filter = Filter()

  var body: some View {
    TextField("Search", text: $filter.text)
    Text("Results for '\(filter.settled)'")
  }
}

#Preview { Search() }
