import SwiftUI
import Combine
class Feed: ObservableObject {
  let count = CurrentValueSubject<Int, Never>(0)  // wrong
  @Published var count = 0  // right
  @Published var title = "t"
}
struct Page: View {
  @ObservedObject var feed: Feed
  var body: some View { Text("\(feed.title) \(feed.count.value)") }  // wrong
  var body: some View { Text("\(feed.title) \(feed.count)") }  // right
}
let feed = Feed()
:mount Page(feed: feed)
feed.count.send(2)  // wrong
feed.count = 2  // right
