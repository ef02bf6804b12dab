import Observation
@MainActor @Observable final class Session5 {
  private(set) var log: [String] = []
  func end() { log.append("end") }
  deinit { end() }  // wrong
  isolated deinit { end() }  // right
}
