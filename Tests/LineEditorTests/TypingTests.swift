import Testing

@Suite struct Typing {
  @Test func `a typed line is an input`() throws {
    let terminal = try PseudoTerminal()
    #expect(try terminal.result() == "editing true")
    #expect(try terminal.enter("let x = 1\r") == #"input "let x = 1""#)
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }

  @Test func `Enter alone is an empty input`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("\r") == #"input """#)
  }

  @Test(arguments: ["naïve café", "日本語 → ←", "👋🏽 e\u{301}", "\u{E9}\u{FF}\u{D8}"])
  func `text beyond ASCII arrives as typed`(_ text: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("\(text)\r") == "input \(text.debugDescription)")
  }

  @Test func `text beyond ASCII arrives also where the locale knows only ASCII`() throws {
    let terminal = try PseudoTerminal(environment: ["LC_ALL": "C"])
    try terminal.expect("true»")
    #expect(try terminal.enter("“ünï”\r") == #"input "“ünï”""#)
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("> ")
    terminal.type(bytes: [0x61, 0xC3, 0x62, 0xFF, 0x63, 0xED, 0xA0, 0x80, 0x0D])
    try terminal.expect("«")
    #expect(try terminal.expect("»") == "input \"a\u{FFFD}b\u{FFFD}c\u{FFFD}\"»")
  }

  @Test(arguments: [
    ("abc\u{1B}[Hx", "xabc"),
    ("abc\u{1B}OHx", "xabc"),
    ("abc\u{1B}[1~x", "xabc"),
    ("abc\u{1B}[H\u{1B}[Fx", "abcx"),
    ("abc\u{1B}[H\u{1B}[4~x", "abcx"),
    ("abc\u{1B}[H\u{1B}[3~", "bc"),
    ("one two\u{1B}[1;5Dx", "one xtwo"),
    ("one two\u{1B}[H\u{1B}[1;5Cx", "onex two"),
    ("abc\u{1B}[D\u{7F}", "ac"),
    ("one two\u{17}x", "one x"),
    ("abc\u{1B}[5~\u{1B}[15~\u{1B}[2~", "abc"),
    // A character as people see it is one step, whatever it is made of.
    ("a👨‍👩‍👧b\u{1B}[D\u{7F}", "ab"),
    ("a🇩🇪\u{1B}[Dx", "ax🇩🇪"),
    ("e\u{301}x\u{1B}[D\u{1B}[Dy\u{1B}[Cz", "ye\u{301}zx"),
    ("🇩🇪x\u{1B}[H\u{1B}[3~", "x"),
  ])
  func `keys edit the line`(_ keys: String, _ line: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("\(keys)\r") == "input \(line.debugDescription)")
  }

  @Test(arguments: [
    // Shift, Ctrl-Shift and Alt with arrows, function keys, kitty's keys, mouse and focus reports.
    "\u{1B}[1;2A", "\u{1B}[1;2D", "\u{1B}[1;6C", "\u{1B}[1;9B", "\u{1B}[24;5~", "\u{1B}[97;5u", "\u{1B}[57399;1:3u",
    "\u{1B}[<0;12;5M", "\u{1B}[<0;12;5m", "\u{1B}[M !!", "\u{1B}[I", "\u{1B}[O", "\u{1B}[[A", "\u{1B}[?62;4c",
    "\u{1B}[1;2P", "\u{1B}OP", "\u{1B}O2P", "\u{1B}[200;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1z",
  ])
  func `a sequence that means nothing types nothing`(_ sequence: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("ab\(sequence)c\r") == #"input "abc""#)
  }

  @Test(arguments: [
    ("one two\u{1F}", "one "),
    ("one two\u{1F}\u{1F}\u{1F}x", "x"),
    ("one\u{17}\u{1F}", "one"),
    ("one two\u{1}\u{B}\u{1F}!", "!one two"),
    ("ab\u{1B}[200~pasted\u{1B}[201~\u{1F}", "ab"),
    ("\u{1F}a", "a"),
  ])
  func `Ctrl-_ takes back what was done to the line`(_ keys: String, _ line: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("\(keys)\r") == "input \(line.debugDescription)")
  }

  @Test func `Tab indents where a line begins and does nothing behind text`() throws {
    let terminal = try PseudoTerminal()
    try terminal.expect("true»")
    #expect(try terminal.enter("\t\tx\t\r") == #"input "    x""#)
  }
}

