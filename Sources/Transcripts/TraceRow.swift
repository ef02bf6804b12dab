import Trace

/// A row of the trace in an output, split into its kind, its subject and its other fields.
///
///     ··willSet··Counter#1.count··0 → 1
///     ···········invalidates Badge
///
/// The columns are those of the trace's text form; other lines are not rows.
struct TraceRow: Equatable {
  let kind: RowKind
  /// The first field: the view, property or object; empty if the row is prose.
  let name: String
  /// The fields after the name; for prose, the whole text.
  let fields: [String]
  /// The views that a write invalidates, from the line below it.
  private(set) var invalidates = ShownNames.none
  /// True if the row, or a line that continues it, is among the differing ones.
  private(set) var differs: Bool
  /// True if the line with the invalidated views differs.
  private(set) var invalidatesDiffer = false

  /// The rows among `lines`; `differs` returns true for the index of a differing line.
  static func rows(of lines: [String], differs: (Int) -> Bool) -> [TraceRow] {
    var rows: [TraceRow] = []
    /// The current row, or the line below a write, to which continuation lines may be added.
    var open: (text: String, isRow: Bool, differs: Bool)?

    func close() {
      guard let (text, isRow, differs) = open else { return }
      open = nil
      if isRow {
        if let row = TraceRow(text, differs: differs) { rows.append(row) }
      } else if let last = rows.indices.last {
        rows[last].invalidates = ShownNames(text.dropping(invalidatesLead.utf8.count))
        rows[last].invalidatesDiffer = differs
      }
    }

    for (index, line) in lines.enumerated() {
      if line.leading(" ") == RowKind.indent, let row = open {
        let rest = line.dropping(RowKind.indent)
        if row.isRow, rest.startsWith(invalidatesLead), RowKind(row: row.text)?.subject == .write {
          close()
          open = (rest, false, differs(index))
        } else {
          // A continued row is one text.
          open = ("\(row.text) \(rest)", row.isRow, row.differs || differs(index))
        }
      } else {
        close()
        if RowKind(row: line) != nil { open = (line, true, differs(index)) }
      }
    }
    close()
    return rows
  }

  private static let invalidatesLead = "invalidates "

  private init?(_ text: String, differs: Bool) {
    guard let kind = RowKind(row: text) else { return nil }
    self.kind = kind
    self.differs = differs
    let rest = text.dropping(RowKind.indent)
    switch kind.subject {
    case .prose: (name, fields) = ("", [rest])
    case .views: (name, fields) = ("", rest.pieces(between: "  "))
    case .write, .equalWrite, .property, .run, .event:
      let pieces = rest.pieces(between: "  ")
      (name, fields) = (pieces[0], Array(pieces.dropFirst()))
    }
  }
}
