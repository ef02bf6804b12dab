import Observation
@MainActor @Observable final class Recorder {
  private(set) var isRecording = true
  @ObservationIgnored private var task: Task<Void, Never>?
  private func finish() { isRecording = false; task?.cancel() }
  deinit { finish() }  // wrong
  deinit { task?.cancel() }  // right
}
