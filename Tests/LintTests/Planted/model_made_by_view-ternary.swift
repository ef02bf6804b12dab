import SwiftUI

@Observable final class Feed {
  var items: [String]
  init(items: [String] = []) { self.items = items }
}

struct FeedView: View {
  static let isDemo = true
  let feed = FeedView.isDemo ? Feed(items: ["a"]) : Feed()  // wrong
  @State private var feed = FeedView.isDemo ? Feed(items: ["a"]) : Feed()  // right
  var body: some View {
    ForEach(feed.items, id: \.self) { Text($0) }
    Button("Add") { feed.items.append("b") }
  }
}
