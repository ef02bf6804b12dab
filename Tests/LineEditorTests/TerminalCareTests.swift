import Glibc
import Testing

@Suite struct CareOfTheTerminal {
  /// Whether the terminal has the modes that were found when the shell started.
  private func isAsFound(_ terminal: PseudoTerminal) -> Bool {
    let now = terminal.modes
    let found = terminal.found
    return now.c_iflag == found.c_iflag && now.c_oflag == found.c_oflag && now.c_cflag == found.c_cflag
      && now.c_lflag == found.c_lflag
      && withUnsafeBytes(of: now.c_cc) { now in withUnsafeBytes(of: found.c_cc) { now.elementsEqual($0) } }
  }

  /// Whether all is as found, but that keys are neither shown nor gathered into lines.
  private func isQuiet(_ terminal: PseudoTerminal) -> Bool {
    let now = terminal.modes
    let found = terminal.found
    return now.c_iflag == found.c_iflag && now.c_oflag == found.c_oflag && now.c_cflag == found.c_cflag
      && now.c_lflag == found.c_lflag & ~tcflag_t(ECHO | ECHONL | ICANON)
  }

  private func spinning(script: String? = nil) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(script: script)
    try terminal.expect("true»")
    #expect(try terminal.enter("spin\r") == "spinning")
    return terminal
  }

  @Test func `while a program runs nothing typed is shown, and all else is as found`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("\u{1B}[?2004h")
    try terminal.expect("> ")
    #expect(!isAsFound(terminal))
    terminal.type("spin\r")
    try terminal.expect("\u{1B}[?2004l")
    try terminal.expect("«spinning»")
    #expect(isQuiet(terminal))
  }

  @Test func `what is typed then is not mixed into its output, and is edited next`() throws {
    let terminal = try spinning()
    terminal.type("abd\u{1B}[Dc")
    terminal.send(SIGINT)
    let shown = try terminal.expect("«stopped»")
    #expect(!shown.contains("ab"))
    try terminal.expectScreen("> abc|d")
    terminal.type("\r")
    #expect(try terminal.result() == #"input "abcd""#)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the shell over a running program finds the terminal restored`(_ signal: Int32) throws {
    let terminal = try spinning()
    terminal.send(signal)
    #expect(terminal.end() == -signal)
    #expect(isAsFound(terminal))
  }

  @Test func `Ctrl-Z over a running program gives the terminal back, and fg takes it`() throws {
    let terminal = try spinning(script: #"set -m; "$0"; echo "«stopped»"; read answer; fg"#)
    terminal.type("\u{1A}")
    #expect(try terminal.result() == "stopped")
    #expect(isAsFound(terminal))
    terminal.type("yes\r")
    #expect(terminal.wait { isQuiet(terminal) })
    terminal.type("\u{3}")
    #expect(try terminal.result() == "stopped")
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }

  @Test(arguments: ["crash\r"])
  func `a crash of the shell leaves the terminal as found`(_ keys: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    try terminal.expect("> ")
    terminal.type(keys)
    #expect(terminal.end() < 0)
    #expect(isAsFound(terminal))
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
  func `so does one in the middle of a line`(_ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.send(signal)
    #expect(terminal.end() == -signal)
    #expect(terminal.rest.contains("\u{1B}[?2004l"))
    #expect(isAsFound(terminal))
  }

  @Test func `Ctrl-C reaches the running program and the shell stays`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("spin\r") == "spinning")
    terminal.type("\u{3}")
    #expect(try terminal.result() == "stopped")
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }

  @Test func `Ctrl-C drops the line and the shell stays`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    for _ in 1...3 {
      #expect(try terminal.enter("abc\u{3}") == "interrupted")
    }
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }

  @Test func `Ctrl-C behind half a key sequence drops the line as well`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expectScreen("> |")
    terminal.type("abc\u{1B}[")
    try terminal.expectScreen("> abc|")
    terminal.type("\u{3}")
    try terminal.expectScreen("> abc^C", "«interrupted»", "> |")
  }

  @Test func `Ctrl-D on an empty line ends the shell and leaves the terminal as found`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("\u{4}") == "end of file")
    #expect(terminal.end() == 0)
    #expect(isAsFound(terminal))
  }

  @Test func `Ctrl-D in a line deletes, and ends nothing`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("ab\u{4}\u{1}\u{4}\r") == #"input "b""#)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the shell finds the terminal restored`(_ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("class A {\r")
    try terminal.expect("\n. ")
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.send(signal)
    #expect(terminal.end() == -signal)
    #expect(terminal.rest.hasSuffix("\r\n\u{1B}[?2004l"))
    #expect(isAsFound(terminal))
  }

  @Test func `a resize in the middle of a line keeps its text`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    try terminal.expect("> ")
    terminal.type("let answer")
    try terminal.expect("answer")
    for columns: UInt16 in [40, 132, 10] {
      terminal.resize(columns: columns)
      try terminal.expect("> let ")
    }
    terminal.type(" = 42\r")
    #expect(try terminal.result() == #"input "let answer = 42""#)
  }

  @Test func `Ctrl-Z gives the terminal to the shell that started this one, and fg brings the line back`() throws {
    let terminal = try PseudoTerminal(script: #"set -m; "$0"; echo "«stopped»"; read answer; fg"#)
    try terminal.expect("> ")
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.type("\u{1A}")
    try terminal.expect("\u{1B}[?2004l")
    try terminal.expect("«stopped»")
    #expect(isAsFound(terminal))
    terminal.type("yes\r")
    try terminal.expect("\u{1B}[?2004h")
    try terminal.expect("> abc")
    terminal.type("d\r")
    #expect(try terminal.result() == #"input "abcd""#)
  }

  @Test func `a line survives being stopped without warning`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.send(SIGSTOP)
    #expect(terminal.waitUntilStopped())
    terminal.send(SIGCONT)
    try terminal.expect("> abc")
    terminal.type("d\r")
    #expect(try terminal.result() == #"input "abcd""#)
  }

  @Test func `what is typed ahead while a program runs is read next`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("spin\r") == "spinning")
    terminal.send(SIGINT)
    terminal.type("x\r")
    #expect(try terminal.result() == "stopped")
    #expect(try terminal.result() == #"input "x""#)
  }

  @Test func `what is typed behind the end stays with the terminal`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("\u{4}next\r")
    #expect(terminal.end() == 0)
    #expect(terminal.inputLeft == 5)
  }
}
