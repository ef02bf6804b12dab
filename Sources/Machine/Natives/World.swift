/// The world outside a program: time and chance. Both are simulated, so that a program prints the same each time.
package final class World {
  /// Virtual time since the session began, which is 2026-01-01T00:00:00Z.
  package var elapsed: Duration
  /// The next line that a program reads, including its line end; nil if there is none.
  package var nextLine: () -> String? = { nil }
  /// The destination of the program's standard error.
  package var writeError: (String) -> Void = { _ in }
  /// The command line arguments, beginning with the program's own name.
  package var arguments = ["main"]
  /// True if a run of the program's tests has found a failure.
  package var hasFailedTests = false
  /// The number of tests of a run that have not ended, including the current one.
  package var testsLeft = 0
  package let surroundings = Surroundings()
  private var state: UInt64
  private var reading = Reading(moment: .zero)

  /// The state of the random numbers.
  var copyOfState: UInt64 {
    get { state }
    set { state = newValue }
  }

  package init(seed: UInt64 = 0, elapsed: Duration = .zero) {
    state = seed &+ 0x9E37_79B9_7F4A_7C15
    self.elapsed = elapsed
  }

  /// The time as a program reads it. A loop that reads the same time again and again waits for it to pass, so it does:
  /// `while Date() < end {}`.
  package func readTime() -> Duration {
    if reading.moment != elapsed { reading = Reading(moment: elapsed) }
    reading.count += 1
    if reading.count >= Reading.limit {
      reading.count = Reading.limit - Reading.step
      reading.pause *= 2
      elapsed += reading.pause
      reading.moment = elapsed
    }
    return elapsed
  }

  private struct Reading {
    /// The number of times that a program may read the same time, and of times after which more time passes.
    static let (limit, step) = (10_000, 1_000)
    var moment: Duration
    var count = 0
    /// The time that passes; twice as long each time, so that a long wait does not take millions of steps.
    var pause = Duration.microseconds(500)
  }

  /// SplitMix64: the next 64 random bits.
  package func randomBits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A number less than the bound, uniformly distributed; the bound 0 means 2^64.
  func random(below bound: UInt64) -> UInt64 {
    if bound == 0 { return randomBits() }
    let threshold = (0 &- bound) % bound
    while true {
      let bits = randomBits()
      if bits >= threshold { return bits % bound }
    }
  }

  /// A number of at least 0 and less than 1.
  func randomUnit() -> Double { Double(randomBits() >> 11) * 0x1p-53 }

  /// A random UUID of version 4.
  func uuid() -> String {
    let high = randomBits() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = randomBits() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return Self.uuid(high, low)
  }

  static func uuid(_ high: UInt64, _ low: UInt64) -> String {
    let digits = (hexadecimal(high) + hexadecimal(low)).map { $0 }
    return [digits[0..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20..<32]]
      .map { String($0) }.joined(separator: "-")
  }

  private static func hexadecimal(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
