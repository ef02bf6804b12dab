import Testing

/// What a person sees, where the bytes that bring it about are libedit's own affair.
@Suite struct TheScreen {
  @Test func `a line is drawn behind its prompt, whatever colour that has`() throws {
    let terminal = try PseudoTerminal(arguments: ["\u{1B}[1m\u{1B}[32m> \u{1B}[0m"], columns: 12)
    try terminal.expectScreen("> |")
    terminal.type("1234567890ab")
    try terminal.expectScreen("> 1234567890", "ab|")
    terminal.type("\u{1B}[H\u{1B}[3~")
    try terminal.expectScreen("> |234567890a", "b")
  }

  @Test func `a text of several lines is drawn as such and can be moved in`() throws {
    let terminal = try PseudoTerminal(columns: 20)
    try terminal.expectScreen("> |")
    terminal.type("\u{1B}[200~if x {\r\ty()\r}\u{1B}[201~")
    try terminal.expectScreen("> if x {", "        y()", "}|")
    terminal.type("\u{1B}[A\u{1B}[F")
    try terminal.expectScreen("> if x {", "        y()|", "}")
    terminal.type("\u{1B}[A\u{1B}[H")
    try terminal.expectScreen("> |if x {", "        y()", "}")
    terminal.type("\u{1B}[B\u{1B}[B;")
    try terminal.expectScreen("> if x {", "        y()", ";|}")
  }

  @Test func `Enter in the middle of a text leaves all of it above the output`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expectScreen("> |")
    terminal.type("\u{1B}[200~a\rb\rc\u{1B}[201~\u{1B}[A\u{1B}[A\r")
    try terminal.expectScreen("> a", "b", "c", #"«input "a\nb\nc"»"#, "> |")
  }

  @Test func `Ctrl-C is shown behind the text and the prompt comes below it`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expectScreen("> |")
    terminal.type("\u{1B}[200~a\rb\rc\u{1B}[201~\u{1B}[A\u{1B}[A")
    try terminal.expectScreen("> a|", "b", "c")
    terminal.type("\u{3}")
    try terminal.expectScreen("> a", "b", "c^C", "«interrupted»", "> |")
  }

  @Test func `Ctrl-D is shown and the output comes below it`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expectScreen("> |")
    terminal.type("\u{4}")
    try terminal.expectScreen("> ^D", "«end of file»", "|")
  }

  @Test(arguments: ["> ", "\u{1B}[1m\u{1B}[32m>\u{1B}[0m "])
  func `a search stands in the prompt's place, and gives it back`(_ prompt: String) throws {
    let terminal = try PseudoTerminal(arguments: [prompt])
    try terminal.expect("true»")
    try terminal.expectScreen("> |")
    terminal.type("alpha\r")
    #expect(try terminal.result() == #"input "alpha""#)
    try terminal.expectScreen("> |")
    terminal.type("be\u{12}ph")
    try terminal.expectScreen("search 'ph': al|pha")
    terminal.type("\u{7F}\u{7F}")
    try terminal.expectScreen("search '': be|")
    terminal.type("alph\u{1B}[F!")
    try terminal.expectScreen("> alpha!|")
    terminal.type("\u{12}al\r")
    try terminal.expectScreen("> alpha", #"«input "alpha"»"#, "> |")
  }

  @Test func `a dropped paste leaves the line as it was`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expectScreen("> |")
    terminal.type("ab\u{1B}[D\u{1B}[200~\(String(repeating: "x", count: 16_800_000))\u{1B}[201~")
    try terminal.expectScreen("> ab", "A paste of more than 16777216 characters was dropped.", "> a|b")
  }

  /// 34 columns on a terminal of 80, which has 12 from then on: the cursor's place tells whether the terminal has
  /// wrapped the row into three, or cut it off.
  @Test(arguments: [("\u{1B}[9;11R", "\u{1B}[2A"), ("\u{1B}[7;12R", "")])
  func `where a narrower terminal has wrapped the line, it is drawn over from its first row`(
    _ report: String, _ up: String
  ) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    try terminal.expectScreen("> |")
    terminal.type("12345678901234567890123456789012")
    try terminal.expectScreen("> 12345678901234567890123456789012|")
    terminal.resize(columns: 12)
    try terminal.expect("\u{1B}[6n")
    // Keys that are typed before the answer are no part of it.
    terminal.type("x\u{1B}[D\(report)y")
    #expect(try terminal.expect("\r\u{1B}[J") == up + "\r\u{1B}[J")
    terminal.type("\r")
    #expect(try terminal.result() == #"input "12345678901234567890123456789012yx""#)
  }

  @Test func `an answer about the cursor that comes too late is nothing typed`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    try terminal.expectScreen("> |")
    terminal.type("12345678901234567890")
    try terminal.expectScreen("> 12345678901234567890|")
    terminal.resize(columns: 12)
    try terminal.expect("\u{1B}[6n")
    try terminal.expect("\u{1B}[J")
    terminal.type("a\u{1B}[9;11Rb\u{1B}[Dc\r")
    #expect(try terminal.result() == #"input "12345678901234567890acb""#)
    // A terminal that has not answered is not asked again.
    try terminal.expect("> ")
    terminal.type("12345678901234567890")
    terminal.resize(columns: 9)
    #expect(!(try terminal.expect("\u{1B}[J")).contains("\u{1B}[6n"))
  }

  @Test func `a resize draws the line again in the new width`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expectScreen("> |")
    terminal.type("let answer")
    try terminal.expectScreen("> let answer|")
    terminal.resize(columns: 60)
    try terminal.expect("\u{1B}[J")
    try terminal.expectScreen("> let answer|")
  }
}
