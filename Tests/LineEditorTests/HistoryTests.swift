import Testing

@Suite struct HistoryKeys {
  let up = "\u{1B}[A"
  let down = "\u{1B}[B"

  private func terminal(after inputs: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    for input in inputs { try terminal.enter("\(input)\r") }
    return terminal
  }

  @Test func `Up goes back and Down forth`() throws {
    let terminal = try terminal(after: "one", "two", "three")
    #expect(try terminal.enter("\(up)\(up)\r") == #"input "two""#)
    #expect(try terminal.enter("\(up)\(up)\(up)\(down)\r") == #"input "three""#)
  }

  @Test func `Down returns to the line that was begun`() throws {
    let terminal = try terminal(after: "one")
    #expect(try terminal.enter("begun\(up)\(down)!\r") == #"input "begun!""#)
  }

  @Test func `a long line that was begun survives Up and Down`() throws {
    let terminal = try terminal(after: "one")
    let line = String(repeating: "0123456789", count: 300)
    #expect(try terminal.enter("\(line)\(up)\(down)!\r") == #"input "\#(line)!""#)
  }

  @Test func `an input that repeats the newest is there once`() throws {
    let terminal = try terminal(after: "one", "two", "two")
    #expect(try terminal.enter("\(up)\(up)\r") == #"input "one""#)
  }

  @Test func `an input that begins with a space is not kept`() throws {
    let terminal = try terminal(after: "one", " secret")
    #expect(try terminal.enter("\(up)\r") == #"input "one""#)
  }

  @Test func `neither is a blank one, nor one that was interrupted`() throws {
    let terminal = try terminal(after: "one", "")
    #expect(try terminal.enter("two\u{3}") == "interrupted")
    #expect(try terminal.enter("\(up)\r") == #"input "one""#)
  }

  @Test func `Up beyond the oldest stays there`() throws {
    let terminal = try terminal(after: "one", "two")
    #expect(try terminal.enter("\(up)\(up)\(up)\(up)!\r") == #"input "one!""#)
    #expect(try terminal.enter("\(down)x\(down)\r") == #"input "x""#)
  }

  @Test func `Page Up and Page Down find what begins as the line does`() throws {
    let pageUp = "\u{1B}[5~"
    let pageDown = "\u{1B}[6~"
    let terminal = try terminal(after: "all", "alpha", "beta")
    #expect(try terminal.enter("al\(pageUp)\r") == #"input "alpha""#)
    #expect(try terminal.enter("al\(pageUp)\(pageUp)\(pageUp)\r") == #"input "all""#)
    #expect(try terminal.enter("al\(pageUp)\(pageUp)\(pageDown)\(pageDown)!\r") == #"input "al!""#)
  }

  @Test func `the history is no longer than its limit`() throws {
    let terminal = try PseudoTerminal(arguments: ["> ", "2"])
    try terminal.expect("true»")
    for input in ["one", "two", "three"] { try terminal.enter("\(input)\r") }
    #expect(try terminal.enter("\(up)\(up)\(up)\r") == #"input "two""#)
  }
}

@Suite struct HistorySearch {
  let search = "\u{12}"

  private func terminal(after inputs: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    for input in inputs { try terminal.enter("\(input)\r") }
    return terminal
  }

  @Test func `Ctrl-R finds the newest that contains the text`() throws {
    let terminal = try terminal(after: "let alpha = 1", "alpha", "let beta = 2")
    try terminal.expect("> ")
    terminal.type("\(search)alph")
    try terminal.expectScreen("search 'alph': |alpha")
    terminal.type("\r")
    #expect(try terminal.result() == #"input "alpha""#)
  }

  @Test func `Ctrl-R again goes on to older ones, past what is shown`() throws {
    let terminal = try terminal(after: "alpha 1", "alpha 2", "beta", "alpha 2")
    #expect(try terminal.enter("\(search)alph\(search)\r") == #"input "alpha 1""#)
  }

  @Test func `it finds an input of several lines`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    try terminal.enter("\u{1B}[200~do {\r  alpha()\r}\u{1B}[201~\r")
    try terminal.enter("beta\r")
    #expect(try terminal.enter("\(search)alph\r") == #"input "do {\n  alpha()\n}""#)
  }

  @Test func `it takes the text as it is, not as a pattern`() throws {
    let terminal = try terminal(after: "a.c[0] ü", "abc")
    #expect(try terminal.enter("\(search)a.c[0] ü\r") == #"input "a.c[0] ü""#)
  }

  @Test func `Backspace widens the search`() throws {
    let terminal = try terminal(after: "alpha", "alto")
    #expect(try terminal.enter("\(search)alp\u{7F}\r") == #"input "alto""#)
  }

  @Test func `what is not there is said to be`() throws {
    let terminal = try terminal(after: "alpha")
    try terminal.expect("> ")
    terminal.type("begun\(search)x")
    try terminal.expectScreen("no match 'x': begun|")
    terminal.type("\u{7F}alph\r")
    #expect(try terminal.result() == #"input "alpha""#)
  }

  @Test func `another key ends the search and acts on what was found`() throws {
    let terminal = try terminal(after: "zero", "alpha", "beta")
    #expect(try terminal.enter("\(search)ph\u{1B}[C!\r") == #"input "alp!ha""#)
    #expect(try terminal.enter("\(search)alph\u{1B}[A\r") == #"input "zero""#)
  }

  @Test func `Ctrl-G returns to the line that was begun, however long`() throws {
    let terminal = try terminal(after: "alpha")
    let line = String(repeating: "0123456789", count: 300)
    #expect(try terminal.enter("\(line)\(search)alph\u{7}!\r") == #"input "\#(line)!""#)
  }

  @Test func `Ctrl-C drops it and the shell stays`() throws {
    let terminal = try terminal(after: "alpha")
    try terminal.expect("> ")
    terminal.type("\(search)lp")
    try terminal.expectScreen("search 'lp': a|lpha")
    terminal.type("\u{3}")
    #expect(try terminal.result() == "interrupted")
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }
}
