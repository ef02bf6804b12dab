/// The styles of a trace on a terminal: the event's word has the colour of its kind, names and values are
/// plain, and the words between them stand back.
///
/// Not Rainbow: it decides by process-wide mutable state whether it colours, where here each writer must.
package enum ANSIStyle: String, Sendable {
  case plain = ""
  case faint = "2"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case magenta = "35"
  case alarm = "1;31"

  package func apply(to text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
