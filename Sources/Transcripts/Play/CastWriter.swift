/// A show as a recording of a terminal: asciicast, version 2 (docs.asciinema.org/manual/asciicast/v2).
///
/// A header and then an event a line, each a JSON value: `[1.25, "o", "text"]`.
package struct CastWriter {
  /// The whole file.
  package private(set) var text: String
  private var lastTime = 0.0

  /// For a terminal of so many columns and rows. There is no time of day in it, so that equal shows give equal files.
  package init(columns: Int, rows: Int, title: String) {
    text =
      #"{"version": 2, "width": \#(columns), "height": \#(rows), "title": \#(CastWriter.json(title)), "#
      + #""env": {"TERM": "xterm-256color"}}"# + "\n"
  }

  /// Adds what was shown so many seconds after the start. A terminal's line ends are `\r\n`.
  package mutating func add(_ output: String, at seconds: Double) {
    guard !output.isEmpty else { return }
    lastTime = max(lastTime, seconds)
    let lines = output.pieces(between: "\n").joined(separator: "\r\n")
    text += "[\(CastWriter.decimal(lastTime)), \"o\", \(CastWriter.json(lines))]\n"
  }

  /// Six digits behind the point, and no exponent.
  private static func decimal(_ seconds: Double) -> String {
    let micros = Int((seconds * 1_000_000).rounded())
    let fraction = String(micros % 1_000_000)
    return "\(micros / 1_000_000)." + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
  }

  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
