/// A key that a person has pressed while a transcript plays.
package enum PlayKey: Equatable, Sendable {
  /// Any that stands for text.
  case text(String)
  case enter
  case backspace
  case left, right, up, down
  case tab
  /// Ctrl-T: the presenter tries something.
  case improvise
  /// Ctrl-L
  case redraw
  /// Ctrl-C, Ctrl-D, or a keyboard that went away.
  case quit
  case other
}

/// The screen and the keyboard of a show.
package protocol PlayConsole: AnyObject {
  /// True if the console has a keyboard.
  var hasKeyboard: Bool { get }
  /// Columns and rows.
  var size: (columns: Int, rows: Int) { get }
  /// Seconds since some moment.
  var now: Double { get }
  /// Shows text, whose lines end in `\n`.
  func write(_ text: String)
  /// Waits for a key, no longer than so many seconds; nil where none was pressed.
  func key(within seconds: Double?) -> PlayKey?
  /// Has the presenter type an input with the editing of the shell, if there is such.
  ///
  /// - Parameter recalled: The inputs that can be recalled, oldest first.
  func ownInput(prompt: String, continuation: String, recalled: [String]) -> OwnInput
}

/// An input of the presenter that is not in the script.
package enum OwnInput: Equatable, Sendable {
  case text(String)
  /// Ctrl-D: back to the script.
  case end
  /// There is no editing here: it is typed key by key.
  case unedited
}
