/// The amount of text that a page can still take, so that no lesson produces a page that a browser cannot open: a
/// session may print a hundred thousand lines, or one line of a megabyte.
struct PageRoom {
  /// The bytes left for the HTML of text. Together with the data of the turns, a page stays below 500 KB.
  private var left = 270_000
  private static let linesPerOutput = 1_000
  private static let bytesPerLine = 4_000
  /// The bytes reserved for the lines that report omissions.
  private static let reserve = 200

  /// Some lines as HTML, each in a style.
  mutating func lines(_ lines: [String], _ style: (String) -> String) -> String {
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      guard index < Self.linesPerOutput, let text = take(line, style) else {
        result.append(Self.note("… \(lines.count - index) more lines"))
        break
      }
      result.append(text)
    }
    return result.joined(separator: "\n")
  }

  /// Nil if the page is full.
  mutating func take(_ text: String, _ style: (String) -> String) -> String? {
    guard left > Self.reserve else { return nil }
    var shown = text
    var note = ""
    if text.utf8.count > Self.bytesPerLine, !text.contains("\n") || text.utf8.count > Self.bytesPerLine * 10 {
      shown = String(text.prefix(Self.bytesPerLine / 2))
      note = Self.note("… \(text.count - shown.count) more characters")
    }
    var html = style(shown)
    if html.utf8.count > left, shown.utf8.count > 100 {
      let short = String(shown.prefix(100))
      note = Self.note("… \(text.count - short.count) more characters")
      html = style(short)
    }
    left -= html.utf8.count + note.utf8.count
    return html + note
  }

  /// Markup that is either included completely or left out.
  mutating func take(html: String) -> String {
    guard html.utf8.count <= left else { return "<p>\(Self.note("… more text"))</p>\n" }
    left -= html.utf8.count
    return html
  }

  private static func note(_ words: String) -> String { "<span class=\"cut\">\(words)</span>" }
}
