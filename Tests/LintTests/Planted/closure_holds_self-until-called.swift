import Foundation

final class Printer {
  private var requests: [URL: () -> Void] = [:]
  private var done: ((Bool) -> Void)?
  func print(_ url: URL) {
    requests[url] = { self.finish() }  // wrong
    requests[url] = {  // right
      self.requests.removeValue(forKey: url)  // right
      self.finish()  // right
    }  // right
  }
  func wait() async -> Bool {
    await withCheckedContinuation { continuation in
      done = { success in  // right
        self.done = nil  // right
        continuation.resume(returning: success)  // right
      }  // right
      done = { success in  // wrong
        self.finish()  // wrong
        continuation.resume(returning: success)  // wrong
      }  // wrong
    }
  }
  private func finish() {}
}
