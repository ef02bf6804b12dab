import Tree

/// A message with the line of source it is about.
enum SourceExcerpt {
  /// `<input 3>:1:7: words`, the line, and a caret below the place.
  static func text(_ words: String, at place: Place) -> String {
    let (line, column) = place.file.position(of: place.offset)
    let content = place.file.writtenLine(at: place.offset)
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.count)
    // Columns count bytes; the caret stands below a character.
    let before = String(content.utf8.prefix(column - 1)) ?? content
    let indent = String(before.map { $0 == "\t" ? "\t" : " " })
    return """
      \(place.file.name(at: place.offset)):\(line):\(column): \(words)
      \(number) | \(content)
      \(margin) | \(indent)^
      """
  }
}
