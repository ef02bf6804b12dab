// "Publishing changes from background threads is not allowed"
// says: publish_off_main
import Foundation
final class Images: ObservableObject {
  @Published var count = 0
  func load() {
    DispatchQueue.global().async { self.count += 1 }  // wrong
    DispatchQueue.main.async { self.count += 1 }  // right
  }
}
