/// Markdown, as far as the lessons use it, as HTML: headings, paragraphs, lists, tables, quotes, code, rules, and text
/// folded in `<details>`. Other HTML is treated as text, and comments are left out.
struct Markdown {
  enum Piece {
    case heading(String, level: Int, anchor: String, title: String)
    case html(String)
    case fold(String)
    case unfold
  }

  private(set) var pieces: [Piece] = []
  private let inline: InlineMarkdown
  private let anchors: (String) -> String
  private var paragraph: [String] = []

  /// - Parameter anchor: Returns the anchor of the heading with this title.
  init(_ text: String, inline: InlineMarkdown, anchor: @escaping (String) -> String) {
    self.inline = inline
    anchors = anchor
    read(Self.withoutComments(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
  }

  private mutating func read(_ lines: [String]) {
    var index = 0
    /// The lines from here on that satisfy a condition.
    func taking(_ holds: (String) -> Bool) -> [String] {
      var taken: [String] = []
      while index < lines.count, holds(lines[index]) {
        taken.append(lines[index])
        index += 1
      }
      return taken
    }
    while index < lines.count {
      let line = lines[index]
      let text = Self.trimmed(line)
      let level = text.prefix { $0 == "#" }.count
      if text.isEmpty {
        endParagraph()
        index += 1
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        endParagraph()
        let fence = text.prefix { $0 == text.first }
        index += 1
        let code = taking { !Self.trimmed($0).hasPrefix(fence) }
        index += 1
        addCode(code)
      } else if line.hasPrefix("    "), paragraph.isEmpty {
        addCode(taking { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) })
      } else if text.hasPrefix("<details") || text.hasPrefix("<summary") {
        endParagraph()
        if let summary = Self.summary(text) { pieces.append(.fold(inline.html(summary))) }
        index += 1
      } else if text.hasPrefix("</details>") {
        endParagraph()
        pieces.append(.unfold)
        index += 1
      } else if (1...6).contains(level), text.dropFirst(level).first == " " {
        endParagraph()
        let title = Self.trimmed(String(text.dropFirst(level)))
        pieces.append(.heading(inline.html(title), level: level, anchor: anchors(title), title: Self.plain(title)))
        index += 1
      } else if Self.isRule(text) {
        endParagraph()
        pieces.append(.html("<hr>\n"))
        index += 1
      } else if Self.item(line) != nil, paragraph.isEmpty {
        pieces.append(.html(list(taking { Self.item($0) != nil || $0.hasPrefix("  ") && !Self.trimmed($0).isEmpty })))
      } else if text.hasPrefix("|"), paragraph.isEmpty {
        pieces.append(.html(table(taking { Self.trimmed($0).hasPrefix("|") })))
      } else if text.hasPrefix(">"), paragraph.isEmpty {
        let quoted = taking { Self.trimmed($0).hasPrefix(">") }
          .map { Self.trimmed(String(Self.trimmed($0).dropFirst())) }
        pieces.append(.html("<blockquote><p>\(inline.html(quoted.joined(separator: " ")))</p></blockquote>\n"))
      } else {
        paragraph.append(text)
        index += 1
      }
    }
    endParagraph()
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { pieces.append(.html("<p>\(inline.html(paragraph.joined(separator: "\n")))</p>\n")) }
    paragraph = []
  }

  private mutating func addCode(_ lines: [String]) {
    pieces.append(.html("<pre>\(HTMLText.escaped(lines.joined(separator: "\n")))</pre>\n"))
  }

  // MARK: Lists and tables

  /// A list. Items with further indented lines contain a nested list.
  private func list(_ lines: [String]) -> String {
    guard let first = lines.first, let (start, isNumbered, _) = Self.item(first) else { return "" }
    var items: [(text: [String], inner: [String])] = []
    for line in lines {
      if let (indentation, _, text) = Self.item(line), indentation <= start {
        items.append(([text], []))
      } else if Self.item(line) != nil || items.last?.inner.isEmpty == false {
        items[items.count - 1].inner.append(line)
      } else {
        items[items.count - 1].text.append(Self.trimmed(line))
      }
    }
    let tag = isNumbered ? "ol" : "ul"
    let rows = items.map { "<li>\(inline.html($0.text.joined(separator: " ")))\(list($0.inner))</li>\n" }
    return "<\(tag)>\n\(rows.joined())</\(tag)>\n"
  }

  private func table(_ lines: [String]) -> String {
    let rows = lines.map { line in
      Self.cells(Self.trimmed(line)).map { Self.trimmed($0) }
    }
    let isRule = { (row: [String]) in row.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-: ".contains($0) } } }
    let hasHead = rows.count > 1 && isRule(rows[1])
    let html = rows.enumerated().filter { !isRule($0.element) }.map { index, row in
      let tag = hasHead && index == 0 ? "th" : "td"
      return "<tr>\(row.map { "<\(tag)>\(inline.html($0))</\(tag)>" }.joined())</tr>\n"
    }
    return "<table>\n\(html.joined())</table>\n"
  }

  /// The cells between bars. A bar in code, or after a backslash, belongs to its cell.
  private static func cells(_ row: String) -> [String] {
    var cells = [""]
    var (isCode, isEscaped) = (false, false)
    for character in row.dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode, !isEscaped {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    if trimmed(cells[cells.count - 1]).isEmpty { cells.removeLast() }
    return cells
  }

  private static func item(_ line: String) -> (indentation: Int, isNumbered: Bool, text: String)? {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    if let mark = text.first, "-*+".contains(mark), text.dropFirst().first == " " {
      return (indentation, false, trimmed(String(text.dropFirst(2))))
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count), text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return (indentation, true, trimmed(String(text.dropFirst(digits.count + 2))))
  }

  // MARK: Words

  /// A title without Markdown marks.
  static func plain(_ text: String) -> String { text.filter { !"`*".contains($0) } }

  /// True for a line that separates parts of the text: `***`, `- - -`.
  private static func isRule(_ line: String) -> Bool {
    let marks = line.filter { $0 != " " && $0 != "\t" }
    guard let mark = marks.first, "*-_".contains(mark) else { return false }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  private static func summary(_ text: String) -> String? {
    guard let start = text.firstRange(of: "<summary>") else { return nil }
    let rest = text[start.upperBound...]
    return trimmed(String(rest[..<(rest.firstRange(of: "</summary>")?.lowerBound ?? rest.endIndex)]))
  }

  private static func withoutComments(_ lines: [String]) -> [String] {
    var isInside = false
    return lines.filter { line in
      if !isInside, trimmed(line).hasPrefix("<!--") { isInside = true }
      guard isInside else { return true }
      if line.firstRange(of: "-->") != nil { isInside = false }
      return false
    }
  }

  static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
