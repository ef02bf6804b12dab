#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The standard input line by line, for a program that calls `readLine`.
final class StandardInput {
  private var unread: [UInt8] = []
  private var isAtEnd = false
  /// Asked while nothing comes: a signal may go to another thread and ends no wait here.
  private let isInterrupted: () -> Bool
  private static let interruptInterval: Int32 = 50

  init(isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

  /// The next line with its end, which the last one may lack; nil where there is none.
  func line() -> String? {
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) { return take(end + 1) }
      searched = unread.count
      if isAtEnd || !read() { return unread.isEmpty ? nil : take(unread.count) }
    }
  }

  private func take(_ count: Int) -> String {
    defer { unread.removeFirst(count) }
    return String(decoding: unread[..<count], as: UTF8.self)
  }

  private func read() -> Bool {
    while !isInterrupted() {
      var request = pollfd(fd: STDIN, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Self.interruptInterval) != 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 4096)
      #if canImport(Glibc)
        let count = Glibc.read(STDIN, &chunk, chunk.count)
      #else
        let count = Musl.read(STDIN, &chunk, chunk.count)
      #endif
      if count < 0, errno == EINTR { continue }
      isAtEnd = count <= 0
      if count > 0 { unread += chunk[..<count] }
      return !isAtEnd
    }
    return false
  }
}
