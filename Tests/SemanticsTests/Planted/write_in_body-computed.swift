import SwiftUI
final class Feed: ObservableObject {
  @Published var rendered = 0
  @Published var posts = ["a"]
}
struct FeedView: View {
  @ObservedObject var feed: Feed
  var body: some View { content }
  private var content: some View {
    feed.rendered += 1  // wrong
    return List(feed.posts, id: \.self) { Text($0) }
      .onAppear { feed.rendered += 1 }  // right
  }
}
let feed = Feed()
:mount FeedView(feed: feed)
