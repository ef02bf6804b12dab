import SwiftUI

@Observable class Feed {
  var items = ["a"]
  @ObservationIgnored var revision = 0
  func bump() { revision += 1 }
  func add() { items.append("b") }
}

struct FeedList: View {
  @State private var feed = Feed()
  var body: some View {
    List(feed.items, id: \.self) { Text($0) }
    Button("Go") {
      withAnimation { feed.bump() }  // wrong
      withAnimation { feed.add() }  // right
    }
  }
}
