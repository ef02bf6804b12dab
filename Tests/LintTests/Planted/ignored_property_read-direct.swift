import SwiftUI

@Observable class Downloader {
  var name = "file"
  @ObservationIgnored var progress = 0.0  // wrong
  var progress = 0.0  // right
  func step() { progress += 0.25 }
}

struct DownloadRow: View {
  var downloader: Downloader
  var body: some View {
    ProgressView(downloader.name, value: downloader.progress)
      .onTapGesture { downloader.step() }
  }
}
