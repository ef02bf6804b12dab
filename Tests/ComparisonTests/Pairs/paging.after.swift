import SwiftUI

@Observable
final class Feed {
  private(set) var posts: [String] = []
  private(set) var isLoading = false
  var hasFailed = false
  @ObservationIgnored private var page = 0

  @MainActor func loadMore() async {
    guard !isLoading else { return }
    isLoading = true
    try? await Task.sleep(for: .seconds(1))
    page += 1
    posts += (1...3).map { "post \(page).\($0)" }
    isLoading = false
  }
}

struct Page: View {
  @State private var feed = Feed()
  var body: some View {
    List {
      ForEach(feed.posts, id: \.self) { Text($0) }
      if feed.isLoading { ProgressView() }
      Button("More") { Task { await feed.loadMore() } }.disabled(feed.isLoading)
    }
    .task { await feed.loadMore() }
    .alert("Failed", isPresented: $feed.hasFailed) { Button("OK") {} }
  }
}
#Preview { Page() }
