// "Call to main actor-isolated instance method 'stop()' in a synchronous nonisolated context, in deinit."
// says: deinit_isolation
@MainActor @Observable final class Metronome {
  private(set) var isOn = true
  func stop() { isOn = false }
  deinit { stop() }  // wrong
  isolated deinit { stop() }  // right
}
