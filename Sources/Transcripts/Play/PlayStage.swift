import Trace

/// The output of a show: the screen, the clock, and the recording of both.
final class PlayStage {
  private let console: any PlayConsole
  let isAuto: Bool
  private let speed: PlaySpeed
  private(set) var cast: CastWriter?
  private let start: Double
  /// Seconds of the show when it plays by itself: what is waited for counts, whether or not it is waited for.
  private var clock = 0.0
  private var isAtLineStart = true
  /// True if a blank line must separate the next text from the text above.
  private var needsGap = false

  init(_ console: some PlayConsole, speed: PlaySpeed, isAuto: Bool, cast: CastWriter?) {
    self.console = console
    self.speed = speed
    self.isAuto = isAuto
    self.cast = cast
    start = console.now
  }

  var columns: Int { console.size.columns }
  var hasKeyboard: Bool { console.hasKeyboard }

  func write(_ text: String) {
    guard let last = text.utf8.last else { return }
    isAtLineStart = last == UInt8(ascii: "\n")
    needsGap = true
    console.write(text)
    cast?.add(text, at: isAuto ? clock : console.now - start)
  }

  func line(_ text: String) { write(text + "\n") }

  func endLine() { if !isAtLineStart { write("\n") } }

  /// A blank line, where there is something above.
  func gap() {
    endLine()
    if needsGap { write("\n") }
  }

  /// The next input: right below the output of the one before, set off from all else.
  func beginInput() {
    endLine()
    if !isBelowOutput, needsGap { write("\n") }
    isBelowOutput = true
  }

  /// True if the line above is an input or its output.
  private var isBelowOutput = false
  func beginText() { isBelowOutput = false }

  /// An empty screen; where it cannot be cleared, a line that says so.
  func clear(_ style: PlayStyle) {
    endLine()
    write(style.isOn ? ANSIControl.clearScreen.description : "----\n")
    isAtLineStart = true
    needsGap = false
    isBelowOutput = false
  }

  // MARK: Time and keys

  /// Waits for what takes so many seconds at the standard speed. Returns a key that was pressed meanwhile.
  func wait(_ seconds: Double) -> PlayKey? {
    let seconds = speed.seconds(seconds)
    clock += seconds
    return console.key(within: speed == .max ? 0 : seconds)
  }

  /// The next key, whenever it comes.
  func key() -> PlayKey { console.key(within: nil) ?? .quit }

  /// The next key, and a sign that it is waited for; the sign is no part of the show.
  func key(after sign: String) -> PlayKey {
    endLine()
    console.write(sign)
    let key = key()
    console.write(ANSIControl.eraseLine.description)
    return key
  }

  /// An input that the presenter edits; what is recorded is how it looks in the end.
  func ownInput(_ style: PlayStyle, recalled: [String]) -> OwnInput {
    let input = console.ownInput(
      prompt: style.prompt(">") + " ", continuation: style.prompt(".") + " ", recalled: recalled)
    if case .text(let text) = input {
      isAtLineStart = true
      needsGap = true
      cast?.add(Player.typed(text, style) + "\n", at: isAuto ? clock : console.now - start)
    }
    return input
  }

  /// A line that is typed; nil where the presenter ends the show.
  func readLine(_ prompt: String) -> String? {
    write(prompt)
    var text: [Character] = []
    while true {
      switch key() {
      case .text(let typed):
        text += typed
        write(typed)
      case .tab:
        text += "  "
        write("  ")
      case .backspace where !text.isEmpty:
        text.removeLast()
        write("\u{8} \u{8}")
      case .enter:
        write("\n")
        return String(text)
      case .quit: return nil
      default: continue
      }
    }
  }
}
