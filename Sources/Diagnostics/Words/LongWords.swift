/// Words of a message that are too long to read.
package enum LongWords {
  /// The number of characters of a word that are shown.
  private static let (longest, head, tail) = (300, 200, 60)

  /// The message with the beginning and the end of each word that is too long: a name has no limit in Swift, but a
  /// message should fit on a screen.
  package static func cut(_ message: String) -> String {
    guard message.utf8.count > longest else { return message }
    let words = message.split(separator: " ", omittingEmptySubsequences: false)
    guard words.contains(where: { $0.utf8.count > longest }) else { return message }
    return words.map { word in
      word.utf8.count > longest && word.count > longest ? "\(word.prefix(head))…\(word.suffix(tail))" : String(word)
    }.joined(separator: " ")
  }
}
