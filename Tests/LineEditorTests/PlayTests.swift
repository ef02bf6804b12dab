import Testing

/// A show on a terminal.
@Suite struct Shows {
  let folder: TemporaryFolder

  init() throws {
    let input = "```obsh\n> 1 + 2\nInt = 3\n```\n"
    folder = try TemporaryFolder(files: [
      "input.md": "Listen.\n\n\(input)", "pause.md": "Listen.\n\n<!-- pause -->\n\n\(input)",
      "two.md": "```obsh\n> let number = 1 + 2\nnumber: Int = 3\n> number * 2\nInt = 6\n```\n",
    ])
  }

  private func show(_ name: String) throws -> PseudoTerminal {
    let environment = ["HOME": folder.path, "NO_COLOR": "1"]
    return try PseudoTerminal(
      .obsh, arguments: ["play", "\(folder.path)/\(name)"], environment: environment, columns: 80)
  }

  @Test func `keys type, Enter runs, and at the end it ends`() throws {
    let terminal = try show("input.md")
    try terminal.expect("> ")
    terminal.type("x")
    try terminal.expect("1 +")
    terminal.type("\r\r")
    try terminal.expect("Int = 3\r\n")
    try terminal.expect("all output as in the file")
    #expect(terminal.end() == 0)
  }

  @Test(arguments: [("\r", true), ("\u{3}", false)])
  func `a show on a page waits until its address has been used`(_ key: String, begins: Bool) throws {
    let terminal = try PseudoTerminal(
      .obsh, arguments: ["play", "--auto", "--speed", "300", "--show", "\(folder.path)/two.md"],
      environment: ["HOME": folder.path, "NO_COLOR": "1"], columns: 100)
    try terminal.expect("the session is shown at http://127.0.0.1:")
    try terminal.expect("open the page, or press a key: the show begins then\r\n")
    terminal.type(key)
    if begins {
      try terminal.expect("> let number = 1 + 2\r\nnumber: Int = 3\r\n")
      try terminal.expect("all output as in the file")
    }
    #expect(terminal.end() == 0)
  }

  @Test func `what is tried is edited as in the shell, and the show goes on where it was`() throws {
    let terminal = try show("two.md")
    try terminal.expect("> ")
    terminal.type("\r\r")
    try terminal.expect("number: Int = 3")
    try terminal.expect("> ")
    terminal.type("\u{14}")
    try terminal.expect("an empty line returns")
    try terminal.expect("> ")
    // Up recalls what the show has run; the cursor stands at its end.
    terminal.type("\u{1B}[A")
    try terminal.expect("let number = 1 + 2")
    terminal.type("\u{15}numb\t + 1\r")
    try terminal.expect("Int = 4")
    terminal.type("nonsense\u{3}")
    try terminal.expect("> ")
    terminal.type("if true {\rprint(\"tried\")\r}\r")
    try terminal.expect("tried\r\n")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    try terminal.expect("> let number = 1 + 2\r\nnumber: Int = 3\r\n")
    terminal.type("\r\r")
    try terminal.expect("Int = 6\r\n")
    try terminal.expect("all output as in the file")
    #expect(terminal.end() == 0)
  }

  @Test(arguments: ["input.md", "pause.md"])
  func `Ctrl-C ends it wherever it waits`(_ name: String) throws {
    let terminal = try show(name)
    try terminal.expect("Listen.\r\n")
    terminal.type("\u{3}")
    #expect(terminal.end() == 0)
  }
}
