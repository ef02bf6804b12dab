import Trace

/// Conversions between the protocol's positions, with lines from 0 and columns in UTF-16 units, and offsets in UTF-8.
struct TextPositions {
  private let lines: [Substring]
  private let starts: [Int]

  init(_ text: String) {
    // By bytes: as a character, the end of a line in files of Windows is no newline.
    let parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var start = 0
    starts = parts.map { part in
      defer { start += part.count + 1 }
      return start
    }
    lines = parts.map { part in Substring(part.last == UInt8(ascii: "\r") ? part.dropLast() : part) }
  }

  /// The offset of a position. A position after the end of a line gives the end.
  func offset(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line), column >= 0 else { return nil }
    let utf16 = lines[line].utf16
    let index = utf16.index(utf16.startIndex, offsetBy: min(column, utf16.count))
    return starts[line] + lines[line].utf8.distance(from: lines[line].startIndex, to: index)
  }

  /// `{"line": 3, "character": 7}`
  func position(of offset: Int) -> JSON {
    let line = max((starts.firstIndex { $0 > offset } ?? starts.count) - 1, 0)
    guard lines.indices.contains(line) else { return .object([("line", .number(0)), ("character", .number(0))]) }
    let text = lines[line]
    let index = text.utf8.index(text.startIndex, offsetBy: min(max(offset - starts[line], 0), text.utf8.count))
    return .object([
      ("line", .number(line)), ("character", .number(text.utf16.distance(from: text.startIndex, to: index))),
    ])
  }

  func range(_ range: Range<Int>) -> JSON {
    .object([("start", position(of: range.lowerBound)), ("end", position(of: range.upperBound))])
  }

  /// The offset of a line and a column in UTF-8, both counted from 1.
  func offset(ofLine line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line - 1) else { return nil }
    return starts[line - 1] + min(column - 1, lines[line - 1].utf8.count)
  }

  /// The end of the word, or of the other token, that begins at an offset.
  func endOfWord(at offset: Int, in text: String) -> Int {
    let rest = text.utf8.dropFirst(offset)
    let count = rest.prefix { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$") || byte >= 0x80
        || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }.count
    return offset + max(count, rest.isEmpty ? 0 : 1)
  }

  func endOfLine(_ line: Int) -> Int? {
    lines.indices.contains(line - 1) ? starts[line - 1] + lines[line - 1].utf8.count : nil
  }
}
