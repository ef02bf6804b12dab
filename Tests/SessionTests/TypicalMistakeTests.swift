import Testing

@testable import Session

/// What people type who come from other languages or shells: each is answered in at most three rows, which hold the fix.
@Suite struct TypicalMistakeTests {
  private static let start = [
    "@Observable class Counter { var count = 0; var label = \"\" }", "let counter = Counter()",
  ]

  @Test(arguments: [
    // Commands without their colon, or nearly right.
    (#"view Badge counter \.count"#, #"did you mean ':view Badge counter \.count'?"#),
    ("why Badge", "did you mean ':why Badge'?"),
    ("set trace off", "did you mean ':set trace off'?"),
    ("tap \"Clear\"", "did you mean ':tap \"Clear\"'?"),
    ("undo", "did you mean ':undo'?"),
    (#":vew Badge counter \.count"#, "did you mean ':view'?"),
    (":view Badge counter count", #"did you mean '\.count'?"#),
    (":view Badge counter .count", #"did you mean '\.count'?"#),
    (":view Badge counter.count", #"did you mean ':view Badge counter \.count'?"#),
    // Declarations.
    ("const k = 3", "use 'let'"),
    ("val k = 3", "use 'let'"),
    ("int n = 1", "'var n: Int = …'"),
    ("fun g() {}", "use 'func'"),
    ("function g() {}", "use 'func'"),
    ("def g(): pass", "use 'func'"),
    ("class A extends B {}", "write 'class A: B'"),
    ("var d: [String, Int]", "'[String: Int]'"),
    ("let d: [String, Int] = [:]", "'[String: Int]'"),
    ("class M: @Observable { var x = 1 }", "'@Observable class M'"),
    ("protocol P { func f(x: Int = 1) }", "an extension can have it"),
    ("class A { let x: Int }", "give each stored property a value"),
    ("class A { var count }", "add ': Type' or '= value'"),
    ("@Observable struct Point { var x = 0 }", "make it a class"),
    ("struct V: View { @Stat var n = 0; var body: some View { Text(\"\") } }", "did you mean 'State'?"),
    ("struct V: View { var body { Text(\"\") } }", "must have an explicit type"),
    ("struct V: View { @FetchRequest var items: [Int]; var body: some View { Text(\"\") } }", "'@FetchRequest'"),
    // Statements.
    ("for (int i = 0; i < 3; i++) { }", "for i in 0..<10"),
    ("foreach (x in [1]) { print(x) }", "for x in xs"),
    ("for i in 0..3 { print(i) }", "use '...' or '..<'"),
    ("if counter.count = 1 { }", "did you mean '=='?"),
    ("if counter.count == 1 then print(1)", "use '{ … }'"),
    ("if true and false { }", "use '&&'"),
    ("elif", "use 'else if'"),
    ("else { print(1) }", "on the line of the '}' before it"),
    ("else if true {}", "on the line of the '}' before it"),
    ("try { print(1) } catch { }", "do { try … } catch"),
    ("do { print(1) } while true", "repeat { … } while"),
    ("print \"a\"", "'print(\"a\")'"),
    ("println(\"a\")", "did you mean 'print'?"),
    ("throw \"error\"", "struct Failure: Error {}"),
    ("[3, 1].sort()", "store it in a 'var' first"),
    ("Text(\"a\").padding(.all: 3)", "a ',' follows it"),
    ("import UIKit", "obsh has SwiftUI"),
    ("switch counter.count { case 0: print(0) }", "add a default clause"),
    // Expressions.
    ("let p = counter->count", "use '.'"),
    ("counter::count", "use '.'"),
    ("new Counter()", "write 'Counter()'"),
    ("let c = new Counter()", "write 'Counter()'"),
    ("let s: string = \"a\"", "did you mean 'String'?"),
    ("let n: int = 1", "did you mean 'Int'?"),
    ("let b: boolean = true", "did you mean 'Bool'?"),
    ("let x: Int? = null", "did you mean 'nil'?"),
    ("\"abc\".length", "did you mean 'count'?"),
    ("\"abc\".toUpperCase()", "did you mean 'uppercased'?"),
    ("var l = [1]; l.push(2)", "did you mean 'append'?"),
    ("var l = [1]; l.size", "did you mean 'count'?"),
    ("[1, 2].map(x => x + 1)", "'{ x in … }'"),
    ("let s = \"abc", "add '\"' at its end"),
    ("print(\"abc)", "add '\"' at its end"),
    ("conter.count = 1", "did you mean 'counter'?"),
    ("counter.lable", "did you mean 'label'?"),
    ("counter = Counter()", "with 'var'"),
    ("counter.count++", "did you mean '+= 1'?"),
    ("counter.count = \"1\"", "use 'Int(…) ?? 0'"),
    ("\"a\" + 1", #"convert the number with "\(…)""#),
    ("let d: Double = counter.count", "convert it with 'Double(…)'"),
    ("counter?.count", "remove the '?'"),
    ("counter.count()", "remove the parentheses"),
    ("var o: Int? = 1; o + 1", "add '?? value'"),
    ("Text(\"a\").onTapGestre {}", "did you mean 'onTapGesture'?"),
  ])
  func `is answered in three rows with its fix`(input: String, fix: String) {
    let answer = play(Self.start + [input])[2]
    #expect(answer.outcome != .done)
    #expect(answer.lines.count <= 3)
    #expect(answer.lines.joined(separator: "\n").contains(fix), "\(answer.lines)")
    #expect(answer.lines.dropFirst().allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["exit", "quit", "exit()", ":q", ":exit", ":quit"])
  func `leaves the shell`(input: String) {
    #expect(play([input])[0].outcome == .quit)
  }

  @Test(arguments: ["help", "?", "help()", ":h", ":?"])
  func `asks for help`(input: String) {
    let answer = play([input])[0]
    #expect(answer.outcome == .done)
    #expect(answer.lines == play([":help"])[0].lines)
  }

  @Test func `a name of the program is no command`() {
    check(
      """
      > let exit = 1; let help = 2
      exit: Int = 1
      help: Int = 2
      > exit + help
      Int = 3
      > help
      Int = 2
      """)
  }

  @Test func `a long line is shown around its caret`() {
    check(
      """
      > let all = [1, 2, 3].map { $0 + 1 }.filter { $0 > 1 }.reduce(0, +) + missing + 1 + 2 + 3 + 4
      <input 1>:1:69: error: cannot find 'missing' in scope
      1 | … 3].map { $0 + 1 }.filter { $0 > 1 }.reduce(0, +) + missing + 1 + 2 + 3 + 4
        |                                                      ^
      """)
  }

  @Test func `the caret stands below its character whatever stands before`() {
    check(
      """
      > print("👨‍👩‍👧🇩🇪e\u{301}日本", nobody)
      <input 1>:1:46: error: cannot find 'nobody' in scope
      1 | print("👨‍👩‍👧🇩🇪e\u{301}日本", nobody)
        |                    ^
      """)
  }

  /// Another line would not help: a string ends in its line.
  @Test(arguments: ["print(\"abc)", "let s = \"abc", "f(\"a\n", "if x == \"a {"])
  func `an open string is answered at once`(input: String) {
    let isComplete = onMachineThread { Session(SessionOptions(.shell)) { _ in }.isComplete(input) }
    #expect(isComplete)
    let lines = play([input])[0].lines
    #expect(lines.first?.contains("unterminated string literal; add '\"' at its end") == true)
    #expect(lines.count == 3)
  }

  @Test(arguments: ["let s = \"\"\"\nabc", "f(", "func f() {", "[1,", "let x ="])
  func `what is unfinished goes on`(input: String) {
    #expect(onMachineThread { !Session(SessionOptions(.shell)) { _ in }.isComplete(input) })
  }

  @Test func `of several errors in a line the first is shown`() {
    check(
      """
      > nobody + noone
      <input 1>:1:1: error: cannot find 'nobody' in scope
      1 | nobody + noone
        | ^
      > func f() {
      .   nobody
      .   noone
      . }
      <input 2>:2:3: error: cannot find 'nobody' in scope
      2 |   nobody
        |   ^
      <input 2>:3:3: error: cannot find 'noone' in scope
      3 |   noone
        |   ^
      """)
  }

  @Test func `a compiled file hears the compiler's words`() {
    let complaints = run(script: "const k = 3\n").complaints
    #expect(!complaints.contains("Swift has no"))
    #expect(complaints.contains("consecutive statements on a line must be separated by ';'"))
  }
}

extension TypicalMistakeTests {
  /// A word of another language may be a name of the program's.
  @Test(arguments: [
    ("struct P { func then(_ f: () -> Void) {} }; P().then { nobody() }", "cannot find 'nobody' in scope"),
    ("func f(a: Int, and: Int) {}; f(a: 1, and: nobody)", "cannot find 'nobody' in scope"),
    ("let f: Int->Int", "expected '(' to start function type"),
    ("extension Array { func g() { forEach { nobody($0) } } }", "cannot find 'nobody' in scope"),
    ("func unless(_ b: Bool) {}; unless(nobody)", "cannot find 'nobody' in scope"),
    ("let new = 1; new + nobody", "cannot find 'nobody' in scope"),
    ("let val = 1; let s: String = val", "cannot convert value of type 'Int'"),
    ("let x = [Int, String]", "expected member name"),
  ])
  func `keeps its own error`(input: String, message: String) {
    let lines = play([input])[0].lines
    #expect(lines.contains { $0.contains(message) }, "\(lines)")
    #expect(!lines.contains { $0.contains("Swift has no") })
  }
}
