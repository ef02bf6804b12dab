/// A key that a person has pressed while a transcript plays.
package enum PlayKey: Equatable, Sendable {
  /// A key that types text.
  case text(String)
  case enter
  case backspace
  case left, right, up, down
  case tab
  /// Ctrl-T: the presenter tries an input.
  case improvise
  /// Ctrl-L
  case redraw
  /// Ctrl-C, Ctrl-D, or the end of the keyboard.
  case quit
  case other
}

/// The screen and the keyboard of a show.
package protocol PlayConsole: AnyObject {
  /// True if the console has a keyboard.
  var hasKeyboard: Bool { get }
  /// Columns and rows.
  var size: (columns: Int, rows: Int) { get }
  /// Seconds since a fixed moment.
  var now: Double { get }
  /// Shows text, whose lines end in `\n`.
  func write(_ text: String)
  /// Waits for a key for at most this number of seconds; nil if none was pressed.
  func key(within seconds: Double?) -> PlayKey?
  /// Lets the presenter type an input with the shell's editing, if available.
  ///
  /// - Parameter recalled: The inputs that can be recalled, oldest first.
  func ownInput(prompt: String, continuation: String, recalled: [String]) -> OwnInput
}

/// An input of the presenter that is not in the script.
package enum OwnInput: Equatable, Sendable {
  case text(String)
  /// Ctrl-D: back to the script.
  case end
  /// The console has no editing; the input is typed key by key.
  case unedited
}
