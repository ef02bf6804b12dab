import CEditLine

/// The list of choices on the screen: in columns, or one per line with its detail.
struct ChoiceList {
  let lines: [String]

  /// - Parameter columns: The width of the terminal. No line fills the last column, where some terminals begin a new
  ///   row.
  init(_ choices: [(text: String, detail: String)], columns: Int) {
    let room = max(columns - 1, 1)
    let longest = choices.map { Self.width(of: $0.text) }.max() ?? 0
    // If the names alone take most of the line, there is no room for details beside them.
    if choices.contains(where: { !$0.detail.isEmpty }), longest + 8 <= room {
      lines = choices.map { choice in
        let gap = String(repeating: " ", count: longest - Self.width(of: choice.text) + 2)
        return Self.cut(choice.detail.isEmpty ? choice.text : choice.text + gap + choice.detail, to: room)
      }
      return
    }
    let width = longest + 2
    let perLine = max((room + 2) / max(width, 1), 1)
    // Sorted down the columns, as by ls.
    let rows = (choices.count + perLine - 1) / perLine
    lines = (0..<rows).map { row in
      let cells = stride(from: row, to: choices.count, by: rows).map { choices[$0].text }
      let padded = cells.dropLast().map { $0 + String(repeating: " ", count: width - Self.width(of: $0)) }
      return Self.cut((padded + [cells.last ?? ""]).joined(), to: room)
    }
  }

  private static func cut(_ line: String, to room: Int) -> String {
    if width(of: line) <= room { return line }
    var left = max(room - 1, 0)
    return line.prefix { character in
      left -= width(of: String(character))
      return left >= 0
    } + "…"
  }

  private static func width(of text: String) -> Int { Int(ceditline_width(wide(text))) }
}
