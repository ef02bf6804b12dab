/// The lines of a row while they are being filled.
struct Page {
  /// The columns between two fields.
  static let gap = 2

  /// The full lines, and the one being filled.
  private var filled: [String] = []
  private var line = ""
  var lines: [String] { filled + [line] }
  /// The columns left on the last line.
  private(set) var room: Int
  /// True if the last line has a field.
  private var hasField = false
  private let width: Int
  private let color: Bool

  init(width: Int, color: Bool, word: (text: String, style: ANSIStyle)?) {
    self.width = width
    self.color = color
    room = width
    // A line that grew piece by piece would be moved repeatedly.
    line.reserveCapacity(min(width, 120))
    appendSpaces(Page.gap)
    if let word { append(word.text, word.style) }
    appendSpaces(max(RowKind.indent - (width - room), Page.gap))
  }

  /// Starts a field: after a gap, or on a new line if fewer than `columns` are left on the last one.
  mutating func beginField(needing columns: Int) {
    if hasField {
      room - Page.gap < columns ? breakLine() : appendSpaces(Page.gap)
    }
    hasField = true
  }

  mutating func append(_ text: String, _ style: ANSIStyle = .plain) {
    append(text, columns: Columns.count(text), style)
  }

  /// Appends text of known width.
  mutating func append(_ text: String, columns: Int, _ style: ANSIStyle = .plain) {
    line += style.apply(to: text, if: color)
    room -= columns
  }

  mutating func breakLine() {
    filled.append(line)
    line = ""
    room = width
    appendSpaces(RowKind.indent)
  }

  private mutating func appendSpaces(_ count: Int) {
    line += Self.blanks[min(count, RowKind.indent)]
    room -= count
  }

  private static let blanks = (0...RowKind.indent).map { String(repeating: " ", count: $0) }
}
