@MainActor class Feed: ObservableObject {
  @Published var posts: [String] = []
  @Published var isLoading = false
  func load() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .seconds(1))
    posts = ["a", "b"]
  }
}
struct Screen: View {
  @StateObject private var feed = Feed()
  var body: some View {
    Group { if feed.isLoading { ProgressView() } else { Text("\(feed.posts.count)") } }.task { await feed.load() }
  }
}
:mount Screen()
:advance 2s
