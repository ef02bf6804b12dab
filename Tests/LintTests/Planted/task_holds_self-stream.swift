import SwiftUI

@MainActor @Observable final class Feed2 {
  var count = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  func listen(to stream: AsyncStream<Int>) {
    task = Task {  // wrong
      for await value in stream { self.count = value }  // wrong
    task = Task { [weak self] in  // right
      for await value in stream { self?.count = value }  // right
    }
  }
}
struct Feed2View: View {
  let feed: Feed2
  var body: some View { Text("\(feed.count)") }
}
