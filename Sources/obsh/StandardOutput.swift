#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The standard output, gathered into large writes. On a terminal every line is written at once.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private let isOnTerminal = isTerminal(STDOUT)
  private static let bufferSize = 1 << 16
  /// What goes on meanwhile, where somebody can see it.
  let progress = Progress.onTerminal(environment: Process.environment)

  /// What is being gathered for somebody else to show.
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
    if !writeAll(buffer, to: STDOUT) { Process.exit(.success) }
    buffer.removeAll(keepingCapacity: true)
  }
}

enum StandardError {
  static func write(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR) }
}

/// Whether all could be written.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno != EINTR {
        return false
      }
    }
    return true
  }
}
