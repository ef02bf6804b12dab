import SwiftUI
enum Loading { case idle, loaded([String]) }
@Observable final class Feed {
  var state = Loading.loaded(["a"])
  func append(_ item: String) {
    switch state {
    case .idle: break
    case .loaded(var items):
      items.append(item)
      state = .loaded(items)  // right
    }
  }
}
struct FeedView: View {
  @State private var feed = Feed()
  var body: some View {
    if case .loaded(let items) = feed.state { Text("\(items.count)") }
    Button("Add") { feed.append("b") }
  }
}
:mount FeedView()
:tap Add
