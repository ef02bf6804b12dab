import SwiftUI
protocol FeedLoading: AnyObject, Observable { var pages: Int { get }; func more() }
@Observable final class FeedLoader: FeedLoading {
  var pages = 1
  func more() { pages += 1 }
}
struct FeedView: View {
  let heading: String
  let loader: any FeedLoading  // wrong
  @State private var loader: any FeedLoading  // right
  init(heading: String, loader: any FeedLoading = FeedLoader()) {
    self.heading = heading
    self.loader = loader  // wrong
    _loader = State(initialValue: loader)  // right
  }
  var body: some View {
    Text("\(heading): \(loader.pages)")
    Button("More") { loader.more() }
  }
}
struct Home: View {
  @State private var heading = "News"
  var body: some View {
    FeedView(heading: heading)
    Button("Sport") { heading = "Sport" }
  }
}
:mount Home()
:tap More
:tap Sport
