/// A row of the trace as it stands in an output, taken apart: what happened to whom.
///
///     ··willSet··Counter#1.count··0 → 1
///     ···········invalidates Badge
///
/// The columns are those of the text form of the trace; what is not such a row is no row.
struct TraceRow: Equatable {
  /// What happened: `willSet`, `body`, `invalidates`…
  let word: String
  /// Whom it happened to; for `invalidates` the property or object that was written.
  let name: String
  /// What follows the name, field by field.
  let fields: [String]
  /// Whether it, or a line that continues it, is one of those that differ.
  var differs: Bool

  /// Two spaces, a word of up to 7 letters, two spaces.
  private static let indent = 11
  private static let words: Set<String> = [
    "willSet", "didSet", "equal", "state", "publish", "fired", "body", "mount", "unmount", "stale", "commit", "loop",
    "warning", "mistake",
  ]

  /// The rows among `lines`; `differs` says of a line whether it is one of those that differ.
  static func rows(of lines: [String], differs: (Int) -> Bool) -> [TraceRow] {
    var rows: [TraceRow] = []
    var start: (text: String, differs: Bool)?
    /// The property whose write the next `invalidates` is about.
    var written = ""

    func end() {
      guard let (text, differs) = start else { return }
      start = nil
      guard let row = TraceRow(text, differs: differs) else { return }
      rows.append(row)
      if ["willSet", "state", "publish"].contains(row.word) { written = row.name }
    }

    for (index, line) in lines.enumerated() {
      let blanks = line.leading(" ")
      if blanks == indent, line.dropping(indent).startsWith("invalidates ") {
        end()
        let views = line.dropping(indent + "invalidates ".utf8.count)
        rows.append(TraceRow(word: "invalidates", name: written, fields: [views], differs: differs(index)))
      } else if blanks == indent, let row = start {
        // One that is continued is one sentence.
        start = ("\(row.text) \(line.dropping(indent))", row.differs || differs(index))
      } else {
        end()
        if blanks == 2 { start = (line, differs(index)) }
      }
    }
    end()
    return rows
  }

  private init(word: String, name: String, fields: [String], differs: Bool) {
    self.word = word
    self.name = name
    self.fields = fields
    self.differs = differs
  }

  private init?(_ text: String, differs: Bool) {
    let word = text.trimmed.pieces(between: " ")[0]
    guard TraceRow.words.contains(word),
      text.dropping(2 + word.utf8.count).leading(" ") == TraceRow.indent - 2 - word.utf8.count
    else { return nil }
    let fields = text.trimmed.dropping(word.utf8.count).trimmed.pieces(between: "  ")
    // These are sentences, of which nobody is the subject.
    let isProse = ["warning", "mistake", "loop"].contains(word)
    self.word = word
    name = isProse ? "" : fields[0]
    self.fields = isProse ? [fields.joined(separator: " ")] : Array(fields.dropFirst())
    self.differs = differs
  }
}
