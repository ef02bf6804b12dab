import SwiftUI
@Observable final class Uploader {
  var sent = 0
  var onProgress: ((Int) -> Void)?
  func start() {
    func report(_ n: Int) { sent += n }  // wrong
    onProgress = report  // wrong
    onProgress = { [weak self] n in self?.sent += n }  // right
    onProgress?(1)
  }
  deinit { print("gone") }
}
struct UploadView: View {
  @State private var up = Uploader()
  var body: some View { Text("\(up.sent)"); Button("Start") { up.start() } }
}
