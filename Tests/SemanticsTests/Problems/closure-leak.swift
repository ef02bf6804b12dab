// "deinit is not called when I close the screen."
// says: closure_holds_self
@Observable final class Uploader {
  var percent = 0
  @ObservationIgnored var onProgress: ((Int) -> Void)?
  init() {
    onProgress = { percent in self.percent = percent }  // wrong
    onProgress = { [weak self] percent in self?.percent = percent }  // right
  }
}
