/// Sentences on a terminal: lines that are too long for it, broken between words.
package enum WordWrap {
  /// `line` in lines of so many columns; further ones stand two columns further in. What has no blank where it must be
  /// broken stays whole, as does a line with colours, whose length cannot be told.
  package static func wrap(_ line: String, columns: Int) -> [String] {
    guard !line.utf8.contains(0x1B) else { return [line] }
    let indentation = line.prefix { $0 == " " }.count + 2
    var lines: [String] = []
    var rest = Substring(line)
    var margin = 0
    while margin + Columns.count(rest) > columns {
      let room = Columns.prefix(of: String(rest), columns: columns - margin + 1)
      guard let blank = room.lastIndex(of: " "), room[..<blank].contains(where: { $0 != " " }) else { break }
      let head = rest.prefix(room.distance(from: room.startIndex, to: blank))
      let words = head.reversed().drop { $0 == " " }.reversed()
      lines.append(String(repeating: " ", count: margin) + String(words))
      rest = rest.dropFirst(head.count).drop { $0 == " " }
      margin = indentation
    }
    return rest.isEmpty ? lines : lines + [String(repeating: " ", count: margin) + rest]
  }

  /// All lines of `text`, each wrapped.
  package static func wrap(text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrap(String($0), columns: columns).joined(separator: "\n") }.joined(separator: "\n")
  }
}
