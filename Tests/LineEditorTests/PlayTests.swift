import Testing

/// A show on a terminal.
@Suite struct Shows {
  let folder: TemporaryFolder

  init() throws {
    let input = "```obsh\n> 1 + 2\nInt = 3\n```\n"
    folder = try TemporaryFolder(files: [
      "input.md": "Listen.\n\n\(input)", "pause.md": "Listen.\n\n<!-- pause -->\n\n\(input)",
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
    try terminal.expect("all as in the file")
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
