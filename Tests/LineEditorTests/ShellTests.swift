import Glibc
import Testing

/// The shell itself on a terminal: what its parts do together.
@Suite struct Shell {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(files: [:]) }

  private func shell(
    _ arguments: String..., environment: [String: String] = [:], columns: UInt16 = 80
  ) throws -> PseudoTerminal {
    var variables = ["HOME": folder.path, "NO_COLOR": "1"]
    variables.merge(environment) { $1 }
    return try PseudoTerminal(.obsh, arguments: arguments, environment: variables, columns: columns)
  }

  private func write(_ text: String, to name: String, mode: mode_t = 0o600) {
    var path = folder.path
    for part in name.split(separator: "/").dropLast() {
      path += "/\(part)"
      mkdir(path, 0o700)
    }
    path = "\(folder.path)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    writeAll(Array(text.utf8), to: descriptor)
    fchmod(descriptor, mode)
    close(descriptor)
  }

  @Test func `it greets in one line and answers`() throws {
    let terminal = try shell()
    try terminal.expect("obsh 0.1 · Swift 6.3 Observation · :help for help\r\n")
    try terminal.expect("> ")
    terminal.type("let a = 1\r")
    try terminal.expect("a: Int = 1\r\n")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `Tab asks the session`() throws {
    let terminal = try shell()
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("struct Point { var width = 1; var height = 2 }\r")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("let p = Point()\r")
    try terminal.expect("width: 1, height: 2)\r\n")
    try terminal.expect("> ")
    terminal.type("p.\t")
    try terminal.expect("height  Int\r\nwidth   Int\r\n")
    terminal.type("w\t + 41\r")
    try terminal.expect("Int = 42")
    terminal.type(":obj\t\r")
    try terminal.expect("No instance is alive.")
  }

  @Test func `the history outlives it, unless it is private`() throws {
    let first = try shell()
    try first.expect("> ")
    first.type("let a = 1\r")
    try first.expect("a: Int = 1")
    first.send(SIGTERM)
    #expect(first.end() == -SIGTERM)
    let secret = try shell("--private")
    try secret.expect("> ")
    secret.type("\u{1B}[Alet b = 2\r")
    try secret.expect("b: Int = 2")
    let third = try shell()
    try third.expect("> ")
    third.type("\u{1B}[A\r")
    try third.expect("a: Int = 1")
  }

  @Test func `the start-up file is run first, but not with --norc`() throws {
    write("let fromStart = 41\n:trace off\n", to: ".config/obsh/init.obsh")
    let terminal = try shell()
    try terminal.expect("> ")
    terminal.type("fromStart + 1\r")
    try terminal.expect("Int = 42")
    let other = try shell("--norc")
    try other.expect("> ")
    other.type("fromStart + 1\r")
    try other.expect("cannot find 'fromStart' in scope")
  }

  @Test func `one that others can write is refused`() throws {
    write("print(\"mine\")\n", to: ".config/obsh/init.obsh", mode: 0o620)
    let terminal = try shell()
    let shown = try terminal.expect("> ")
    #expect(shown.contains("others can write"))
    #expect(!shown.contains("mine"))
  }

  @Test func `a pasted transcript is understood`() throws {
    let terminal = try shell()
    try terminal.expect("> ")
    terminal.type("\u{1B}[200~> let a = [\r.   1]\ra: [Int] = [9]\r> a.count\rInt = 9\u{1B}[201~\r")
    try terminal.expect("\u{1B}[?2004l> let a = [\r\n.   1]\r\na: [Int] = [1]\r\n> a.count\r\nInt = 1\r\n")
    try terminal.expect("> ")
  }

  @Test func `edit opens the last input, or a declaration, in the person's editor`() throws {
    write("#!/bin/sh\nsed -i s/1/42/ \"$1\"\n", to: "editor", mode: 0o700)
    let terminal = try shell(environment: ["EDITOR": "\(folder.path)/editor", "TMPDIR": folder.path])
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("struct S { var x = 1 }\r")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("let a = 1\r")
    try terminal.expect("a: Int = 1")
    terminal.type(":edit\r")
    try terminal.expect("> let a = 42\r\na: Int = 42\r\n")
    terminal.type(":edit S\r")
    try terminal.expect("> struct S { var x = 42 }\r\n")
    terminal.type("S()\r")
    try terminal.expect("S(x: 42)")
    terminal.type("\u{1B}[A\u{1B}[A\r")
    try terminal.expect("> struct S { var x = 42 }\r\n")
    terminal.type(":edit Q\r")
    try terminal.expect("error: no input declares 'Q'")
  }

  @Test func `an answer longer than the screen goes to the pager, and a shorter one does not`() throws {
    let terminal = try shell(environment: ["PAGER": "sed s/^/paged:/"])
    try terminal.expect("> ")
    terminal.type(":help\r")
    try terminal.expect("paged:Type Swift")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type(":objects\r")
    try terminal.expect("\u{1B}[?2004lNo instance is alive.")
  }

  @Test func `a megabyte that is pasted is one input`() throws {
    let terminal = try shell()
    try terminal.expect("> ")
    let line = "// " + String(repeating: "x", count: 96) + "\r"
    let text = String(repeating: line, count: 10_000) + "let pasted = 1"
    terminal.type("\u{1B}[200~\(text)\u{1B}[201~\r")
    try terminal.expect("pasted: Int = 1")
    try terminal.expect("> ")
  }

  @Test func `Ctrl-C stops a program and the shell stays`() throws {
    let terminal = try shell()
    try terminal.expect("> ")
    terminal.type("print(\"on\"); while true {}\r")
    try terminal.expect("\u{1B}[?2004lon\r\n")
    terminal.type("\u{3}")
    try terminal.expect("> ")
    terminal.type("1 + 1\r")
    try terminal.expect("Int = 2")
  }
}
