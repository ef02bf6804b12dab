import Trace

/// A show as a recording of a terminal: asciicast, version 2 (docs.asciinema.org/manual/asciicast/v2).
///
/// A header and then one event per line, each a JSON value: `[1.25, "o", "text"]`.
package struct CastWriter {
  /// The whole file.
  package private(set) var text: String
  private var lastTime = 0.0

  /// For a terminal of this size. The file contains no time of day, so that equal shows produce equal files.
  package init(columns: Int, rows: Int, title: String) {
    let header = JSON.object([
      ("version", .number(2)), ("width", .number(columns)), ("height", .number(rows)), ("title", .string(title)),
      ("env", .object([("TERM", .string("xterm-256color"))])),
    ])
    text = header.text + "\n"
  }

  /// Adds output shown at this number of seconds after the start. A terminal's line ends are `\r\n`.
  package mutating func add(_ output: String, at seconds: Double) {
    guard !output.isEmpty else { return }
    lastTime = max(lastTime, seconds)
    let lines = output.pieces(between: "\n").joined(separator: "\r\n")
    text += "[\(CastWriter.decimal(lastTime)), \"o\", \(JSON.string(lines).text)]\n"
  }

  /// Six digits after the decimal point, and no exponent.
  private static func decimal(_ seconds: Double) -> String {
    let micros = Int((seconds * 1_000_000).rounded())
    let fraction = String(micros % 1_000_000)
    return "\(micros / 1_000_000)." + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
  }
}
