import Glibc
import Testing

/// What is told of work that takes more than a second.
@Suite struct ProgressTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "loop.swift": "print(\"begin\")\nwhile true {}\n", "a.md": "```obsh\n> 1 + 2\nInt = 3\n```\n",
      "b.md": "```obsh\n> while true {}\n```\n",
    ])
  }

  private let erased = "\r\u{1B}[K"

  private func obsh(_ arguments: String..., environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      .obsh, arguments: arguments, environment: ["HOME": folder.path, "NO_COLOR": "1"].merging(environment) { $1 })
  }

  @Test func `an input of the shell says that it runs, and takes that away`() throws {
    let terminal = try obsh("--norc", "--private")
    try terminal.expect("> ")
    terminal.type("while true {}\r")
    try terminal.expect("s · running · Ctrl-C stops it")
    terminal.type("\u{3}")
    #expect(try terminal.expect(": interrupted").contains(erased + "<input 1>"))
    try terminal.expectScreen("Changes made up to that point are kept.", "> |")
  }

  @Test func `a file says that it runs`() throws {
    let terminal = try obsh("run", folder.path + "/loop.swift")
    try terminal.expect("begin\r\n")
    try terminal.expect("s · running \(folder.path)/loop.swift")
    terminal.type("\u{3}")
    try terminal.expect(erased + "\(folder.path)/loop.swift:2:13: interrupted")
    #expect(terminal.end() == 130)
  }

  @Test(arguments: [[], ["--jobs", "2"]]) func `a test says which transcript it is at`(_ options: [String]) throws {
    let terminal = try PseudoTerminal(
      .obsh, arguments: ["test", folder.path] + options, environment: ["HOME": folder.path])
    try terminal.expect("s · testing 2 of 2 · \(folder.path)/b.md")
    terminal.type("\u{3}")
    #expect(terminal.end() == -SIGINT)
    #expect(terminal.rest.hasSuffix(erased))
  }

  @Test func `a show says that an input takes long`() throws {
    let terminal = try obsh("play", "--auto", "--speed", "max", folder.path + "/b.md")
    try terminal.expect("s · running")
    terminal.type("\u{3}")
    try terminal.expect(erased)
    #expect(terminal.end() == 1)
  }

  @Test func `Ctrl-C ends a program that waits for a line`() throws {
    let terminal = try obsh("run", "-e", "print(\"name?\")", "-e", "print(readLine() as Any)")
    try terminal.expect("name?\r\n")
    terminal.type("\u{3}")
    #expect(terminal.end() != 0)
    #expect(!terminal.rest.contains("nil"))
  }

  @Test(arguments: [["CI": "true"], ["TERM": "dumb"]])
  func `nothing is drawn where nobody looks`(_ environment: [String: String]) throws {
    // Steps enough for some seconds.
    let terminal = try obsh("run", "--max-steps", "150000000", "-e", "while true {}", environment: environment)
    _ = terminal.end()
    #expect(!terminal.rest.contains("running"))
  }
}
