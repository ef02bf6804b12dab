#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Files
import Transcripts

/// The keys of a terminal, one by one and without echo. The terminal is restored at the end, before the process is
/// suspended, and when a signal ends it.
final class Keyboard {
  private let descriptor = Descriptor.standardInput
  private let found: termios

  /// Nil if standard input is not a terminal.
  init?() {
    var modes = termios()
    guard descriptor.isTerminal, tcgetattr(descriptor.rawValue, &modes) == 0 else { return nil }
    found = modes
    modesAtStart.pointee = modes
    for number in Self.endings { signal(number, restoreAndEnd) }
    begin()
  }

  deinit {
    rest()
    for number in Self.endings { signal(number, SIG_DFL) }
  }

  private static let endings = [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT]

  /// Sets the terminal to deliver keys one by one.
  func begin() {
    var modes = found
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // Ctrl-C remains a signal, because it must stop a running program. Ctrl-Z is a key, so that the modes can be
    // restored first.
    withUnsafeMutableBytes(of: &modes.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
      codes[Int(VSUSP)] = 0
    }
    tcsetattr(descriptor.rawValue, TCSANOW, &modes)
  }

  /// Restores the terminal.
  func rest() {
    var modes = found
    tcsetattr(descriptor.rawValue, TCSANOW, &modes)
  }

  /// The next key, or nil after this number of seconds without one. `isInterrupted` is called when a signal has
  /// arrived.
  func key(within seconds: Double?, isInterrupted: () -> Bool) -> PlayKey? {
    guard let byte = nextByte(within: seconds, isInterrupted) else { return isInterrupted() ? .quit : nil }
    switch byte {
    case .some(0x0D), .some(0x0A): return .enter
    case .some(0x7F), .some(0x08): return .backspace
    case .some(0x09): return .tab
    case .some(0x14): return .improvise
    case .some(0x0C): return .redraw
    case nil, .some(0x03), .some(0x04): return .quit
    case .some(0x1A):
      rest()
      raise(SIGTSTP)
      begin()
      return .redraw
    case .some(0x1B): return escape()
    case .some(let first) where first >= 0x20: return text(from: first)
    case .some: return .other
    }
  }

  /// Reads a sequence that begins with the escape character; a terminal sends it all at once.
  private func escape() -> PlayKey {
    let soon = 0.03
    guard case .some(.some(let kind)) = nextByte(within: soon, { false }) else { return .other }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return .other }
    while case .some(.some(let byte)) = nextByte(within: soon, { false }) {
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case 0x40...0x7E: return .other
      default: continue
      }
    }
    return .other
  }

  private func text(from first: UInt8) -> PlayKey {
    var bytes = [first]
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while bytes.count < length, case .some(.some(let byte)) = nextByte(within: 0.03, { false }) { bytes.append(byte) }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  /// The interval, in milliseconds, at which to check for a signal: it may be delivered to another thread, and then
  /// ends no wait here.
  private static let interruptInterval: Int32 = 50

  /// Nil if no byte came in time; `.some(nil)` if no more will come.
  private func nextByte(within seconds: Double?, _ isInterrupted: () -> Bool) -> UInt8?? {
    var left = seconds.map { Int32(min($0 * 1000, 86_400_000).rounded(.up)) }
    while true {
      if isInterrupted() { return nil }
      let wait = min(left ?? Self.interruptInterval, Self.interruptInterval)
      switch descriptor.waitToRead(milliseconds: wait) {
      case .timeout:
        left = left.map { $0 - wait }
        if let left, left <= 0 { return nil }
      case .interrupted: continue
      case .failed: return .some(nil)
      case .ready:
        // One byte at a time: typed-ahead input may be meant for the editor.
        return .some((try? descriptor.next(atMost: 1))?.first)
      }
    }
  }
}

/// The original terminal modes. A signal handler takes no arguments, so they are in a global place. Written before
/// the handler is set, and only read after that.
nonisolated(unsafe) private let modesAtStart = UnsafeMutablePointer<termios>.allocate(capacity: 1)

/// Both calls are safe in a signal handler. The signal then has its default effect.
private func restoreAndEnd(_ number: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, modesAtStart)
  signal(number, SIG_DFL)
  raise(number)
}
