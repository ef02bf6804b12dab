import Testing

/// Tab, with all that the shell knows behind it.
@Suite struct ShellCompletion {
  let home: ShellHome

  init() throws { home = try ShellHome() }

  @Test func `it completes names, members, labels of arguments and key paths`() throws {
    let terminal = try home.shell("--norc")
    try terminal.input("struct Point { var width = 1; var height = 2 }")
    try terminal.input("let pointOfView = Point()", shows: "height: 2)")
    try terminal.input("func move(sideways x: Int) -> Int { x }")
    try terminal.input("pointOfV\t.hei\t", shows: "Int = 2")
    try terminal.input("move(side\t9)", shows: "Int = 9")
    try terminal.input("pointOfView[keyPath: \\.wi\t]", shows: "Int = 1")
    try terminal.input("struct Box { var width = 1; var 高さ = 2 }")
    try terminal.input("let box = Box()", shows: "2)")
    try terminal.expect("> ")
    terminal.type("box.\t\t")
    // Wide characters take two columns.
    try terminal.expect("width  Int\r\n高さ   Int\r\n")
  }

  @Test func `it completes commands and their arguments`() throws {
    home.write("print(\"loaded\")\n", to: "folder/some-file.swift")
    let terminal = try home.shell("--norc", environment: ["PAGER": "cat"])
    try terminal.input("@Observable class Counter { var title = \"a\" }")
    try terminal.input("let counter = Counter()", shows: "Counter#1")
    try terminal.input(":view Badge coun\t \\.ti\t", shows: "reads Counter#1.title")
    try terminal.input(":why Ba\t", shows: "Badge ran in the last turn")
    try terminal.input(":dep\t", shows: "Badge  →  Counter#1.title")
    try terminal.input(":exp\tCou\t", shows: "ObservationRegistrar")
    try terminal.input("#Preview { Button(\"Add one\") { print(\"added\") } }")
    try terminal.input(":tap \"Ad\t", shows: "added")
    try terminal.input(":set max-st\t5000")
    try terminal.input(":set max-steps", shows: "max-steps  5000")
    try terminal.input(":load \(home.path)/fol\tso\t", shows: "loaded")
    try terminal.input(":help lega\t", shows: "ObservableObject compared with @Observable")
  }

  @Test func `many are listed a screenful at a time`() throws {
    let terminal = try home.shell("--norc")
    try terminal.expect("> ")
    terminal.type("\"\".\t")
    try terminal.expect("? (y or n) ")
    terminal.type("y")
    try terminal.expect("-- more --")
    terminal.type(" ")
    try terminal.expect("-- more --")
    terminal.type("q")
    terminal.type("count\r")
    try terminal.expect("Int = 0")
  }
}
