import Foundation
import Observation
@MainActor @Observable final class Downloads2 {
  var active = 0
  private func stopAll() { active = 0 }
  deinit { stopAll() }  // wrong
  isolated deinit { stopAll() }  // right
}
