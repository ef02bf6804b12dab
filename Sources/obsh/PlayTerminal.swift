import LineEditor
import Transcripts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process's terminal as the place of a show.
final class PlayTerminal: PlayConsole {
  private let output: StandardOutput
  private let watch: InterruptWatch
  private let keyboard = Keyboard()
  private let clock = ContinuousClock()
  private let start = ContinuousClock().now

  init(_ output: StandardOutput, _ watch: InterruptWatch) {
    self.output = output
    self.watch = watch
  }

  var hasKeyboard: Bool { keyboard != nil }
  var now: Double { (clock.now - start) / .seconds(1) }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func write(_ text: String) { output.write(text) }

  /// Says what goes on until the next key is waited for.
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
}
