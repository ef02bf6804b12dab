/// The speed at which a transcript plays by itself.
package enum PlaySpeed: Equatable, Sendable {
  /// Characters that are typed a second; pauses are shorter or longer with it.
  case characters(Double)
  /// Without waiting.
  case max

  package static let standard = PlaySpeed.characters(20)

  /// Seconds at this speed for what takes so many at the standard one. Without waiting, a recording is still to be
  /// watched: its times are those of the standard speed.
  func seconds(_ seconds: Double) -> Double {
    if case .characters(let count) = self { seconds * 20 / count } else { seconds }
  }

  /// The seconds that a person needs, at the standard speed.
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
