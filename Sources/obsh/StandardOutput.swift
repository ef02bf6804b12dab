import Files

/// The standard output, gathered into large writes. On a terminal every line is written at once.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private let isOnTerminal = Descriptor.standardOutput.isTerminal
  private static let bufferSize = 1 << 16
  /// The line that shows what goes on, where there is a terminal.
  let progress = Progress.onTerminal(environment: Process.environment)

  /// Output that is gathered, to be shown in another way.
  private var gathered: String?

  /// Does `work`, and keeps what it writes from the screen.
  func gather<Result>(_ work: () -> Result) -> (Result, text: String) {
    gathered = ""
    let result = work()
    defer { gathered = nil }
    return (result, gathered ?? "")
  }

  func write(_ text: String) {
    if gathered != nil {
      gathered? += text
      return
    }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize || isOnTerminal && buffer.last == UInt8(ascii: "\n") { flush() }
  }

  /// Writes what has been gathered: before a prompt, before anything on the standard error, and at the end. A reader
  /// that has gone away ends the process, quietly.
  func flush() {
    guard let progress else { return writeBuffer() }
    progress.giveWay {
      let last = isOnTerminal ? buffer.last : nil
      writeBuffer()
      return last.map { $0 == UInt8(ascii: "\n") ? .reached : .open } ?? .unchanged
    }
  }

  private func writeBuffer() {
    if (try? Descriptor.standardOutput.writeAll(buffer)) == nil { Process.exit(.success) }
    buffer.removeAll(keepingCapacity: true)
  }
}

enum StandardError {
  static func write(_ text: String) { _ = try? Descriptor.standardError.writeAll(text.utf8) }
}
