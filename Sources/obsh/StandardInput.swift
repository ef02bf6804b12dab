import Files

/// Standard input line by line, for a program that calls `readLine`.
final class StandardInput {
  private var unread: [UInt8] = []
  private var isAtEnd = false
  /// Called while no input arrives: a signal may be delivered to another thread, and then ends no wait here.
  private let isInterrupted: () -> Bool
  private static let interruptInterval: Int32 = 50

  init(isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

  /// The next line with its line end, which the last line may lack; nil at the end.
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
      switch Descriptor.standardInput.waitToRead(milliseconds: Self.interruptInterval) {
      case .timeout, .interrupted: continue
      case .ready, .failed: break
      }
      let bytes = (try? Descriptor.standardInput.next(atMost: 4096)) ?? []
      unread += bytes
      isAtEnd = bytes.isEmpty
      return !isAtEnd
    }
    return false
  }
}
