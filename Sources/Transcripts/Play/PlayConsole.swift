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
  /// Whether somebody can press keys.
  var hasKeyboard: Bool { get }
  /// Columns and rows.
  var size: (columns: Int, rows: Int) { get }
  /// Seconds since some moment.
  var now: Double { get }
  /// Shows text, whose lines end in `\n`.
  func write(_ text: String)
  /// Waits for a key, no longer than so many seconds; nil where none was pressed.
  func key(within seconds: Double?) -> PlayKey?
}
