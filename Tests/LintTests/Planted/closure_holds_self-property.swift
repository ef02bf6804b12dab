import Foundation

@Observable class Uploader {
  var percent = 0
  @ObservationIgnored var onProgress: ((Int) -> Void)?
  init() {
    onProgress = { percent in self.percent = percent }  // wrong
    onProgress = { [weak self] percent in self?.percent = percent }  // right
  }
}
