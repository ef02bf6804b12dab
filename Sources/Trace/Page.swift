/// The lines of a row while they are being filled.
struct Page {
  /// Where fields start: two spaces, the word column of 7, two spaces.
  static let indent = 11
  /// The columns between two fields.
  static let gap = 2

  private(set) var lines: [String] = [""]
  /// The columns left on the last line.
  private(set) var room: Int
  /// Whether the last line has a field.
  private var hasField = false
  private let width: Int
  private let color: Bool

  init(width: Int, color: Bool, word: String?, style: ANSIStyle) {
    self.width = width
    self.color = color
    room = width
    // Grown piece by piece, a line would move from place to place.
    lines[0].reserveCapacity(min(width, 120))
    append("  ")
    append(word ?? "", style)
    append(Self.spaces(max(Page.indent - (width - room), Page.gap)))
  }

  /// Starts a field: after a gap, or on a new line where the last one has fewer than `columns` left.
  mutating func beginField(needing columns: Int) {
    if hasField {
      room - Page.gap < columns ? breakLine() : append("  ")
    }
    hasField = true
  }

  mutating func append(_ text: String, _ style: ANSIStyle = .plain) {
    lines[lines.count - 1] += color ? style.apply(to: text) : text
    room -= Columns.count(text)
  }

  mutating func breakLine() {
    lines.append("")
    room = width
    append(Self.spaces(Page.indent))
  }

  private static let blanks = (0...indent).map { String(repeating: " ", count: $0) }
  private static func spaces(_ count: Int) -> String { blanks[min(count, indent)] }
}
