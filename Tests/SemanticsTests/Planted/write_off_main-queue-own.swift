import Foundation
import Observation
@Observable final class Thumbnails: @unchecked Sendable {
  private(set) var images: [String] = []
  @ObservationIgnored private let queue = DispatchQueue(label: "thumbnails")
  func make() {
    queue.async { [weak self] in
      let image = "image"
      self?.images.append(image)  // wrong
      DispatchQueue.main.async { self?.images.append(image) }  // right
    }
  }
}
let thumbnails = Thumbnails()
thumbnails.make()
