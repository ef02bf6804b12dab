import SwiftUI
@Observable class Feed {
  @ObservationIgnored var title: () -> String = { "" }
}
@Observable class Title { var text = "Home" }  // right
struct FeedView: View {
  let feed: Feed
  var body: some View { Text(feed.title()) }
}
func connect(_ feed: Feed) -> (String) -> Void {
  var text = "Home"  // wrong
  feed.title = { text }  // wrong
  return { text = $0 }  // wrong
  let title = Title()  // right
  feed.title = { title.text }  // right
  return { title.text = $0 }  // right
}
let feed = Feed(); let rename = connect(feed)
:mount FeedView(feed: feed)
rename("Search")
