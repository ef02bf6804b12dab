import Foundation

final class Upscaler {
  private var count = 0
  private let changes = AsyncStream<Int> { _ in }
  func run(_ inputs: [Int]) {
    let blocks = AsyncStream<Int> { continuation in
      for input in inputs { continuation.yield(input) }
      continuation.finish()  // right
    }
    Task.detached {
      for await block in blocks { self.count += block }
    }
  }
}
