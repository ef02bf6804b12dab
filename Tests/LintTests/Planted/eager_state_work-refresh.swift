import Foundation
import Observation
import SwiftUI

@Observable @MainActor final class Feed {
  var posts: [String] = []
  init() { Task { await self.refresh() } }  // wrong
  func refresh() async { posts = ["a"] }
}

struct FeedView: View {
  @State private var feed = Feed()
  var body: some View { List(feed.posts, id: \.self) { Text($0) } }  // wrong
  var body: some View { List(feed.posts, id: \.self) { Text($0) }.task { await feed.refresh() } }  // right
}

struct Root: View {
  @State var n = 0
  var body: some View {
    VStack {
      FeedView()
      Button("\(n)") { n += 1 }
    }
  }
}
