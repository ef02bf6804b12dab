/// A transcript as a show: the text, inputs and outputs, in order.
package struct PlayScript: Sendable {
  package enum Step: Equatable, Sendable {
    /// A section begins. `level` as in Markdown, from 1.
    case heading(String, level: Int)
    /// A paragraph, or a line of a list, as one line of text.
    case prose(String)
    /// Lines shown unchanged: other fenced blocks, and skipped ones.
    case lines([String])
    /// The show waits for a key or, when it plays by itself, for this number of seconds.
    case pause(seconds: Double?)
    /// The following text is folded in the file under this summary, and is shown when a key is pressed.
    case lid(String)
    /// The session starts over.
    case reset
    case input(Input)
  }

  package struct Input: Equatable, Sendable {
    /// The line of the file in which the input begins, from 1.
    package let line: Int
    package let text: String
    let exchange: Transcript.Exchange
    /// True if the input runs unseen.
    package let isHidden: Bool
    /// The audience is asked which views will run.
    package let asks: Bool

    package init(line: Int, text: String, exchange: Transcript.Exchange, isHidden: Bool, asks: Bool) {
      self.line = line
      self.text = text
      self.exchange = exchange
      self.isHidden = isHidden
      self.asks = asks
    }
  }

  package let steps: [Step]

  package init(_ transcript: Transcript) {
    var steps: [Step] = []
    for part in transcript.parts {
      switch part {
      case .prose(let prose): steps += ProseReader(prose).steps
      case .block(let block):
        if block.options.contains(.skip) {
          steps.append(.lines(block.shownLines))
          continue
        }
        if block.options.contains(.reset) { steps.append(.reset) }
        steps += block.exchanges.map { exchange in
          let (isHidden, asks) = (block.options.contains(.hidden), block.options.contains(.predict))
          return .input(
            Input(line: exchange.line, text: exchange.input, exchange: exchange, isHidden: isHidden, asks: asks))
        }
      }
    }
    self.steps = steps
  }

  /// The start and the title of each section.
  package var sections: [(step: Int, title: String)] {
    steps.indices.compactMap { index in
      if case .heading(let title, _) = steps[index] { (index, title) } else { nil }
    }
  }

  /// The section with this number, from 1, or the first one whose title begins with the text.
  package func section(_ name: String) -> Int? {
    if let number = Int(name) { return sections.indices.contains(number - 1) ? sections[number - 1].step : nil }
    let wanted = name.lowercased()
    return sections.first { $0.title.lowercased().startsWith(wanted) }?.step
  }
}

/// Splits the prose between two blocks into steps.
private struct ProseReader {
  private(set) var steps: [PlayScript.Step] = []
  private var paragraph: [String] = []
  private var fenced: [String] = []

  init(_ prose: String) {
    var fence: Fence?
    var comment: String?
    for line in SourceLine.texts(of: prose) {
      if let open = fence {
        if open.isClosed(by: line) {
          fence = nil
          steps.append(.lines(fenced))
          fenced = []
        } else {
          fenced.append(open.content(of: line))
        }
      } else if let text = comment {
        comment = take(comment: text + "\n" + line)
      } else if line.trimmed.startsWith("<!--") {
        endParagraph()
        comment = take(comment: line.trimmed)
      } else if let open = Fence(opening: line.trimmed, indentation: "", container: 0) {
        endParagraph()
        fence = open
      } else {
        take(line.trimmed)
      }
    }
    endParagraph()
    if !fenced.isEmpty { steps.append(.lines(fenced)) }
  }

  private mutating func take(_ line: String) {
    let level = line.leading("#")
    if line.isEmpty {
      endParagraph()
    } else if line.startsWith("<details") || line.startsWith("</details>") || line.startsWith("<summary>") {
      endParagraph()
      if let words = ProseReader.summary(in: line) { steps.append(.lid(words)) }
    } else if (1...6).contains(level), line.dropping(level).startsWith(" ") {
      endParagraph()
      steps.append(.heading(line.dropping(level).trimmed, level: level))
    } else {
      if ProseReader.beginsItem(line) { endParagraph() }
      paragraph.append(line)
    }
  }

  private static func beginsItem(_ line: String) -> Bool {
    if line.startsWith("- ") || line.startsWith("* ") || line.startsWith("|") || line.startsWith("> ") { return true }
    let digits = line.leading("0123456789")
    return digits > 0 && line.dropping(digits).startsWith(". ")
  }

  /// The title of a folded part of the file: `<details><summary>Solution</summary>`.
  private static func summary(in line: String) -> String? {
    guard line.holds("<summary>") else { return nil }
    return line.pieces(between: "<summary>")[1].pieces(between: "</summary>")[0].trimmed
  }

  /// Replaces `[text](target)` by `text (target)`, or by the text alone if the target is the same.
  private static func withoutLinks(_ text: String) -> String {
    var result = ""
    for (index, piece) in text.pieces(between: "](").enumerated() {
      guard index > 0 else {
        result = piece
        continue
      }
      guard let opening = result.lastIndex(of: "["), let closing = piece.firstIndex(of: ")") else {
        result += "](" + piece
        continue
      }
      let words = result[result.index(after: opening)...]
      let target = piece[..<closing]
      let isNamed = words.filter { $0 != "`" } == target
      result = result[..<opening] + words + (isNamed ? "" : " (\(target))") + piece[piece.index(after: closing)...]
    }
    return result
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { steps.append(.prose(ProseReader.withoutLinks(paragraph.joined(separator: " ")))) }
    paragraph = []
  }

  /// Handles a comment. Comments are for authors of the file; `<!-- pause -->` and `<!-- pause 2 -->` are for the
  /// show. Returns the comment if it does not end yet.
  private mutating func take(comment: String) -> String? {
    guard comment.holds("-->") else { return comment }
    let words = comment.pieces(between: "-->")[0].dropping(4).split { $0.isWhitespace }
    if words.first == "pause" {
      let number = words.dropFirst().first.map { $0.hasSuffix("s") ? $0.dropLast() : $0 }
      steps.append(.pause(seconds: number.flatMap { Double($0) }))
    }
    return nil
  }
}
