import SwiftUI

@MainActor @Observable final class Recorder {
  var isRecording = false
  deinit {
    stop()  // wrong
    print("gone")  // right
  }
}
extension Recorder {
  func stop() { isRecording = false }
}
struct RecorderView: View {
  @State private var recorder = Recorder()
  var body: some View { Text(recorder.isRecording ? "rec" : "-") }
}
