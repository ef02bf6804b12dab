/// How a show looks on the terminal.
struct PlayStyle {
  let isOn: Bool

  func heading(_ text: String) -> String { apply("1", text) }
  func prose(_ text: String) -> String { apply("36", text) }
  func faint(_ text: String) -> String { apply("2", text) }
  func prompt(_ text: String) -> String { apply("1", text) }
  func question(_ text: String) -> String { apply("1;35", text) }
  func right(_ text: String) -> String { apply("32", text) }
  func wrong(_ text: String) -> String { apply("31", text) }

  /// A line of output: the word of a row of the trace has the colour that it has in the shell.
  func output(_ line: String) -> String {
    guard isOn, line.startsWith("  ") else {
      return line.holds("error: ") ? apply("31", line) : line
    }
    let word = line.dropping(2).pieces(between: " ")[0]
    guard let style = PlayStyle.words[word] else { return line }
    return "  \(apply(style, word))\(line.dropping(2 + word.utf8.count))"
  }

  private static let words = [
    "willSet": "33", "didSet": "33", "state": "33", "publish": "33", "equal": "2", "body": "32", "mount": "34",
    "unmount": "34", "fired": "35", "stale": "35", "commit": "35", "warning": "1;31", "mistake": "1;31", "loop": "1;31",
  ]

  private func apply(_ style: String, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }

  /// `text` in lines of so many columns, broken between words; an item's further lines stand below its first word.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    let indent = text.startsWith("- ") || text.startsWith("* ") ? "  " : ""
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = indent + word
      } else {
        line += (line.isEmpty || line == indent ? "" : " ") + word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
