import Foundation
import Observation
@Observable class Model {
  var n = 0
  var seen = 0
  func wrong() {
    Task { // finds task_holds_self
      for await value in Observations({ self.n }) { seen = value }
    }
  }
  func wrongLoop() {
    Task { // finds task_holds_self
      while !Task.isCancelled {
        self.n += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func rightUntilDone() {
    Task {
      while true {
        try? await Task.sleep(for: .seconds(1))
        if self.n > 10 { break }
      }
    }
    Task {
      while true {
        try Task.checkCancellation()
        guard self.n < 10 else { throw CancellationError() }
        if self.n == 3 { return }
      }
    }
  }
  func rightUntilAnswered(_ url: URL) {
    Task {
      for try await line in url.lines { self.n += line.count }
    }
  }
  func right() {
    Task { [weak self] in
      while true {
        guard let self else { return }
        n += 1
        await Task.yield()
      }
    }
    Task {
      await Task.yield()
      self.n += 1
    }
  }
}
