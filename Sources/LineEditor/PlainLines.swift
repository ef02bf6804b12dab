import CEditLine

/// Lines of any length from a pipe, a file, or a terminal without editing.
///
/// libedit loses bytes on anything but a terminal.
final class PlainLines: LineSource {
  private let descriptor: Int32
  private let opened: Int32
  private let showsPrompt: Bool
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  private var unread = 0..<0
  /// The beginning of a line that was incomplete when Ctrl-C came.
  private var line: [UInt8] = []

  init(descriptor: Int32, showsPrompt: Bool) {
    self.descriptor = descriptor
    self.showsPrompt = showsPrompt
    opened = ceditline_plain_open(descriptor)
  }

  deinit {
    ceditline_plain_close(opened, descriptor)
  }

  func begin() -> Bool {
    ceditline_plain_begin()
    return true
  }

  func end(quietly: Bool) {
    ceditline_plain_end()
  }

  func giveBack() {}

  func next(prompt: String, after earlier: String?, _ rules: InputRules) -> SourceLine {
    show(prompt)
    while true {
      if let newline = chunk[unread].firstIndex(of: UInt8(ascii: "\n")) {
        line += chunk[unread.lowerBound..<newline]
        unread = newline + 1..<unread.upperBound
        return takeLine()
      }
      line += chunk[unread]
      let count = ceditline_plain_read(opened, &chunk, chunk.count, earlier == nil && line.isEmpty)
      unread = 0..<max(count, 0)
      if count == -2 {
        show("\n")
        return .woken
      }
      // The terminal echoes neither key with a newline.
      if count < 0 {
        show("\n")
        return .interrupted
      }
      if count == 0 {
        guard line.isEmpty else { return takeLine() }
        show("\n")
        return .endOfFile
      }
    }
  }

  private func show(_ text: String) {
    if showsPrompt { ceditline_plain_show(text) }
  }

  private func takeLine() -> SourceLine {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line.removeAll() }
    return .line(String(decoding: line, as: UTF8.self))
  }
}
