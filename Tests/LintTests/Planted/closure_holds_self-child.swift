final class Downloader2 {
  var completion: (() -> Void)?
}

final class DownloadsModel {
  private let downloader = Downloader2()
  private(set) var finished = 0
  func start() {
    downloader.completion = {  // wrong
      self.finished += 1  // wrong
    }  // wrong
    downloader.completion = { [weak self] in  // right
      self?.finished += 1  // right
    }  // right
  }
}
