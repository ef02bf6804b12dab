import Tree

/// Swift text made for a command, and where its parts stand in the command as it was typed: errors and traps are shown
/// there.
struct GeneratedText {
  private(set) var text = ""
  /// The command itself.
  let command: SourceFile
  private var parts: [(start: Int, length: Int, origin: Int)] = []

  init(for command: SourceFile) { self.command = command }

  mutating func append(_ text: String) { self.text += text }

  /// Appends what stands in the command at `origin`, a UTF-8 offset.
  mutating func append(_ part: Substring, from origin: Int) {
    parts.append((text.utf8.count, part.utf8.count, origin))
    text += part
  }

  /// The offset in the command for one in the text: of text that was only made up, the part that follows it.
  func origin(of offset: Int) -> Int {
    for part in parts where offset < part.start + part.length {
      return part.origin + max(0, offset - part.start)
    }
    return parts.last.map { $0.origin + max(0, $0.length - 1) } ?? 0
  }
}
