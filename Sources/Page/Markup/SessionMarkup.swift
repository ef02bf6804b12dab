import Session
import Trace
import Transcripts

/// A session as HTML, with the colours of the shell.
struct SessionMarkup {
  var room = PageRoom()

  mutating func html(_ block: PlayedBlock) -> String {
    if block.options.contains(.hidden) { return "" }
    if block.options.contains(.skip) {
      return "<pre>\(room.lines(block.skippedLines, HTMLText.escaped))</pre>\n"
    }
    var result = "<section class=\"session\">\n"
    for exchange in block.exchanges { result += html(exchange, block.options) }
    return result + "</section>\n"
  }

  private mutating func html(_ exchange: PlayedExchange, _ options: Transcript.Options) -> String {
    let asks = options.contains(.predict)
    var attributes = " data-input=\"\(exchange.number)\""
    if asks {
      attributes += " data-ran=\"\(Self.names(exchange.ran))\" data-known=\"\(Self.names(exchange.known))\""
    }
    var result = "<div class=\"exchange\(asks ? " predict" : "")\"\(attributes)>\n"
    // The drawing of a graph has no visible input.
    if !options.contains(.graph) {
      let input = room.take(exchange.input, Self.coloured) ?? "<span class=\"cut\">…</span>"
      result +=
        "<div class=\"in\"><pre><code>\(input)</code></pre>"
        + "<button type=\"button\" class=\"copy\">Copy</button></div>\n"
    }
    let output = exchange.output.flatMap { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let answer = output.isEmpty ? "" : "<pre class=\"output\">\(room.lines(output, Self.row))</pre>\n"
    if asks {
      result += "<p class=\"ask\">Which views will run?</p>\n"
      result += "<details><summary>Show the answer</summary>\n\(answer)</details>\n"
    } else {
      result += answer
    }
    if !exchange.isAsWritten {
      result += "<p class=\"drift\">The output differs from the file here.</p>\n"
    }
    return result + "</div>\n"
  }

  /// The names by which views are predicted, each once: `Row` for each `Row[…]`.
  private static func names(_ views: [String]) -> String {
    var names: [String] = []
    for view in views {
      let name = String(view.prefix { $0 != "[" })
      if !names.contains(name) { names.append(name) }
    }
    return HTMLText.attribute(JSON.array(names.map { .string(HTMLText.visible($0)) }).text)
  }

  /// An input with syntax colours.
  private static func coloured(_ input: String) -> String {
    let scalars = Array(input.unicodeScalars)
    let styles = TypedStyle.styles(of: input, cursor: nil)
    var result = ""
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, styles[end] == styles[start] { end += 1 }
      let text = HTMLText.escaped(String(String.UnicodeScalarView(scalars[start..<end])))
      result += styles[start].word.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
      start = end
    }
    return result
  }

  /// A line of output. It is an element of its own, so that the rest of a long line is aligned below its beginning.
  private static func row(_ line: String) -> String {
    "<span class=\"line\(hangs(line) ? " hang" : "")\">\(words(line))</span>"
  }

  /// True if a line belongs to a row of the trace, in whose fields the rest of a long line belongs.
  static func hangs(_ line: String) -> Bool {
    RowKind(row: line) != nil || line.utf8.prefix { $0 == UInt8(ascii: " ") }.count == RowKind.indent
  }

  /// The line with the row word of the trace in its colour.
  private static func words(_ line: String) -> String {
    if let kind = RowKind(row: line) {
      let rest = line.dropFirst(2 + kind.rawValue.count)
      return "  <span class=\"row-\(kind.style)\">\(kind.rawValue)</span>\(HTMLText.escaped(String(rest)))"
    }
    let text = HTMLText.escaped(line)
    let isError = !line.hasPrefix("  ") && line.firstRange(of: "error: ") != nil
    return isError ? "<span class=\"row-red\">\(text)</span>" : text
  }
}

extension TypedStyle {
  /// The CSS class of this style; nil if it has none.
  var word: String? {
    switch self {
    case .plain, .match: nil
    case .keyword: "keyword"
    case .string: "string"
    case .number: "number"
    case .comment: "comment"
    case .type: "type"
    case .attribute: "attribute"
    }
  }
}
