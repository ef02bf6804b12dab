import Glibc
import Testing

/// The history, with the shell on a terminal.
@Suite struct ShellHistory {
  let home: ShellHome
  private let file = ".local/state/obsh/history"
  private let up = "\u{1B}[A"

  init() throws { home = try ShellHome() }

  @Test func `the history outlives it, unless it is private`() throws {
    let first = try home.shell()
    try first.expect("> ")
    first.type("let a = 1\r")
    try first.expect("a: Int = 1")
    first.send(SIGTERM)
    #expect(first.end() == -SIGTERM)
    let secret = try home.shell("--private")
    try secret.expect("> ")
    secret.type("\u{1B}[Alet b = 2\r")
    try secret.expect("b: Int = 2")
    let third = try home.shell()
    try third.expect("> ")
    third.type("\u{1B}[A\r")
    try third.expect("a: Int = 1")
  }

  @Test func `each whole input is a line of a file that is its owner's alone`() throws {
    let terminal = try home.shell()
    try terminal.expect("> ")
    terminal.type("func f() -> Int {\r")
    try terminal.expect("\n. ")
    terminal.type("7\r")
    try terminal.expect("\n. ")
    terminal.type("}\r")
    try terminal.input("f()", shows: "Int = 7")
    try terminal.input("f()", shows: "Int = 7")
    try terminal.input(" f() + 1", shows: "Int = 8")
    #expect(home.read(file) == "func f() -> Int {\\n  7\\n}\nf()\n")
    #expect(home.mode(of: file) == 0o600)
    #expect(home.mode(of: ".local/state/obsh") == 0o700)
    // Recalled whole, it is edited and entered whole.
    try terminal.expect("> ")
    terminal.type("func\(up)\u{1B}[A\u{1B}[F\u{7F}8\r")
    try terminal.input("f()", shows: "Int = 8")
  }

  @Test func `it is where the environment says`() throws {
    let state = try home.shell(environment: ["XDG_STATE_HOME": "\(home.path)/state"])
    try state.input("let a = 1", shows: "a: Int = 1")
    #expect(home.read("state/obsh/history") == "let a = 1\n")
    let other = try home.shell(environment: ["OBSH_HISTORY": "\(home.path)/mine"])
    try other.input("let b = 1", shows: "b: Int = 1")
    #expect(home.read("mine") == "let b = 1\n")
    try home.shell(environment: ["OBSH_HISTORY": ""]).input("let c = 1", shows: "c: Int = 1")
    #expect(home.read(file).isEmpty)
  }

  @Test func `two shells write into it at once, and a third recalls both`() throws {
    let (one, other) = (try home.shell(), try home.shell())
    try one.input("let a = 1", shows: "a: Int = 1")
    try other.input("let b = 2", shows: "b: Int = 2")
    try one.input("let c = 3", shows: "c: Int = 3")
    #expect(home.read(file) == "let a = 1\nlet b = 2\nlet c = 3\n")
    // Each goes back through its own.
    try one.input("\(up)\(up)", shows: "a: Int = 1")
    try home.shell().input("\(up)\(up)\(up)", shows: "b: Int = 2")
  }

  @Test func `while another program holds the file, inputs wait for it`() throws {
    let terminal = try home.shell()
    try terminal.input("let a = 1", shows: "a: Int = 1")
    let descriptor = open("\(home.path)/\(file)", O_RDWR | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX) == 0)
    try terminal.input("let b = 2", shows: "b: Int = 2")
    #expect(home.read(file) == "let a = 1\n")
    close(descriptor)
    try terminal.input("let c = 3", shows: "c: Int = 3")
    #expect(home.read(file) == "let a = 1\nlet b = 2\nlet c = 3\n")
  }

  @Test func `a damaged file is kept aside, and the person is told`() throws {
    home.write("let a = 1\n\0\0\nlet b = 2\n", to: file)
    let terminal = try home.shell()
    try terminal.expect("warning: the history file was damaged; it is kept as '\(home.path)/\(file).damaged'")
    try terminal.input("\(up)\(up)", shows: "a: Int = 1")
    #expect(home.read(file + ".damaged") == "let a = 1\n\0\0\nlet b = 2\n")
    #expect(home.read(file) == "let a = 1\nlet b = 2\nlet a = 1\n")
  }

  @Test func `it is bounded`() throws {
    home.write((1...6_300).map { "let a\($0) = 0\n" }.joined(), to: file)
    let terminal = try home.shell()
    try terminal.input(up, shows: "a6300: Int = 0")
    let lines = home.read(file).split(separator: "\n")
    #expect(lines.count == 5_000 && lines.first == "let a1301 = 0" && lines.last == "let a6300 = 0")
  }
}
