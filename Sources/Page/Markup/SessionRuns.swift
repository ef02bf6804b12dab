import Session
import Trace

/// A session as pieces of text, each with the CSS class of its colour, for a script that inserts them as text.
extension SessionMarkup {
  /// The pieces of an input.
  static func runs(of input: String) -> [JSON] {
    let scalars = Array(input.unicodeScalars)
    let styles = TypedStyle.styles(of: input, cursor: nil)
    var runs: [JSON] = []
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, styles[end] == styles[start] { end += 1 }
      runs.append(run(styles[start].word ?? "", String(String.UnicodeScalarView(scalars[start..<end]))))
      start = end
    }
    return runs
  }

  /// The pieces of a line of output. The row word of the trace has its colour.
  static func runs(ofRow line: String) -> [JSON] {
    if let kind = RowKind(row: line) {
      let rest = line.dropFirst(2 + kind.rawValue.count)
      return [run("", "  "), run("row-\(kind.style)", kind.rawValue), run("", String(rest))]
    }
    let isError = !line.hasPrefix("  ") && line.firstRange(of: "error: ") != nil
    return [run(isError ? "row-red" : "", line)]
  }

  private static func run(_ style: String, _ text: String) -> JSON {
    .array([.string(style), .string(HTMLText.visible(text))])
  }
}
