#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Files
import Transcripts

/// The keys of a terminal one by one, without their echo. The terminal is left as it was found: at the end, before the
/// process stops, and where a signal ends it.
final class Keyboard {
  private let descriptor = Descriptor.standardInput
  private let found: termios

  /// Nil where the standard input is no terminal.
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

  /// Keys come one by one.
  func begin() {
    var modes = found
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // Ctrl-C stays a signal: it must stop a program that runs. Ctrl-Z is a key, so that the modes go back first.
    withUnsafeMutableBytes(of: &modes.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
      codes[Int(VSUSP)] = 0
    }
    tcsetattr(descriptor.rawValue, TCSANOW, &modes)
  }

  /// The terminal is as it was found.
  func rest() {
    var modes = found
    tcsetattr(descriptor.rawValue, TCSANOW, &modes)
  }

  /// The next key, or nil after so many seconds without one. `isInterrupted` is asked when a signal has come.
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

  /// A sequence that begins with the escape character, which a terminal sends at once.
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

  /// A signal may go to another thread and end no wait here, so it is looked for this often, in milliseconds.
  private static let interruptInterval: Int32 = 50

  /// Nil where none came in time; `.some(nil)` where none will come any more.
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
        // One at a time: what is typed ahead may be meant for the editor.
        return .some((try? descriptor.next(atMost: 1))?.first)
      }
    }
  }
}

/// A signal handler can be told nothing: the modes to go back to lie where it finds them. Written before the handler
/// is set, and only read after that.
nonisolated(unsafe) private let modesAtStart = UnsafeMutablePointer<termios>.allocate(capacity: 1)

/// Both calls are safe in a signal handler; the signal then does what it would have done.
private func restoreAndEnd(_ number: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, modesAtStart)
  signal(number, SIG_DFL)
  raise(number)
}
