import Glibc
import Testing

/// The shell itself on a terminal: what its parts do together.
@Suite struct Shell {
  let home: ShellHome

  init() throws { home = try ShellHome() }

  @Test func `it greets in one line and answers`() throws {
    let terminal = try home.shell()
    try terminal.expect("obsh 0.1 · Swift 6.3 Observation · :help for help\r\n")
    try terminal.expect("> ")
    terminal.type("let a = 1\r")
    try terminal.expect("a: Int = 1\r\n")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `Tab asks the session`() throws {
    let terminal = try home.shell()
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("struct Point { var width = 1; var height = 2 }\r")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("let p = Point()\r")
    try terminal.expect("width: 1, height: 2)\r\n")
    try terminal.expect("> ")
    terminal.type("p.\t")
    try terminal.expect("height  Int\r\nwidth   Int\r\n")
    terminal.type("w\t + 41\r")
    try terminal.expect("Int = 42")
    terminal.type(":obj\t\r")
    try terminal.expect("No instance is alive.")
  }

  @Test func `a pasted transcript is understood`() throws {
    let terminal = try home.shell()
    try terminal.expect("> ")
    terminal.type("\u{1B}[200~> let a = [\r.   1]\ra: [Int] = [9]\r> a.count\rInt = 9\u{1B}[201~\r")
    try terminal.expect("\u{1B}[?2004l> let a = [\r\n.   1]\r\na: [Int] = [1]\r\n> a.count\r\nInt = 1\r\n")
    try terminal.expect("> ")
  }

  @Test func `edit opens the last input, or a declaration, in the person's editor`() throws {
    home.write("#!/bin/sh\nsed -i s/1/42/ \"$1\"\n", to: "editor", mode: 0o700)
    let terminal = try home.shell(environment: ["EDITOR": "\(home.path)/editor", "TMPDIR": home.path])
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("struct S { var x = 1 }\r")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("let a = 1\r")
    try terminal.expect("a: Int = 1")
    terminal.type(":edit\r")
    try terminal.expect("> let a = 42\r\na: Int = 42\r\n")
    terminal.type(":edit S\r")
    try terminal.expect("> struct S { var x = 42 }\r\n")
    terminal.type("S()\r")
    try terminal.expect("S(x: 42)")
    terminal.type("\u{1B}[A\u{1B}[A\r")
    try terminal.expect("> struct S { var x = 42 }\r\n")
    terminal.type(":edit Q\r")
    try terminal.expect("error: no input declares 'Q'")
  }

  @Test func `an answer longer than the screen goes to the pager, and a shorter one does not`() throws {
    let terminal = try home.shell(environment: ["PAGER": "sed s/^/paged:/"])
    try terminal.expect("> ")
    terminal.type(":help\r")
    try terminal.expect("paged:Type Swift")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type(":objects\r")
    try terminal.expect("\u{1B}[?2004lNo instance is alive.")
  }

  @Test func `a megabyte that is pasted is one input`() throws {
    let terminal = try home.shell()
    try terminal.expect("> ")
    let line = "// " + String(repeating: "x", count: 96) + "\r"
    let text = String(repeating: line, count: 10_000) + "let pasted = 1"
    terminal.type("\u{1B}[200~\(text)\u{1B}[201~\r")
    try terminal.expect("pasted: Int = 1")
    try terminal.expect("> ")
  }

  /// More than libedit can draw: a mark stands for it.
  @Test(arguments: [3, 15])
  func `a paste of many megabytes is one input`(_ megabytes: Int) throws {
    let terminal = try home.shell()
    try terminal.expect("> ")
    let line = "// " + String(repeating: "x", count: 996) + "\r"
    let text = String(repeating: line, count: megabytes * 1_000) + "let pasted = "
    terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
    try terminal.expect("⟪paste 1: \(megabytes)000013 characters⟫")
    terminal.type("40 + 2\r")
    try terminal.expect("pasted: Int = 42")
  }

  @Test func `what is typed is coloured, and its brackets matched`() throws {
    let terminal = try home.shell(environment: ["NO_COLOR": ""])
    try terminal.expect("> ")
    terminal.type("let a = ")
    try terminal.expect("\u{1B}[0;35mlet\u{1B}[0m a = ")
    terminal.type("f(1)")
    try terminal.expect("f\u{1B}[0;7m(\u{1B}[0;36m1\u{1B}[0;7m)")
    terminal.type("\u{15}:set color off\r")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("let b = 1\r")
    #expect(try !terminal.expect("b: Int = 1").contains("35m"))
  }

  @Test func `NO_COLOR leaves plain what is typed`() throws {
    let terminal = try home.shell()
    try terminal.expect("> ")
    terminal.type("let a = (1)\r")
    #expect(try !terminal.expect("a: Int = 1").contains("\u{1B}[0"))
  }

  @Test func `the prompt shows that a turn is open`() throws {
    let terminal = try home.shell()
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type(":begin\r")
    try terminal.expect("\u{1B}[?2004hbegin> ")
    terminal.type(":commit\r")
    try terminal.expect("\u{1B}[?2004h> ")
  }

  @Test func `the prompt shows the past turn that is looked at`() throws {
    let terminal = try home.shell()
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("var n = 1\r")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type(":at 1\r")
    try terminal.expect("\u{1B}[?2004hturn 1> ")
    terminal.type(":at now\r")
    try terminal.expect("\u{1B}[?2004h> ")
  }

  @Test func `the prompt shows that a turn is paused, and Enter steps on`() throws {
    let terminal = try home.shell()
    for input in ["@Observable class Cart { var total = 0 }", "let cart = Cart()", ":view Badge cart \\.total"] {
      try terminal.expect("\u{1B}[?2004h> ")
      terminal.type("\(input)\r")
    }
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type(":step cart.total = 3\r")
    try terminal.expect("paused before Cart#1.total is stored, at <input 4>:1, in turn 3")
    try terminal.expect("\u{1B}[?2004hpaused> ")
    terminal.type("cart.total\r")
    try terminal.expect("Int = 0")
    try terminal.expect("\u{1B}[?2004hpaused> ")
    terminal.type("\r")
    try terminal.expect("paused after Cart#1.total was stored")
    try terminal.expect("\u{1B}[?2004hpaused> ")
    terminal.type(":continue\r")
    try terminal.expect("body     Badge  #2")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type(":break on cart.total\r")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("cart.total = 4\r")
    try terminal.expect("\u{1B}[?2004hpaused> ")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `Ctrl-C tells where the program was`() throws {
    let terminal = try home.shell()
    let inputs = [
      // It tells that it spins from inside, so that no interrupt can find the program anywhere else.
      "@Observable class Counter { var count = 0; var isOn = false; "
        + "func spin() { print(\"on\"); while true { count &+= 0 } } }",
      "let counter = Counter()",
      "struct Page: View { var body: some View { if counter.isOn { counter.spin() }; return Button(\"Go\") "
        + "{ counter.spin() } } }",
      ":mount Page()", ":trace off",
    ]
    for input in inputs {
      try terminal.expect("\u{1B}[?2004h> ")
      terminal.type("\(input)\r")
    }
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type(":tap Go\r")
    try terminal.expect("\u{1B}[?2004lon\r\n")
    terminal.type("\u{3}")
    try terminal.expect("<input 1>:1:")
    try terminal.expect("interrupted in Counter.spin(), run by :tap Go, in turn 3")
    try terminal.expect("\u{1B}[?2004h> ")
    terminal.type("counter.isOn = true\r")
    try terminal.expect("\u{1B}[?2004lon\r\n")
    terminal.type("\u{3}")
    try terminal.expect("interrupted in Counter.spin(), run by the body of Page, in turn")
    try terminal.expect("\u{1B}[?2004h> ")
  }

  @Test func `Ctrl-C just behind Enter stops what Enter began`() throws {
    let terminal = try home.shell()
    for _ in 0..<20 {
      try terminal.expect("\u{1B}[?2004h> ")
      // Before Enter is read, Ctrl-C is about the line; from the end of editing on it is about the program.
      terminal.type("while true {}\r")
      try terminal.expect("\u{1B}[?2004l")
      terminal.type("\u{3}")
      try terminal.expect("interrupted")
    }
  }

  @Test func `Ctrl-C stops a program and the shell stays`() throws {
    let terminal = try home.shell()
    try terminal.expect("> ")
    terminal.type("print(\"on\"); while true {}\r")
    try terminal.expect("\u{1B}[?2004lon\r\n")
    terminal.type("\u{3}")
    try terminal.expect("> ")
    terminal.type("1 + 1\r")
    try terminal.expect("Int = 2")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `it writes what completes its options in other shells`(_ name: String) throws {
    let check = name == "bash" ? "bash -n" : "grep -q obsh"
    let terminal = try PseudoTerminal(
      .obsh, script: "\"$0\" --generate-completion-script \(name) | \(check) && echo '«fine»'")
    #expect(try terminal.result() == "fine")
  }
}
