// "Data race warning: my @Observable class is changed by a detached task."
// says: write_off_main
import Foundation
@Observable final class Index: @unchecked Sendable {
  var words: [String] = []
  func build() {
    Task.detached {  // wrong
      self.words = ["a"]  // wrong
    }  // wrong
    Task { @MainActor in  // right
      self.words = ["a"]  // right
    }  // right
  }
}
