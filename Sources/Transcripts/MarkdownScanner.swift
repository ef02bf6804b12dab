/// Finds the fences in Markdown, line by line: outside comments, and inside list items with their own indentation. An
/// indented code block that shows a fence has none.
struct MarkdownScanner {
  /// The columns at which the content of the open list items starts, outermost first.
  private var containers: [Int] = []
  private var isInComment = false

  /// The fence that `line` opens. Must not be called for lines inside a fenced block.
  mutating func fence(openedBy line: String) -> Fence? {
    if isInComment {
      isInComment = !line.holds("-->")
      return nil
    }
    let byteOrderMark = "\u{FEFF}"
    let line = line.startsWith(byteOrderMark) ? line.dropping(byteOrderMark.utf8.count) : line
    guard !line.trimmed.isEmpty else { return nil }
    var indentation = String(decoding: line.utf8.prefix(line.leading(" \t")), as: UTF8.self)
    var column = line.indentation()
    var text = line.dropping(indentation.utf8.count)
    while let container = containers.last, container > column { containers.removeLast() }
    while true {
      let container = containers.last ?? 0
      guard column - container <= 3 else { return nil }
      if text.startsWith("<!--") {
        isInComment = !text.dropping(4).holds("-->")
        return nil
      }
      if let fence = Fence(opening: text, indentation: indentation, container: container) { return fence }
      // A list item may begin with a fence, or with another list.
      guard let marker = MarkdownScanner.listMarker(of: text) else { return nil }
      let rest = text.dropping(marker)
      let space = rest.indentation(from: column + marker)
      // More than four columns belong to an indented code block inside the item.
      guard !rest.trimmed.isEmpty, space <= 4 else {
        containers.append(column + marker + 1)
        return nil
      }
      column += marker + space
      containers.append(column)
      indentation = String(repeating: " ", count: column)
      text = rest.dropping(rest.leading(" \t"))
    }
  }

  /// The length of `-`, `*`, `+`, `1.` or `1)` at the start of `text`, if white space or nothing follows.
  private static func listMarker(of text: String) -> Int? {
    let digits = text.leading("0123456789")
    let marker = digits == 0 ? min(text.leading("-*+"), 1) : min(text.dropping(digits).leading(".)"), 1)
    guard marker == 1, digits <= 9 else { return nil }
    let rest = text.dropping(digits + 1)
    return rest.isEmpty || rest.leading(" \t") > 0 ? digits + 1 : nil
  }
}
