import Foundation

@MainActor final class Listener {
  private var task: Task<Void, Never>?
  private(set) var values: [Int] = []
  let stream: AsyncStream<Int>
  init(stream: AsyncStream<Int>) { self.stream = stream }
  func listen() {
    task = Task {  // wrong
      for await value in stream { values.append(value) }  // wrong
    }  // wrong
    task = Task { [weak self, stream] in  // right
      for await value in stream { self?.values.append(value) }  // right
    }  // right
  }
}
