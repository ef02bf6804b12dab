/// What a terminal shows of the bytes it was sent: as much of an xterm as libedit makes use of, for characters that
/// take one column.
struct Screen {
  private(set) var rows: [[Character]]
  private var columns: Int
  private var row = 0
  private var column = 0
  /// The last column was written to: the next character goes to the next row.
  private var isWrapPending = false

  init(rows: Int = 24, columns: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows down to the last that is not blank, without the blanks at their ends.
  var lines: [String] {
    let texts = rows.map { row in
      String(row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1))
    }
    return Array(texts.prefix((texts.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// The lines, with `|` where the cursor is.
  var linesWithCursor: [String] {
    var marked = self
    let text = String(rows[row].prefix(column))
    let rest = String(rows[row].dropFirst(column))
    marked.rows[row] = Array(text + "|" + rest)
    return marked.lines
  }

  mutating func show(_ output: some StringProtocol) {
    var scalars = Substring(output).unicodeScalars
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": control(&scalars)
      case "\r": move(to: 0)
      case "\n": nextRow()
      case "\u{8}": move(to: column - 1)
      case "\u{7}": break
      case "\t": move(to: (column / 8 + 1) * 8)
      default: write(Character(scalar))
      }
    }
  }

  private mutating func write(_ character: Character) {
    if isWrapPending {
      move(to: 0)
      nextRow()
    }
    rows[row][column] = character
    if column + 1 == columns { isWrapPending = true } else { column += 1 }
  }

  private mutating func nextRow() {
    if row + 1 < rows.count {
      row += 1
    } else {
      rows.removeFirst()
      rows.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func move(to newColumn: Int) {
    column = min(max(newColumn, 0), columns - 1)
    isWrapPending = false
  }

  /// Carries out a control sequence, of which the escape character is gone.
  private mutating func control(_ scalars: inout Substring.UnicodeScalarView) {
    guard scalars.first == "[" else { return }
    scalars.removeFirst()
    var parameter = ""
    while let scalar = scalars.popFirst() {
      guard ("@"..."~").contains(scalar) else {
        parameter.unicodeScalars.append(scalar)
        continue
      }
      let count = Int(parameter) ?? 1
      switch scalar {
      case "A": row = max(row - count, 0)
      case "C": move(to: column + count)
      case "D": move(to: column - count)
      case "G": move(to: count - 1)
      case "J":
        clearToEndOfRow()
        for below in rows.indices.dropFirst(row + 1) { rows[below] = Array(repeating: " ", count: columns) }
      case "K": clearToEndOfRow()
      case "P": rows[row].removeSubrange(column..<min(column + count, columns))
      case "@": rows[row].insert(contentsOf: String(repeating: " ", count: count), at: column)
      default: break
      }
      let width = rows[row].count
      if width < columns { rows[row] += Array(repeating: " ", count: columns - width) }
      if width > columns { rows[row].removeLast(width - columns) }
      return
    }
  }

  private mutating func clearToEndOfRow() {
    for column in column..<columns { rows[row][column] = " " }
  }
}
