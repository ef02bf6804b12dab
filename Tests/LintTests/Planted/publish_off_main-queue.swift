import Foundation

final class ImageStore: ObservableObject {
  @Published private(set) var count = 0
  private let queue = DispatchQueue(label: "images")
  func process() {
    queue.async { [weak self] in
      self?.count += 1  // wrong
      DispatchQueue.main.async { self?.count += 1 }  // right
    }
  }
}
