/// The speed at which a transcript plays by itself.
package enum PlaySpeed: Equatable, Sendable {
  /// The number of characters typed per second; pauses scale with it.
  case characters(Double)
  /// Without waiting.
  case max

  package static let standard = PlaySpeed.characters(20)

  /// The seconds at this speed for a wait of `seconds` at the standard one. At speed `max` a recording still has the
  /// times of the standard speed, so that it can be watched.
  func seconds(_ seconds: Double) -> Double {
    if case .characters(let count) = self { seconds * 20 / count } else { seconds }
  }

  /// Times in seconds that a person needs, at the standard speed.
  enum Time {
    static let character = 0.05
    static let beforeEnter = 0.4
    static let afterOutput = 0.8
    static let outputLine = 0.1
    static let word = 0.12
    static let longestReading = 6.0
    static let pause = 2.0
    static let question = 3.0
  }
}
