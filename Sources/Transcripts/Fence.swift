/// The fence of a code block, by the rules of CommonMark.
struct Fence: Equatable, Sendable {
  /// Backticks or tildes, at least 3.
  var marks: String
  /// The text behind the marks.
  var info: String
  /// The text before the marks, with the marker of a list item as spaces.
  var indentation: String
  /// The column where the content of the list item around it starts; 0 outside of lists.
  var container: Int

  /// `text`, which stands at `indentation`, opens a fence.
  init?(opening text: String, indentation: String, container: Int) {
    let ticks = text.leading("`")
    let length = max(ticks, text.leading("~"))
    let info = text.dropping(length)
    guard length >= 3, ticks == 0 || !info.holds("`") else { return nil }
    marks = String(repeating: ticks > 0 ? "`" : "~", count: length)
    self.info = info.trimmed
    self.indentation = indentation
    self.container = container
  }

  /// A fence for the output `lines`: longer than any run of backticks that could be taken for it.
  init(around lines: [String]) {
    let longest = lines.map { $0.trimmed.leading("`") }.max() ?? 0
    marks = String(repeating: "`", count: max(3, longest + 1))
    info = "obsh"
    indentation = ""
    container = 0
  }

  /// The words of the info string.
  var words: [String] {
    info.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// True if `line` closes the fence.
  func isClosed(by line: String) -> Bool {
    line.indentation() <= container + 3 && looksClosed(by: line)
  }

  /// True if `line` would close the fence if it were indented less.
  func looksClosed(by line: String) -> Bool {
    let text = line.trimmed
    return text.startsWith(marks) && text.leading(marks) == text.utf8.count
  }

  /// `line` without the fence's indentation, or what there is of it.
  func content(of line: String) -> String {
    if line.startsWith(indentation) { return line.dropping(indentation.utf8.count) }
    return line.dropping(min(line.leading(" \t"), indentation.utf8.count))
  }
}
