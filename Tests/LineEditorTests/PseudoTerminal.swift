import Glibc
import Testing

/// The probe, running on a pseudo-terminal of its own, as a person in front of it has it.
final class PseudoTerminal {
  private let master: Int32
  private let number: Int32
  private let columns: UInt16
  private let process: pid_t
  private var output: [UInt8] = []
  /// How much of the output earlier expectations have used up.
  private var used = 0
  /// Whether the probe no longer has the terminal open.
  private var isClosed = false
  private var status: Int32?

  /// The terminal's modes before the probe had it.
  let found: termios

  /// Starts the probe, or a script that does.
  init(
    _ program: TestedProgram = .probe, arguments: [String] = [], environment: [String: String] = [:],
    script: String? = nil, columns: UInt16 = 80
  ) throws {
    // posix_openpt and its kin are hidden from Swift on Linux; these are the calls they make.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    try #require(ioctl(master, 0x4004_5431, &isLocked) == 0)  // TIOCSPTLCK
    try #require(ioctl(master, 0x8004_5430, &number) == 0)  // TIOCGPTN
    self.number = number
    self.columns = columns
    let path = "/dev/pts/\(number)"
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    // Some modes away from their defaults, so that "as found" is not "as usual".
    var modes = termios()
    try #require(tcgetattr(master, &modes) == 0)
    modes.c_lflag &= ~tcflag_t(ECHOCTL)
    modes.c_iflag |= tcflag_t(IXANY)
    try #require(tcsetattr(master, TCSANOW, &modes) == 0)
    try #require(tcgetattr(master, &modes) == 0)
    found = modes

    process = try spawn(program, arguments: arguments, environment: environment, script: script) { actions in
      // The first terminal that a session's leader opens becomes the one that controls it.
      posix_spawn_file_actions_addopen(actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(actions, 0, 1)
      posix_spawn_file_actions_adddup2(actions, 0, 2)
    }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// The terminal's modes now.
  var modes: termios {
    var modes = termios()
    tcgetattr(master, &modes)
    return modes
  }

  /// How many bytes have been typed and read by nobody.
  var inputLeft: Int32 {
    // The terminal's own end knows.
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(slave) }
    var count: Int32 = 0
    _ = ioctl(slave, UInt(FIONREAD), &count)
    return count
  }

  func type(_ keys: String) {
    type(bytes: Array(keys.utf8))
  }

  func type(bytes: [UInt8]) {
    writeAll(bytes, to: master)
  }

  /// Waits until `text` is shown behind what was expected before, and returns what was shown up to there.
  @discardableResult
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let end = output[used...].end(of: wanted) {
        defer { used = end }
        return String(decoding: output[used..<end], as: UTF8.self)
      }
      if !readMore() {
        let shown = String(decoding: output[used...], as: UTF8.self)
        Issue.record(
          "not shown: \(text.debugDescription), but \(shown.debugDescription)", sourceLocation: sourceLocation)
        throw NotShown()
      }
    }
  }

  /// Waits until the screen shows these lines last, with `|` where the cursor is.
  func expectScreen(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    while true {
      var screen = Screen(columns: Int(columns))
      screen.show(String(decoding: output, as: UTF8.self))
      let shown = screen.linesWithCursor
      if shown.suffix(lines.count) == lines[...] { return }
      if !readMore() {
        Issue.record("not shown: \(lines), but \(shown)", sourceLocation: sourceLocation)
        throw NotShown()
      }
    }
  }

  /// Types keys at the prompt and waits for what the probe makes of them.
  @discardableResult
  func enter(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    try expect("> ", sourceLocation: sourceLocation)
    type(keys)
    return try result(sourceLocation: sourceLocation)
  }

  /// Waits for the next thing the probe reports.
  func result(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    try expect("«", sourceLocation: sourceLocation)
    return String(try expect("»", sourceLocation: sourceLocation).dropLast())
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Waits until the probe is stopped, as by Ctrl-Z.
  func waitUntilStopped() -> Bool {
    var status: Int32 = 0
    return waitpid(process, &status, WUNTRACED) == process && status & 0xFF == 0x7F
  }

  /// Waits for a change that shows nothing. False if it does not come.
  func wait(until holds: () -> Bool) -> Bool {
    for _ in 0..<10_000 {
      if holds() { return true }
      poll(nil, 0, 1)
    }
    return false
  }

  /// Waits for the end of the probe, with all that it still shows: its exit code, or minus the signal that ended it.
  func end() -> Int32 {
    while readMore() {}
    // One that hangs is not waited for.
    if !isClosed { kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// What has been shown and not been expected.
  var rest: String { String(decoding: output[used...], as: UTF8.self) }

  /// Waits for more output. False when there will be none, or none has come for so long that something hangs.
  private func readMore() -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 120_000) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else {
      isClosed = true
      return false
    }
    output += buffer[..<count]
    return true
  }
}

private struct NotShown: Error {}

extension ArraySlice<UInt8> {
  /// The index behind the first occurrence of `bytes`.
  fileprivate func end(of bytes: [UInt8]) -> Int? {
    var start = startIndex
    while let first = self[start...].firstIndex(of: bytes[0]), first + bytes.count <= endIndex {
      if self[first..<first + bytes.count].elementsEqual(bytes) { return first + bytes.count }
      start = first + 1
    }
    return nil
  }
}
