// "Putting the list length into the model from onAppear of a row freezes the list."
// says: these views invalidate each other endlessly
@Observable class Feed {
  var posts = ["a", "b"]
  var shownRows = 0
}
struct FeedScreen: View {
  @State private var feed = Feed()
  var body: some View {
    VStack {
      Text("\(feed.shownRows) rows seen")
      ForEach(feed.posts, id: \.self) { post in
        PostRow(text: post, feed: feed)
          .id("\(post) \(feed.shownRows)")  // wrong
      }
    }
  }
}
struct PostRow: View {
  let text: String
  let feed: Feed
  var body: some View { Text(text).onAppear { feed.shownRows += 1 } }
}
:mount FeedScreen()
