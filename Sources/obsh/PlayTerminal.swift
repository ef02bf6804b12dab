import Files
import LineEditor
import Transcripts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process's terminal as the console of a show.
final class PlayTerminal: PlayConsole {
  private let output: StandardOutput
  private let watch: InterruptWatch
  private let keyboard = Keyboard()
  /// The rules for inputs that the presenter types; nil until there is a session.
  var rules: InputRules?
  private let clock = ContinuousClock()
  private let start = ContinuousClock().now

  init(_ output: StandardOutput, _ watch: InterruptWatch) {
    self.output = output
    self.watch = watch
  }

  var hasKeyboard: Bool { keyboard != nil }
  var now: Double { (clock.now - start) / .seconds(1) }

  var size: (columns: Int, rows: Int) {
    let output = Descriptor.standardOutput
    guard let columns = output.terminalColumns, let rows = output.terminalRows else { return (80, 24) }
    return (columns, rows)
  }

  func write(_ text: String) { output.write(text) }

  /// Shows the current activity until the next key is awaited.
  func begin(_ words: String) { output.progress?.begin(words) }

  func key(within seconds: Double?) -> PlayKey? {
    output.progress?.end()
    output.flush()
    let watch = watch
    if let keyboard {
      defer { watch.clear() }
      return keyboard.key(within: seconds) { watch.isInterrupted }
    }
    if watch.isInterrupted { return .quit }
    if let seconds, seconds > 0 { usleep(UInt32(min(seconds, 60) * 1_000_000)) }
    return seconds == nil || watch.isInterrupted ? .quit : nil
  }

  /// The text to show before `waits`.
  var waitingWords: String {
    hasKeyboard ? "open the page, or press a key: the show begins then" : "the show begins when the page is open"
  }

  /// Waits until the audience is there, or a key is pressed. False if that key ends the show.
  func waits(until isReady: () -> Bool) -> Bool {
    let latest = now + Self.patience
    while !isReady(), hasKeyboard || now < latest {
      switch key(within: 0.1) {
      case nil, .redraw: continue
      case .quit: return false
      case .some: return true
      }
    }
    return true
  }

  /// Seconds to wait for an audience if there is no key to press.
  private static let patience = 60.0

  func ownInput(prompt: String, continuation: String, recalled: [String]) -> OwnInput {
    guard let keyboard, let rules else { return .unedited }
    output.progress?.end()
    output.flush()
    // The editor sets modes of its own, and restores those that it found.
    keyboard.rest()
    defer { keyboard.begin() }
    let history = History()
    for input in recalled { history.remember(input) }
    let reader = InputReader(history: history)
    guard reader.isEditing else { return .unedited }
    while true {
      let result = reader.read(prompt: prompt, continuation: continuation, rules)
      watch.clear()
      switch result {
      case .input(let text): return .text(text)
      case .interrupted, .woken: continue
      case .endOfFile: return .end
      }
    }
  }
}
