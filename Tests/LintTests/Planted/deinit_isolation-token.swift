import Observation
import SwiftUI

@MainActor final class Meter {
  var n = 0
  func stop() { n = 0 }
  deinit { stop() }  // wrong
  isolated deinit { stop() }  // right
}
