/// The styles of text on a terminal. In a row of the trace, the word has the style of its kind, names and values are
/// plain, and the words between them are faint.
///
/// Not Rainbow: it decides by process-wide mutable state whether to use colours, but here each writer decides.
package enum ANSIStyle: String, Sendable {
  case plain = ""
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case magenta = "35"
  case cyan = "36"
  case alarm = "1;31"
  case question = "1;35"

  /// `text` in this style, or unchanged without colours.
  package func apply(to text: String, if isOn: Bool = true) -> String {
    !isOn || self == .plain || text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Sequences that move the cursor of a terminal and erase. They are computed so that a signal handler can use them: a
/// stored global is initialized under a lock.
package enum ANSIControl {
  /// Moves to the start of the cursor's line and erases it.
  package static var eraseLine: StaticString { "\r\u{1B}[K" }
  /// Replaces the contents of the cursor's line with `text`.
  package static func replaceLine(with text: String) -> String { "\r\(text)\u{1B}[K" }
  /// Moves to the upper left of the screen and erases it.
  package static var clearScreen: StaticString { "\u{1B}[H\u{1B}[2J" }
}
