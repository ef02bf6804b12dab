/// Commands for virtual time, which stands still between inputs.
enum TimeCommands {
  static let all = [advance]

  private static let advance = Command(
    "advance", "DURATION", "advances virtual time and runs what is due",
    help: """
      A duration is a number with a unit: 0.5s, 200ms, 2m. Sleeping tasks and timers
      run in order when their time comes, each at its own time and as its own turn.
      """
  ) { session, text, command in
    let word = try text.onlyWord("the duration", command)
    guard let duration = duration(word) else { throw CommandError.notADuration(String(word)) }
    if session.isTurnOpen { throw CommandError.turnIsOpen }
    return session.advance(by: duration)
  }

  /// Parses a duration such as `0.5s`.
  static func duration(_ text: Substring) -> Duration? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let count = Double(number), count.isFinite, count <= 1e9 else { return nil }
    switch text.dropFirst(number.count) {
    case "ms": return .milliseconds(count)
    case "s": return .seconds(count)
    case "m", "min": return .seconds(60 * count)
    case "h": return .seconds(3_600 * count)
    default: return nil
    }
  }
}
