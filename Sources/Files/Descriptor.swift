import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file, pipe or terminal.
package typealias Descriptor = SystemPackage.FileDescriptor

extension Descriptor {
  private static let chunk = 1 << 16

  /// All bytes up to the end; if there are more than `limit`, only enough to tell.
  package func contents(atMost limit: Int = .max) throws -> [UInt8] {
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while contents.count <= limit {
      let count = try chunk.withUnsafeMutableBytes { try read(into: $0) }
      if count == 0 { break }
      contents += chunk[..<count]
    }
    return contents
  }

  /// All bytes from an offset on.
  package func contents(from start: Int) throws -> [UInt8] {
    let count = Swift.max(try size() - start, 0)
    var filled = 0
    var bytes = [UInt8](repeating: 0, count: count)
    while filled < count {
      let read = try bytes.withUnsafeMutableBytes { buffer in
        try self.read(
          fromAbsoluteOffset: Int64(start + filled), into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      }
      if read == 0 { break }
      filled += read
    }
    return Array(bytes.prefix(filled))
  }

  package func size() throws -> Int { Int(try stat().size) }

  /// At most `count` bytes, as soon as there are any; empty at the end.
  package func next(atMost count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try bytes.withUnsafeMutableBytes { try self.read(into: $0) }
    return Array(bytes.prefix(read))
  }

  /// Writes all bytes.
  package func write(all bytes: [UInt8]) throws(WriteFailure) {
    do {
      try writeAll(bytes)
    } catch {
      throw WriteFailure(error as? Errno ?? .ioError)
    }
  }

  /// Occupies the numbers of standard streams that are closed at the start, so that no file opened later is written
  /// to in a stream's place. Reads find the end, and writes still fail.
  package static func occupyClosedStandardStreams() {
    for stream in [standardInput, .standardOutput, .standardError]
    where fcntl(stream.rawValue, F_GETFD) == -1 {
      // The lowest free number is this one, because those below it are in use.
      _ = try? open(at: "/dev/null", .readOnly)
    }
  }

  /// The result of waiting for input.
  package enum Readiness {
    /// Bytes are available, or the end is reached.
    case ready
    case timeout
    /// A signal has arrived.
    case interrupted
    case failed
  }

  /// Waits for input, at most this number of milliseconds.
  package func waitToRead(milliseconds: Int32) -> Readiness {
    var request = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    if count > 0 { return .ready }
    if count == 0 { return .timeout }
    return Errno.current == .interrupted ? .interrupted : .failed
  }

  /// True if the descriptor is a pipe to another program.
  package var isPipe: Bool {
    guard let type = try? stat().type else { return true }
    return type == .fifo || type == .socket
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The columns of the terminal; nil if there is none, or it does not report them.
  package var terminalColumns: Int? { terminalSize.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The rows of the terminal; nil if there is none, or it does not report them.
  package var terminalRows: Int? { terminalSize.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var terminalSize: winsize? {
    var size = winsize()
    return ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
