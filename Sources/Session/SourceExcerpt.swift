import Tree

/// A message with the line of source it is about.
enum SourceExcerpt {
  /// `<input 3>:1:7: words`, the line, and a caret below the place.
  static func text(_ words: String, at place: Place) -> String {
    let (line, column) = place.file.position(of: place.offset)
    let source = place.file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line <= source.count, let content = String(source[line - 1]) else {
      return "\(place.file.name):\(line): \(words)"
    }
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.count)
    // Columns count bytes; the caret stands below a character.
    let before = String(content.utf8.prefix(column - 1)) ?? content
    let indent = String(before.map { $0 == "\t" ? "\t" : " " })
    return """
      \(place.file.name):\(line):\(column): \(words)
      \(number) | \(content)
      \(margin) | \(indent)^
      """
  }
}

extension SourceFile {
  /// The UTF-8 offset of a line and column, both from 1.
  func offset(line: Int, column: Int) -> Int? {
    var start = text.utf8.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = text.utf8.index(after: end)
    }
    return min(text.utf8.distance(from: text.utf8.startIndex, to: start) + column - 1, text.utf8.count)
  }
}
