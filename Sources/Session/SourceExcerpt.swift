import Diagnostics
import Trace
import Tree

/// A message with its source line.
struct SourceExcerpt {
  /// The kind of message and its colour; nil for a message that names its own kind.
  var severity: Diagnostic.Severity?
  var colour = false
  /// The number of columns for the source. A longer line shows the part around the caret.
  var width = 80
  /// The width where there is no screen: enough for any line that a person writes.
  static let widest = 1_000

  /// The text `<input 3>:1:7: error: words`, the line, and a caret below the place.
  ///
  /// - Parameter fix: Shown after the message, or after the caret if there is only room there.
  func text(_ words: String, fix: String? = nil, at place: Place) -> String {
    let (line, column) = place.file.position(of: place.offset)
    let written = place.file.writtenLine(at: place.offset)
    let content = Columns.printableLine(written)
    let label = severity.map { Self.wrap("\($0.rawValue):", "1;\($0.colour)", colour) + " " } ?? ""
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.count)
    // Columns count bytes, but the caret is below a character, and characters differ in width.
    let before = Columns.printableLine(String(decoding: written.utf8.prefix(column - 1), as: UTF8.self))
    let (shown, indent) = part(of: content, before: before, columns: max(width - number.count - 3, 20))
    let lead = "\(place.file.name(at: place.offset)):\(line):\(column): \(severity.map { "\($0.rawValue): " } ?? "")"
    let fixed = fix.map { "\(words.last == " " ? String(words.dropLast()) : words); \($0)" } ?? words
    let fits = Columns.count(lead) + Columns.count(fixed) <= width
    let below = Columns.count(indent) + (fix.map(Columns.count) ?? 0) + number.count + 5 <= width
    let isBelow = fix != nil && !fits && below
    let told = isBelow ? words : fixed
    let head = severity == nil ? told : Self.wrap(told, "1", colour)
    let mark = Self.wrap(isBelow ? "^ \(fix ?? "")" : "^", "32", colour)
    return """
      \(Self.wrap("\(place.file.name(at: place.offset)):\(line):\(column):", "1", colour && severity != nil)) \(label)\(head)
      \(Self.wrap("\(number) |", "2", colour)) \(shown)
      \(Self.wrap("\(margin) |", "2", colour)) \(indent)\(mark)
      """
  }

  /// A line of source and the line below it up to the caret. Both have the same tabs, so that they align whatever the
  /// terminal's tab stops are.
  private func part(of content: String, before: String, columns: Int) -> (shown: String, indent: String) {
    let caret = Columns.count(before)
    let rest = content.dropFirst(before.count)
    if Columns.count(content) <= columns {
      let indent = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: Columns.count("\($0)")) }
      return (content, indent.joined())
    }
    // The part of a long line: up to two thirds of the columns are before the caret, more if the rest needs less.
    let kept = min(caret, max(columns * 2 / 3, columns - Columns.count(rest)))
    let head = kept < caret ? "…" + Columns.suffix(of: before, columns: kept - 1) : before
    let indent = String(repeating: " ", count: Columns.count(head))
    let room = columns - Columns.count(head)
    let tail = Columns.count(rest) > room ? Columns.prefix(of: String(rest), columns: room - 1) + "…" : rest
    return (Columns.printable(head + tail), indent)
  }

  private static func wrap(_ text: String, _ code: String, _ isOn: Bool) -> String {
    isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}

extension Diagnostic.Severity {
  fileprivate var colour: String {
    switch self {
    case .error: "31"
    case .warning: "33"
    case .note, .opaque: "36"
    }
  }
}
