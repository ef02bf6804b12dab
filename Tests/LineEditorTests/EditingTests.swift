import Testing

@Suite struct Newlines {
  @Test(arguments: ["\u{1B}\r", "\u{1B}\n", "\u{1B}[13;2u", "\u{1B}[27;2;13~"])
  func `Alt-Enter is a newline in the text`(_ key: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("a\(key)b\r") == #"input "a\nb""#)
  }

  @Test func `it goes on as far in as it belongs, and a closing bracket goes back out`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("{\u{1B}\ra\u{1B}\r}\r") == #"input "{\n  a\n}""#)
  }

  @Test func `a closing bracket behind text stays where it is typed`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("    f(  )\r") == #"input "    f(  )""#)
  }

  @Test func `a continuation line that only has its blanks is empty`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("{\r")
    try terminal.expect("\n. ")
    terminal.type("\r")
    try terminal.expect("\n. ")
    terminal.type("}\r")
    #expect(try terminal.result() == #"input "{\n\n}""#)
  }

  @Test func `the screen shows the blanks`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("{{\r")
    try terminal.expectScreen("> {{", ".     |")
    terminal.type("}")
    try terminal.expectScreen("> {{", ".   }|")
  }

  @Test func `a paste brings its own blanks, marked or not`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("{\r")
    try terminal.expect("\n. ")
    terminal.type("\u{1B}[200~  a\r}\u{1B}[201~\r")
    #expect(try terminal.result() == #"input "{\n  a\n}""#)
    // From a terminal that does not mark it, all the lines are there before the first is read.
    #expect(try terminal.enter("spin\r") == "spinning")
    terminal.type("{\r  a\r}\r")
    terminal.send(2)
    #expect(try terminal.result() == "stopped")
    #expect(try terminal.result() == #"input "{\n  a\n}""#)
  }
}

@Suite struct HistoryByPrefix {
  let up = "\u{1B}[A"
  let down = "\u{1B}[B"

  private func terminal(after inputs: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    for input in inputs { try terminal.enter("\(input)\r") }
    return terminal
  }

  @Test func `Up goes only to what begins as the line does`() throws {
    let inputs = ["all", "beta", "alpha", "beta"]
    #expect(try terminal(after: inputs).enter("al\(up)\r") == #"input "alpha""#)
    #expect(try terminal(after: inputs).enter("al\(up)\(up)\r") == #"input "all""#)
    #expect(try terminal(after: inputs).enter("al\(up)\(up)\(up)\(down)\(down)!\r") == #"input "al!""#)
  }

  @Test func `what stands behind the cursor does not count`() throws {
    let terminal = try terminal(after: ["alpha", "beta"])
    #expect(try terminal.enter("ax\u{1B}[D\(up)\r") == #"input "alpha""#)
  }

  @Test func `the same entry is not met twice`() throws {
    let terminal = try terminal(after: ["one", "two", "one", "two"])
    #expect(try terminal.enter("t\(up)\(up)!\r") == #"input "two!""#)
  }

  @Test func `an input of several lines is found by its first, and gone through line by line`() throws {
    let inputs = ["all", "alpha {\u{1B}\r}", "beta"]
    #expect(try terminal(after: inputs).enter("al\(up)!\r") == #"input "alpha {\n}!""#)
    #expect(try terminal(after: inputs).enter("al\(up)\(up)\(up)\r") == #"input "all""#)
  }
}

@Suite struct Narrow {
  @Test func `on 20 columns a long line wraps and is edited`() throws {
    let terminal = try PseudoTerminal(columns: 20)
    try terminal.expect("> ")
    terminal.type("let answer = 41 + seven")
    try terminal.expectScreen("> let answer = 41 +", "seven|")
    terminal.type("\u{1B}[H\u{1B}[1;5C\u{1B}[1;5C!")
    try terminal.expectScreen("> let answer!| = 41 +", " seven")
    terminal.type("\r")
    #expect(try terminal.result() == #"input "let answer! = 41 + seven""#)
  }

  @Test func `a text of several lines as well`() throws {
    let terminal = try PseudoTerminal(columns: 20)
    try terminal.expect("> ")
    terminal.type("{\u{1B}\rlet a = 1234567890 + 2\u{1B}\r}")
    try terminal.expectScreen("> {", "  let a = 1234567890", " + 2", "}|")
    terminal.type("\r")
    #expect(try terminal.result() == #"input "{\n  let a = 1234567890 + 2\n}""#)
  }
}

@Suite struct ViKeys {
  private func terminal(_ editrc: String = "bind -v\n") throws -> PseudoTerminal {
    let home = try TemporaryFolder(files: [".editrc": editrc])
    let terminal = try PseudoTerminal(environment: ["HOME": home.path])
    try terminal.expect("true»")
    return terminal
  }

  @Test func `a paste is one input`() throws {
    #expect(try terminal().enter("\u{1B}[200~a\r\tb\u{1B}[201~\r") == #"input "a\n\tb""#)
  }

  @Test func `arrows, Home, End and Delete work while text is inserted, and insertion goes on`() throws {
    let terminal = try terminal()
    #expect(try terminal.enter("abc\u{1B}[D\u{1B}[DX\u{1B}[HY\u{1B}[FZ\r") == #"input "YaXbcZ""#)
    #expect(try terminal.enter("abc\u{1B}[H\u{1B}[3~\u{1B}[15~\r") == #"input "bc""#)
    #expect(try terminal.enter("\u{1B}[A\u{1B}[A\r") == #"input "YaXbcZ""#)
    #expect(try terminal.enter("a\u{1B}\rb\r") == #"input "a\nb""#)
  }

  @Test func `k and j go through the history, and slash searches it`() throws {
    let terminal = try terminal()
    for input in ["alpha", "beta"] { try terminal.enter("\(input)\r") }
    #expect(try terminal.enter("\u{1B}kk\r") == #"input "alpha""#)
    #expect(try terminal.enter("\u{1B}/alph\r\r") == #"input "alpha""#)
  }

  @Test func `Tab, Ctrl-R and closing brackets are there`() throws {
    let terminal = try terminal()
    try terminal.enter("alpha\r")
    #expect(try terminal.enter("\u{12}lph\r") == #"input "alpha""#)
    #expect(try terminal.enter("ban\t\r") == #"input "banana""#)
    #expect(try terminal.enter("{\u{1B}\r}\r") == #"input "{\n}""#)
  }

  @Test func `what .editrc binds behind bind -v wins`() throws {
    let terminal = try terminal("bind -v\nbind ^P ed-move-to-beg\n")
    #expect(try terminal.enter("abc\u{10}x\r") == #"input "xabc""#)
  }
}
