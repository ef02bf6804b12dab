import Trace

/// The style of a show on the terminal.
struct PlayStyle {
  let isOn: Bool

  /// A line of a file or program in printable form: it must not control the terminal.
  func plain(_ text: String) -> String { Columns.printableLine(text) }

  func heading(_ text: String) -> String { apply(.bold, text) }
  func prose(_ text: String) -> String { apply(.cyan, text) }
  func faint(_ text: String) -> String { apply(.faint, text) }
  func prompt(_ text: String) -> String { apply(.bold, text) }
  func question(_ text: String) -> String { apply(.question, text) }
  func right(_ text: String) -> String { apply(.green, text) }
  func wrong(_ text: String) -> String { apply(.red, text) }

  /// A line of output, in which the row word of the trace has the same colour as in the shell.
  func output(_ line: String) -> String {
    if let kind = RowKind(row: line) {
      return "  \(apply(kind.style, kind.rawValue))\(plain(line.dropping(2 + kind.rawValue.utf8.count)))"
    }
    return line.holds("error: ") && !line.startsWith("  ") ? wrong(line) : plain(line)
  }

  private func apply(_ style: ANSIStyle, _ text: String) -> String { style.apply(to: plain(text), if: isOn) }
}
