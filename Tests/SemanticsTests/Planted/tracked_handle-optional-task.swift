import SwiftUI
@MainActor @Observable final class Uploader {
  var sent = 0
  private var current: Task<Void, any Error>?  // wrong
  @ObservationIgnored private var current: Task<Void, any Error>?  // right
  func upload() {
    current?.cancel()
    current = Task { [weak self] in
      try await Task.sleep(for: .seconds(1))
      self?.sent += 1
    }
  }
}
struct UploadView: View {
  @State private var uploader = Uploader()
  var body: some View { Button("Sent \(uploader.sent)") { uploader.upload() } }
}
:mount UploadView()
:tap "Sent 0"
:advance 2s
