/// The inputs of a transcript as Swift text. Everything else becomes blanks, so that every place stays the same.
///
/// Commands are left out, and so are inputs that must fail (`obsh error`), because their errors are intended.
package enum TranscriptText {
  /// The texts of the sessions: `obsh reset` begins a new one, in which names may have other meanings.
  package static func sessions(in text: String) -> [String] {
    var sessions: [[UInt8]] = [[]]
    var length = 0
    var isInBlock = false
    var isRead = false
    for line in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      if line.starts(with: fence) {
        let words = String(Substring(line.dropFirst(3))).split(separator: " ")
        isRead = !isInBlock && words.first == "obsh" && !words.contains("error") && !words.contains("skip")
        if isRead, words.contains("reset") { sessions.append([]) }
        isInBlock.toggle()
      }
      let isInput =
        isInBlock && isRead && !line.starts(with: "> :".utf8)
        && (line.starts(with: "> ".utf8) || line.starts(with: ". ".utf8))
      for index in sessions.indices {
        // A later session has blanks in place of the lines before it.
        if sessions[index].count < length { sessions[index] = blanks(in: text, length) }
        let isOwn = index == sessions.count - 1
        sessions[index] +=
          isInput && isOwn ? Array("  ".utf8) + line.dropFirst(2) : line.map { _ in UInt8(ascii: " ") }
        sessions[index].append(newline)
      }
      length += line.count + 1
    }
    return sessions.map { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let fence = "```".utf8

  private static func blanks(in text: String, _ length: Int) -> [UInt8] {
    text.utf8.prefix(length).map { $0 == newline ? newline : UInt8(ascii: " ") }
  }
}
