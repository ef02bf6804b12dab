import Glibc
import Testing

/// After a crash of the process itself, provoked by a hidden variable of the environment.
@Suite struct Crashes {
  let home: ShellHome

  init() throws { home = try ShellHome() }

  private static let crashing = ["OBSH_DEBUG_CRASH": "BOOM", "SWIFT_BACKTRACE": "enable=no"]

  @Test func `the shell comes back with all that it had, without the input that crashed`() throws {
    let terminal = try home.shell(environment: Self.crashing)
    try terminal.input("var a = 1", shows: "a: Int = 1")
    try terminal.input("a += 1; print(\"once\")", shows: "once")
    try terminal.input(
      "let BOOM = 1",
      shows: "error: obsh crashed in this input and has started again without it; the 2 inputs before it have been run "
        + "again:\r\n> let BOOM = 1\r\n")
    try terminal.input("a", shows: "Int = 2")
    try terminal.input("print(\"BOOM\")", shows: "the 3 inputs before it have been run again")
    try terminal.input("a + 1", shows: "Int = 3")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `Ctrl-C and the end of input work after a crash`() throws {
    let terminal = try home.shell(environment: Self.crashing)
    try terminal.input("print(\"BOOM\")", shows: "there were no inputs to run again")
    try terminal.input("print(\"go\"); while true {}", shows: "go\r\n")
    terminal.type("\u{3}")
    try terminal.expect("interrupted")
    try terminal.input("1 + 1", shows: "Int = 2")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test(arguments: ["", "-j 3 "]) func `a transcript that crashes is an error, and the others are tested`(
    _ options: String
  ) throws {
    for name in ["a", "b", "c", "d"] { home.write("```obsh\n> 1\nInt = 1\n```\n", to: "t/\(name).md") }
    home.write("```obsh\n> 1\nInt = 2\n```\n", to: "t/aa.md")
    home.write("```obsh\n> print(\"BOOM\")\n```\n", to: "t/bb.md")
    home.write("```obsh\n> print(\"BOOM\")\n```\n", to: "t/cc.md")
    let process = try spawn(
      .obsh, arguments: [], environment: Self.crashing,
      script: "cd '\(home.path)'; \"$0\" test \(options)t > output 2> errors; echo $? > status"
    ) { _ in }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    #expect(
      home.read("errors") == """
        t/bb.md: error: obsh crashed while it ran this transcript
        t/cc.md: error: obsh crashed while it ran this transcript

        """)
    #expect(
      home.read("output") == """
        t/aa.md:2: error: the output differs
        > 1
        - Int = 2
        + Int = 1
        4 passed, 1 failed in 5 transcripts, 2 files could not be used

        """)
    #expect(home.read("status") == "2\n")
  }

  @Test func `a file that crashes is named before the process ends`() throws {
    home.write("print(\"BOOM\")\n", to: "boom.swift")
    let process = try spawn(
      .obsh, arguments: [], environment: Self.crashing,
      script: "cd '\(home.path)'; \"$0\" run boom.swift > output 2> errors"
    ) { _ in }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    #expect(home.read("errors").hasPrefix("error: obsh crashed while it ran boom.swift\n"))
    #expect(status != 0)
  }
}
