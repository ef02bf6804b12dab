import SwiftUI
@MainActor @Observable final class Poller {
  var n = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  init() {}
  func begin() {
    task = Task {  // wrong
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); await refresh() }  // wrong
    task = Task { [weak self] in  // right
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); await self?.refresh() }  // right
    }
  }
  private func refresh() async { n += 1 }
}
struct PollerView: View {
  let poller: Poller
  var body: some View { Text("\(poller.n)") }
}
