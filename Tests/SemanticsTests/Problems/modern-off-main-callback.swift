// "The thread sanitizer complains about my @Observable model in a background queue."
// says: write_off_main
import Foundation
@Observable class Thumbnails: @unchecked Sendable {
  var done = 0
  func render(_ names: [String]) {
    DispatchQueue.global(qos: .utility).async {
      let count = names.count
      self.done = count  // wrong
      DispatchQueue.main.async { self.done = count }  // right
    }
  }
}
