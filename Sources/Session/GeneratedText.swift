import Tree

/// Swift text generated for a command, with the places of its parts in the typed command, where errors and traps are
/// shown.
struct GeneratedText {
  private(set) var text = ""
  /// The command itself.
  let command: SourceFile
  private var parts: [(start: Int, length: Int, origin: Int, isCopied: Bool)] = []

  init(for command: SourceFile) { self.command = command }

  mutating func append(_ text: String) { self.text += text }

  /// Appends text that is in the command at `origin`, a UTF-8 offset.
  mutating func append(_ part: Substring, from origin: Int) {
    if !part.isEmpty { parts.append((text.utf8.count, part.utf8.count, origin, true)) }
    text += part
  }

  /// Appends text that stands for the part of the command at `origin`.
  mutating func append(_ text: String, insteadOf origin: Int) {
    parts.append((self.text.utf8.count, text.utf8.count, origin, false))
    self.text += text
  }

  /// The offset in the command for an offset in the text. Text that is only generated maps to the part that follows
  /// it.
  func origin(of offset: Int) -> Int {
    for part in parts where offset < part.start + part.length {
      return part.origin + (part.isCopied ? max(0, offset - part.start) : 0)
    }
    return parts.last.map { $0.origin + ($0.isCopied ? $0.length - 1 : 0) } ?? 0
  }
}
