import Files

/// Standard output, collected into large writes. On a terminal, every line is written at once.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private let isOnTerminal = Descriptor.standardOutput.isTerminal
  private static let bufferSize = 1 << 16
  /// The progress line, if there is a terminal.
  let progress = Progress.onTerminal(environment: Process.environment)

  /// Collected output that is shown in another way.
  private var gathered: String?

  /// Does `work`, and collects its output instead of showing it.
  func gather<Result>(_ work: () -> Result) -> (Result, text: String) {
    gathered = ""
    let result = work()
    defer { gathered = nil }
    return (result, gathered ?? "")
  }

  func write(_ text: String) {
    switch end {
    case nil: break
    case .readerLeft where outlivesReader: return
    case let end?: Process.exit(end.status(after: .success))
    }
    if gathered != nil {
      gathered? += text
      return
    }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize || isOnTerminal && buffer.last == UInt8(ascii: "\n") { flush() }
  }

  /// The reason why nothing more can be written, after a failed write.
  private(set) var end: OutputEnd?
  /// True if the process continues without a reader, for the sake of its exit status.
  var outlivesReader = false

  /// Writes the collected bytes: before a prompt, before output on standard error, and at the end. A failed write is
  /// reported at once, but the process ends only when it has more to write, so that a following diagnostic is still
  /// shown.
  func flush() {
    guard let progress else { return writeBuffer() }
    progress.giveWay {
      let last = isOnTerminal ? buffer.last : nil
      writeBuffer()
      return last.map { $0 == UInt8(ascii: "\n") ? .reached : .open } ?? .unchanged
    }
  }

  private func writeBuffer() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard end == nil, !buffer.isEmpty else { return }
    do throws(WriteFailure) {
      try Descriptor.standardOutput.write(all: buffer)
    } catch {
      end = error.isBrokenPipe ? .readerLeft : .failed
      if !error.isBrokenPipe { StandardError.write("error: cannot write the standard output: \(error.reason)\n") }
    }
  }
}

/// The reason why an output accepts nothing more.
enum OutputEnd {
  /// The reader of a pipe is gone, which is not an error.
  case readerLeft
  /// A write failed: the disk is full, or the output is closed.
  case failed

  /// The exit status of a process that would end with `status` if all output were written.
  func status(after status: ExitStatus) -> ExitStatus { self == .failed ? .usage : status }
}

enum StandardError {
  static func write(_ text: String) { _ = try? Descriptor.standardError.writeAll(text.utf8) }
}
