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
final class Listener {
  private var listening: Task<Void, Never>?
  private var byName: [String: Task<Void, Never>] = [:]
  private var forgotten: Task<Void, Never>?
  var n = 0
  func start(_ stream: AsyncStream<Int>) {
    listening = Task { for await value in stream { self.n = value } }
    byName["one"] = Task { for await value in stream { self.n = value } }
    forgotten?.cancel()
    forgotten = Task { // finds task_holds_self
      for await value in stream { self.n = value }
    }
  }
  func stop() {
    listening?.cancel()
    byName.values.forEach { $0.cancel() }
  }
  func values(_ stream: AsyncStream<Int>) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task {
        for await value in stream { continuation.yield(value + self.n) }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
  func first(_ stream: AsyncStream<Int>) {
    Task {
      for await value in stream {
        self.n = value
        if value > 3 { break }
      }
    }
  }
}
final class Shared {
  static let shared = Shared()
  var n = 0
  func start(_ stream: AsyncStream<Int>) {
    Task { for await value in stream { self.n = value } }
  }
}
final class MadeAgain {
  static let shared = MadeAgain()
  static var other: MadeAgain { MadeAgain() }
  var n = 0
  func start(_ stream: AsyncStream<Int>) {
    Task { // finds task_holds_self
      for await value in stream { self.n = value }
    }
  }
}
