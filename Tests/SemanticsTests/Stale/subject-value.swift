import SwiftUI
import Combine
class Feed { let count = CurrentValueSubject<Int, Never>(0) }  // wrong
@Observable class Feed { var count = 0 }  // right
struct Page: View {
  let feed: Feed
  var body: some View { Text("\(feed.count.value)") }  // wrong
  var body: some View { Text("\(feed.count)") }  // right
}
let feed = Feed()
:mount Page(feed: feed)
feed.count.send(2)  // wrong
feed.count = 2  // right
