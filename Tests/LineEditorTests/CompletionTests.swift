import Testing

@testable import LineEditor

@Suite struct Tab {
  @Test func `what all choices have in common is typed`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("let a\t\tr\t\r") == #"input "let apricot""#)
    #expect(try terminal.enter("f\t\r") == #"input "füllung""#)
  }

  @Test func `where they differ they are listed, with what they are, and the line goes on`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("x.ap\t")
    try terminal.expectScreen("> x.ap", "apple    Int", "apricot  String", "> x.ap|")
    terminal.type("r\t")
    try terminal.expectScreen("apple    Int", "apricot  String", "> x.apricot|")
  }

  @Test func `behind the cursor the line stays`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("ap + é\u{1B}[H\u{1B}[C\u{1B}[C\t")
    try terminal.expectScreen("> ap + é", "apple    Int", "apricot  String", "> ap| + é")
    terminal.type("p\t\r")
    #expect(try terminal.result() == #"input "apple + é""#)
  }

  @Test func `in a line of a longer input, also below other rows`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type("{\r")
    try terminal.expect("\n. ")
    terminal.type("ban\t")
    try terminal.expectScreen("> {", ".   banana|")
    terminal.type("}\r")
    #expect(try terminal.result() == #"input "{\n  banana}""#)
    try terminal.expect("> ")
    terminal.type("ap\u{1B}\rxyz\u{1B}[A\t")
    try terminal.expectScreen("apple    Int", "apricot  String", "> ap|", "xyz")
  }

  @Test func `many are shown a screenful at a time, to who wants them`() throws {
    let terminal = try PseudoTerminal(columns: 20)
    try terminal.expect("> ")
    terminal.type("n\t")
    try terminal.expect("All 200? (y or n) ")
    terminal.type("n")
    try terminal.expectScreen("> n", "> n|")
    terminal.type("\t")
    try terminal.expect("All 200? (y or n) ")
    terminal.type("y")
    try terminal.expect("-- more --")
    terminal.type("\r")
    try terminal.expect("-- more --")
    terminal.type("q")
    try terminal.expectScreen("> n|")
    terminal.type("20\t\r")
    #expect(try terminal.result() == #"input "n20""#)
  }

  @Test func `Ctrl-C at the question drops the line`() throws {
    let terminal = try PseudoTerminal(columns: 20)
    try terminal.expect("> ")
    terminal.type("n\t")
    try terminal.expect("All 200? (y or n) ")
    terminal.type("\u{3}")
    #expect(try terminal.result() == "interrupted")
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }
}

@Suite struct ChoiceLists {
  private func lines(_ choices: [(String, String)], columns: Int) -> [String] {
    ChoiceList(choices.map { (text: $0.0, detail: $0.1) }, columns: columns).lines
  }

  @Test func `names go down the columns`() {
    let names = ["a", "bb", "ccc", "d", "e"].map { ($0, "") }
    #expect(lines(names, columns: 80) == ["a    bb   ccc  d    e"])
    #expect(lines(names, columns: 14) == ["a    ccc  e", "bb   d"])
    #expect(lines(names, columns: 5) == ["a", "bb", "ccc", "d", "e"])
    #expect(lines(names, columns: 1) == ["a", "…", "…", "d", "e"])
  }

  @Test func `with what they are beside them each has its line, cut where the screen ends`() {
    let choices = [("a", "Int"), ("bb", ""), ("c", "a very long type")]
    #expect(lines(choices, columns: 14) == ["a   Int", "bb", "c   a very l…"])
  }
}
