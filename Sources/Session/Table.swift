import Trace

/// A table of rows with aligned cells.
enum Table {
  /// The lines of the table, with two spaces between columns and nothing after the last cell of a row.
  static func lines(_ rows: [[String]], rightAligned: Set<Int> = []) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? Columns.count($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - Columns.count(cell))
        if rightAligned.contains(column) { return padding + cell }
        return column == row.count - 1 ? cell : cell + padding
      }.joined(separator: "  ")
    }
  }
}
