/// The fence of a code block, according to CommonMark.
struct Fence: Equatable, Sendable {
  /// At least three backticks or tildes.
  var marks: String
  /// The text after the marks.
  var info: String
  /// The text before the marks, with a list marker replaced by spaces.
  var indentation: String
  /// The column at which the content of the surrounding list item starts; 0 outside lists.
  var container: Int

  /// Parses `text`, at `indentation`, as the opening of a fence.
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

  /// A fence for the output `lines`, longer than any run of backticks in them that could be taken for it.
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

  /// `line` without the fence's indentation, as far as it has it.
  func content(of line: String) -> String {
    if line.startsWith(indentation) { return line.dropping(indentation.utf8.count) }
    return line.dropping(min(line.leading(" \t"), indentation.utf8.count))
  }
}
