import Foundation

@Observable final class Thumbnails: @unchecked Sendable {
  var images: [String] = []
  func load() {
    Task.detached {
      let loaded = ["a"]
      self.images = loaded  // wrong
      await MainActor.run { self.images = loaded }  // right
    }
  }
}
