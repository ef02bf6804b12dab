import Testing

@Suite struct SeveralLines {
  @Test func `an unfinished input goes on at the continuation prompt and is one input`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("class A {\r")
    try terminal.expect("\n. ")
    terminal.type("let x = 1\r")
    try terminal.expect("\n. ")
    terminal.type("}\r")
    // Each line began as far in as it belongs, and the bracket went back out.
    #expect(try terminal.result() == "input \"class A {\\n  let x = 1\\n}\"")
  }

  @Test func `Ctrl-C drops all its lines and the shell stays`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("class A {\r")
    try terminal.expect("\n. ")
    terminal.type("  let")
    try terminal.expect("let")
    terminal.type("\u{3}")
    try terminal.expect("^C\r\n")
    #expect(try terminal.result() == "interrupted")
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }

  @Test func `Ctrl-D at the continuation prompt hands over what there is`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("if x {\r")
    try terminal.expect("\n. ")
    terminal.type("\u{4}")
    #expect(try terminal.result() == #"input "if x {""#)
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }

  @Test func `Up brings all lines back as one text that can be edited and entered`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("if x {\r")
    try terminal.expect("\n. ")
    terminal.type("}\r")
    _ = try terminal.result()
    let up = "\u{1B}[A"
    let down = "\u{1B}[B"
    // Up once more is the line above; Home and End are those of the line.
    let keys = "\(up)\(up)\u{1B}[Hdo; \(down)\u{1B}[F; y\r"
    #expect(try terminal.enter(keys) == #"input "do; if x {\n}; y""#)
  }
}

@Suite struct Pasting {
  let begin = "\u{1B}[200~"
  let end = "\u{1B}[201~"

  @Test func `several pasted lines with tabs are one input`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("\u{1B}[?2004h")
    #expect(try terminal.enter("\(begin)let x = 1\r\tx\r\ty\(end)\r") == #"input "let x = 1\n\tx\n\ty""#)
  }

  @Test(arguments: ["\r", "\n", "\r\n"])
  func `each kind of newline is one newline`(_ newline: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    let lines = ["a", "", "", "b", ""].joined(separator: newline)
    #expect(try terminal.enter("\(begin)\(lines)\(end)\r") == #"input "a\n\n\nb""#)
  }

  @Test func `text is pasted where the cursor is`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("f()\u{1B}[D\(begin)1,\r2\(end), 3\r") == #"input "f(1,\n2, 3)""#)
  }

  @Test func `an unfinished paste goes on at the continuation prompt`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("\(begin)if x {\r  y\(end)\r")
    try terminal.expect("\n. ")
    terminal.type("}\r")
    #expect(try terminal.result() == #"input "if x {\n  y\n}""#)
  }

  @Test func `control characters and half a mark in a paste do nothing but drop out`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("\(begin)a\u{4}\u{7}b\u{1B}[201c\(end)\r") == #"input "ab[201c""#)
  }

  @Test func `a large paste arrives whole`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    let text = String(repeating: "let x = 1\r", count: 10_000) + "x"
    #expect(try terminal.enter("\(begin)\(text)\(end)\r") == "100001 bytes")
  }

  @Test func `a paste beyond the limit is dropped whole, and said to be`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("a\(begin)\(String(repeating: "x", count: 16_800_000))\(end)b\r")
    try terminal.expect("A paste of more than 16777216 characters was dropped.")
    #expect(try terminal.result() == #"input "ab""#)
  }

  @Test func `Ctrl-C ends a paste that does not end`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("a")
    try terminal.expect("a")
    terminal.type("\(begin)b\rc")
    terminal.type("\u{3}")
    #expect(try terminal.result() == "interrupted")
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }
}
