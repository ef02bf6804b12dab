import Trace

/// The output of a show: the screen, the clock, and the recording of both.
final class PlayStage {
  private let console: any PlayConsole
  let isAuto: Bool
  private let speed: PlaySpeed
  private(set) var cast: CastWriter?
  private let start: Double
  /// The time of a show that plays by itself, in seconds: waits count, even if they are skipped.
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

  /// A blank line, if there is text above.
  func gap() {
    endLine()
    if needsGap { write("\n") }
  }

  /// Begins the next input: directly below the output of the previous one, and separated from other text.
  func beginInput() {
    endLine()
    if !isBelowOutput, needsGap { write("\n") }
    isBelowOutput = true
  }

  /// True if the line above is an input or its output.
  private var isBelowOutput = false
  func beginText() { isBelowOutput = false }

  /// Clears the screen, or shows a line if it cannot be cleared.
  func clear(_ style: PlayStyle) {
    endLine()
    write(style.isOn ? ANSIControl.clearScreen.description : "----\n")
    isAtLineStart = true
    needsGap = false
    isBelowOutput = false
  }

  // MARK: Time and keys

  /// Waits as long as `seconds` at the standard speed. Returns a key that was pressed meanwhile.
  func wait(_ seconds: Double) -> PlayKey? {
    let seconds = speed.seconds(seconds)
    clock += seconds
    return console.key(within: speed == .max ? 0 : seconds)
  }

  /// Waits for the next key.
  func key() -> PlayKey { console.key(within: nil) ?? .quit }

  /// Waits for the next key and shows a sign; the sign is not part of the recording.
  func key(after sign: String) -> PlayKey {
    endLine()
    console.write(sign)
    let key = key()
    console.write(ANSIControl.eraseLine.description)
    return key
  }

  /// An input that the presenter edits; its final state is recorded.
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

  /// A typed line; nil if the presenter ends the show.
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
