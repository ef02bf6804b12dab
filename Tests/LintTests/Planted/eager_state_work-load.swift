import SwiftUI
@MainActor @Observable class Feed { var rows: [Int] = []
  init() { subscribe() }  // wrong
  init() {}  // right
  private func subscribe() { Task { [weak self] in self?.rows = [1] } }
  func start() { subscribe() }
}
struct FeedView: View {
  @State private var feed: Feed
  init() { _feed = State(initialValue: Feed()) }
  var body: some View { Text("\(feed.rows.count)").task { feed.start() } }
}
