import Combine
import Foundation
final class Importer: ObservableObject {
  @Published private(set) var progress = 0.0
  func run() {
    Task.detached(priority: .background) { [weak self] in  // wrong
      self?.progress = 1  // wrong
    }  // wrong
    Task { @MainActor [weak self] in  // right
      self?.progress = 1  // right
    }  // right
  }
}
let importer = Importer()
importer.run()
