import Lint
import SwiftSyntax

extension LintedFile {
  var newline: String { text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  /// The blanks at the start of the line that contains an offset.
  func indentation(at offset: Int) -> String {
    let bytes = Array(text.utf8.prefix(offset))
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// One more level of indentation for a member of a type, which is indented once itself.
  func step(of indentation: String) -> String {
    if indentation.contains("\t") { return "\t" }
    return indentation.utf8.count % 4 == 0 && !indentation.isEmpty ? "    " : "  "
  }

  /// True if only blanks precede an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    for byte in text.utf8.prefix(offset).reversed() {
      if byte == UInt8(ascii: "\n") { return true }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return false }
    }
    return true
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// The lines of a range if they contain nothing else, otherwise the range itself.
  func lines(around range: Range<Int>) -> Range<Int> {
    guard isFirstInLine(range.lowerBound) else { return range }
    let bytes = Array(text.utf8)
    var end = range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return range }
    return range.lowerBound - indentation(at: range.lowerBound).utf8.count..<end + 1
  }
}

extension LintedFile {
  /// The text that goes with a statement: its lines, with a blank line that would begin or end the block; its separator,
  /// where other statements are in its line.
  func removal(of statement: CodeBlockItemSyntax) -> Range<Int> {
    let lines = lines(around: statement.span)
    guard lines != statement.span else { return partOfLine(statement) }
    let block = statement.parent?.as(CodeBlockItemListSyntax.self)
    let isFirst = block?.first?.id == statement.id && statement.leadingTrivia.isBlank
    let followsBlankLine = statement.leadingTrivia.reduce(0) { $0 + $1.lineBreaks } > (isFirst ? 0 : 1)
    let bytes = Array(text.utf8)
    if isFirst || followsBlankLine, let next = endOfBlankLine(from: lines.upperBound, in: bytes) {
      return lines.lowerBound..<next
    }
    guard followsBlankLine, block?.last?.id == statement.id, statement.leadingTrivia.isBlank,
      let previous = statement.previousToken(viewMode: .sourceAccurate), previous.trailingTrivia.isBlank,
      let start = bytes[previous.span.upperBound..<lines.lowerBound].firstIndex(of: UInt8(ascii: "\n"))
    else { return lines }
    return start + 1..<lines.upperBound
  }

  /// The end of the line that begins at an offset, if there is no text in it.
  private func endOfBlankLine(from start: Int, in bytes: [UInt8]) -> Int? {
    let blanks = bytes[start...].prefix { $0.isBlank || $0 == UInt8(ascii: "\r") }
    return blanks.endIndex < bytes.count && bytes[blanks.endIndex] == UInt8(ascii: "\n") ? blanks.endIndex + 1 : nil
  }

  private func partOfLine(_ statement: CodeBlockItemSyntax) -> Range<Int> {
    let span = statement.span
    // `count += 1; objectWillChange.send()`
    if statement.semicolon == nil, let previous = statement.previousToken(viewMode: .sourceAccurate),
      previous.tokenKind == .semicolon, previous.trailingTrivia.isBlank, statement.leadingTrivia.isBlank
    {
      return previous.span.lowerBound..<span.upperBound
    }
    return span.lowerBound..<Array(text.utf8)[span.upperBound...].prefix(while: \.isBlank).endIndex
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension TriviaPiece {
  fileprivate var lineBreaks: Int {
    switch self {
    case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): count
    default: 0
    }
  }
}

extension SyntaxProtocol {
  /// The UTF-8 range of the node, without blanks and comments around it.
  var span: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The range from the node's start to the start of the next token, if only blanks are between them.
  var spanWithSpace: Range<Int> {
    guard let last = lastToken(viewMode: .sourceAccurate), let next = last.nextToken(viewMode: .sourceAccurate),
      last.trailingTrivia.isBlank, next.leadingTrivia.isBlank
    else { return span }
    return span.lowerBound..<next.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// True if this is the node, or is inside it.
  func isWithin(_ node: some SyntaxProtocol) -> Bool {
    var current: Syntax? = Syntax(self)
    while let here = current {
      if here.id == node.id { return true }
      current = here.parent
    }
    return false
  }
}

extension Trivia {
  var isBlank: Bool {
    allSatisfy { piece in
      switch piece {
      case .spaces, .tabs, .newlines, .carriageReturnLineFeeds, .carriageReturns: true
      default: false
      }
    }
  }
}
