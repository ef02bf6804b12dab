import Glibc
import Testing

/// The start-up file, with the shell on a terminal.
@Suite struct ShellStart {
  let home: ShellHome

  init() throws { home = try ShellHome() }

  @Test func `the start-up file is run first, but not with --norc`() throws {
    home.write("let fromStart = 41\n:trace off\n", to: ".config/obsh/init.obsh")
    let terminal = try home.shell()
    try terminal.expect("> ")
    terminal.type("fromStart + 1\r")
    try terminal.expect("Int = 42")
    let other = try home.shell("--norc")
    try other.expect("> ")
    other.type("fromStart + 1\r")
    try other.expect("cannot find 'fromStart' in scope")
  }

  @Test func `one that others can write is refused`() throws {
    home.write("print(\"mine\")\n", to: ".config/obsh/init.obsh", mode: 0o620)
    let terminal = try home.shell()
    let shown = try terminal.expect("> ")
    #expect(shown.contains("other users can write"))
    #expect(!shown.contains("mine"))
  }

  @Test func `so is one in a folder that others can write`() throws {
    home.write("print(\"mine\")\n", to: ".config/obsh/init.obsh")
    chmod("\(home.path)/.config/obsh", 0o777)
    let shown = try home.shell().expect("> ")
    #expect(shown.contains("other users can write to '\(home.path)/.config/obsh'"))
    #expect(!shown.contains("mine"))
  }

  @Test func `it is where XDG_CONFIG_HOME says`() throws {
    home.write("let here = 1\n", to: "elsewhere/obsh/init.obsh")
    home.write("let here = 2\n", to: ".config/obsh/init.obsh")
    let terminal = try home.shell(environment: ["XDG_CONFIG_HOME": "\(home.path)/elsewhere"])
    try terminal.input("here", shows: "Int = 1")
    // As the specification has it, a relative path does not count.
    try home.shell(environment: ["XDG_CONFIG_HOME": "elsewhere"]).input("here", shows: "Int = 2")
  }

  @Test func `a mistake in it is told with its place, and the shell is there`() throws {
    home.write("let a = 1\nlet b: Int = \"b\"\n", to: ".config/obsh/init.obsh")
    let terminal = try home.shell()
    try terminal.expect(".config/obsh/init.obsh:2:14: error: cannot convert value")
    try terminal.input("1 + 1", shows: "Int = 2")
  }

  @Test func `Ctrl-C stops it, and the shell is there`() throws {
    home.write("print(\"on\"); while true {}\n", to: ".config/obsh/init.obsh")
    let terminal = try home.shell()
    try terminal.expect("on\r\n")
    terminal.type("\u{3}")
    try terminal.expect("interrupted")
    try terminal.input("1 + 1", shows: "Int = 2")
  }
}