@Suite struct Prompts {
  @Test func `a prompt keeps its colour`() throws {
    let terminal = try PseudoTerminal(arguments: ["\u{1B}[1m\u{1B}[32m> \u{1B}[0m"])
    try terminal.expect("true»")
    try terminal.expect("\u{1B}[1m\u{1B}[32m>\u{1B}[0m ")
    terminal.type("x\r")
    #expect(try terminal.result() == #"input "x""#)
  }

  @Test func `colour takes no column`() throws {
    let terminal = try PseudoTerminal(arguments: ["\u{1B}[38;5;208m> \u{1B}[0m"], columns: 12)
    try terminal.expect(">\u{1B}[0m ")
    terminal.type("12345678")
    // Two columns of prompt and eight of text still fit: no new row was begun.
    #expect(try terminal.expect("8") == "12345678")
    terminal.type("\r")
    #expect(try terminal.result() == #"input "12345678""#)
  }
}

@Suite struct ConfigurationFile {
  @Test func `the user's bindings win over the expected ones`() throws {
    let home = try TemporaryFolder(files: [".editrc": "bind \"\\e[H\" ed-move-to-end\n"])
    let terminal = try PseudoTerminal(environment: ["HOME": home.path])
    try terminal.expect("true»")
    #expect(try terminal.enter("abc\u{1}\u{1B}[Hx\r") == #"input "abcx""#)
  }

  @Test func `a sequence that the user has bound is not swallowed`() throws {
    let home = try TemporaryFolder(files: [".editrc": "bind \"\\e[1;2A\" ed-move-to-beg\nbind ^[[1;2B ed-move-to-end\n"]
    )
    let terminal = try PseudoTerminal(environment: ["HOME": home.path])
    try terminal.expect("true»")
    #expect(try terminal.enter("abc\u{1B}[1;2Ax\u{1B}[1;2By\r") == #"input "xabcy""#)
  }

  @Test func `no binding takes Ctrl-C or the paste away`() throws {
    let home = try TemporaryFolder(files: [".editrc": "bind ^C ed-insert\nbind \"\\e[200~\" ed-ignore\n"])
    let terminal = try PseudoTerminal(environment: ["HOME": home.path])
    try terminal.expect("true»")
    #expect(try terminal.enter("abc\u{3}") == "interrupted")
    #expect(try terminal.enter("\u{1B}[200~a\rb\u{1B}[201~\r") == #"input "a\nb""#)
  }

  @Test func `lines for another program are left alone`() throws {
    let home = try TemporaryFolder(files: [".editrc": "sqlite3:edit off\nobsh:bind ^T ed-move-to-beg\n"])
    let terminal = try PseudoTerminal(environment: ["HOME": home.path])
    #expect(try terminal.result() == "editing true")
    #expect(try terminal.enter("abc\u{14}x\r") == #"input "xabc""#)
  }

  @Test func `edit off means plain lines`() throws {
    let home = try TemporaryFolder(files: [".editrc": "edit off\n"])
    let terminal = try PseudoTerminal(environment: ["HOME": home.path])
    #expect(try terminal.result() == "editing false")
    #expect(try terminal.enter("abc\r") == #"input "abc""#)
  }

  @Test func `vi keys work, Ctrl-C included`() throws {
    let home = try TemporaryFolder(files: [".editrc": "bind -v\n"])
    let terminal = try PseudoTerminal(environment: ["HOME": home.path])
    try terminal.expect("true»")
    #expect(try terminal.enter("abc\u{1B}0ix\r") == #"input "xabc""#)
    #expect(try terminal.enter("abc\u{1B}\u{3}") == "interrupted")
  }
}
