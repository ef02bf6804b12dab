import Foundation

@MainActor final class Recorder {
  private var isRecording = false
  func stop() { isRecording = false }
  deinit {
    MainActor.assumeIsolated { stop() }  // wrong
  }
}
