import SwiftUI

class UploadManager: ObservableObject {
  @Published private(set) var progress = 0.0
}

extension UploadManager {
  func advance() { progress += 0.1 }
}

struct UploadBar {
  var manager: UploadManager  // wrong
  @ObservedObject var manager: UploadManager  // right
}

extension UploadBar: View {
  var body: some View {
    ProgressView(value: manager.progress)
  }
}
