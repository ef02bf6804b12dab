import Foundation

@MainActor @Observable final class LocationModel {
  var updates = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  func start(_ stream: AsyncStream<Int>) {
    task = Task {  // wrong
      for await _ in stream { self.updates += 1 }  // wrong
    task = Task { [weak self] in  // right
      for await _ in stream { self?.updates += 1 }  // right
    }
  }
  deinit { task?.cancel() }
}
