import Session
import Testing

@testable import Session

/// The `:` commands themselves: their grammar, their errors, their help.
@Suite struct CommandTests {
  @Test func `a mistyped command is corrected`() {
    check(
      """
      > :viwe Badge
      error: there is no command ':viwe'; did you mean ':view'?
      > :why-not Badge
      error: there is no command ':why-not'; did you mean ':why'?
      > :xyzzy
      error: there is no command ':xyzzy'; ':help' lists all
      > :view
      error: NAME is missing: :view NAME EXPR KEYPATH…
      > :view Badge counter
      error: KEYPATH is missing: :view NAME EXPR KEYPATH…
      > :unmount A B
      error: unexpected 'B': :unmount NAME
      > :trace write
      error: there is no kind of trace 'write'; did you mean 'writes'?
      """)
  }

  @Test func `help lists every command`() {
    let lines = play([":help"])[0].lines
    for command in CommandTable.all { #expect(lines.contains { $0.contains("  \(command.usage) ") }) }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `every command has help of its own`() {
    for command in CommandTable.all {
      let lines = play([":help \(command.name)"])[0].lines
      #expect(lines.first == "\(command.usage)  —  \(command.summary)")
    }
  }

  @Test(arguments: HelpTopic.all.map(\.name)) func `the example of a topic shows what it says`(_ name: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    let folder = try TemporaryFolder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    check(topic.example, options: options)
    #expect(!inputs(of: topic.example).isEmpty)
  }

  @Test(arguments: HelpTopic.all.map(\.name)) func `a topic fits the screen`(_ name: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    let lines = play([":help \(name)"])[0].lines
    #expect(lines.contains("\(topic.name)  —  \(topic.summary)"))
    let prompts = topic.example.split(separator: "\n").filter { $0.hasPrefix("> ") || $0.hasPrefix(". ") }
    #expect((topic.words.split(separator: "\n") + prompts).allSatisfy { $0.count <= 80 })
    #expect(lines.filter { $0.hasPrefix("  > ") || $0.hasPrefix("  . ") }.allSatisfy { $0.count <= 80 })
    #expect(play([":help"])[0].lines.contains { $0.hasPrefix("  \(name) ") && $0.hasSuffix("  \(topic.summary)") })
  }

  @Test func `the help of a command fits the screen`() {
    let list = play([":help"])[0].lines
    let names = list.filter { $0.hasPrefix("  :") }.compactMap { $0.split(separator: " ").first }
    #expect(names.count > 20)
    for line in list + names.flatMap({ play([":help \($0)"])[0].lines }) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func `a command and a topic of one name are both told`() {
    let both = play([":help views"])[0].lines
    #expect(both.first?.hasPrefix(":views  —  ") == true)
    #expect(both.contains { $0.hasPrefix("views  —  ") })
    #expect(play([":help :views"])[0].lines.count == 1)
    check(
      """
      > :help legasy
      error: there is no command or topic 'legasy'; did you mean 'legacy'?
      > :help views why
      error: unexpected 'why': :help [NAME]
      """)
  }

  /// The commands that the help's own examples name are there.
  @Test func `help names no command that there is not`() {
    let texts = CommandTable.all.map(\.help) + HelpTopic.all.flatMap { [$0.words, $0.example] }
    for text in texts {
      for word in text.split(whereSeparator: { !$0.isLetter && $0 != ":" && $0 != "-" })
      where word.first == ":" && word.count > 1 {
        #expect(CommandTable.all.contains { ":\($0.name)" == word }, "\(word)")
      }
    }
  }

  @Test func `words keep quotes and brackets together`() {
    let text = CommandText(
      #":view "Cart total" shop.carts[0, default: 1] \.items[a: "x y"].count  \.b"#, .input(name: "a"))
    #expect(text.name == "view")
    #expect(
      text.words.map(String.init) == [
        "\"Cart total\"", "shop.carts[0, default: 1]", "\\.items[a: \"x y\"].count", "\\.b",
      ])
    #expect(CommandText.name(text.words[0]) == "Cart total")
  }

  @Test func `trace says and sets`() {
    check(
      """
      > :trace
      trace writes, text
      > @Observable class C { var n = 0 }
      > let c = C()
      c: C = C#1
      > :trace off
      > c.n = 1
      > :trace all json
      > c.n = 2
      {"event":"willSet","turn":3,"property":{"object":"C#1","member":"n"},"old":"1","new":"2","invalidates":[],"file":"<input 7>","line":1,"function":null,"cause":null}
      {"event":"didSet","turn":3,"property":{"object":"C#1","member":"n"},"old":"1","new":"2","file":"<input 7>","line":1,"function":null,"cause":null}
      """)
  }

  @Test func `reset forgets everything`() {
    let played = play(["let a = 1", ":reset", "a", "let a = 2"])
    #expect(played[2].outcome == .failed(.source))
    #expect(played[3].lines == ["a: Int = 2"])
  }

  @Test func `reset keeps what is set and starting afresh does not`() {
    let model = "@Observable class C { var n = 0 }; let c = C()"
    let shown = onMachineThread {
      var text = ""
      let session = Session(SessionOptions(.shell)) { text += $0 }
      session.submit(":trace off")
      session.reset()
      for input in [model, "c.n = 1"] { session.submit(input) }
      session.startAfresh()
      for input in [model, "c.n = 2"] { session.submit(input) }
      return text
    }
    #expect(!shown.contains("0 → 1"))
    #expect(shown.contains("0 → 2"))
  }

  @Test func `quit quits`() { #expect(play([":quit"])[0].outcome == .quit) }

  @Test func `settings are shown and checked`() {
    check(
      """
      > :set
      trace         writes
      trace-format  text
      color         off
      swift         5
      sdk           26
      observation   6.2
      mistakes      on
      max-steps     none
      max-depth     10000
      max-memory    1073741824
      > :set max-steps 1000
      > :set max-steps
      max-steps  1000
      > :set max-steps -1
      error: '-1' is not a valid value for 'max-steps'
      > :set max-step 1
      error: there is no setting 'max-step'; did you mean 'max-steps'?
      """)
  }

  /// Each can be read, set to what it is, and set to all that it offers.
  @Test(arguments: Setting.all.map(\.name)) func `a setting is what it is set to`(_ name: String) throws {
    let setting = try #require(Setting.all.first { $0.name == name })
    let known = setting.known.count > 1 ? setting.known.joined(separator: ", ") : ""
    let values = setting.known + [setting.read(SessionOptions(.shell))]
    for value in values {
      let played = play([":set \(name) \(value)", ":set \(name)"])
      #expect(played[0].outcome == .done)
      #expect(played[1].lines == ["\(name)  \(value)" + (known.isEmpty ? "" : "  (\(known))")])
    }
    let wrong = play([":set \(name) never"])[0]
    let quoted = setting.known.map { "'\($0)'" }
    let list = "\(quoted.dropLast().joined(separator: ", ")) and \(quoted.last ?? "")"
    let offer = known.isEmpty ? "" : "; the values are \(list)"
    #expect(wrong.lines == ["error: 'never' is not a valid value for '\(name)'\(offer)"])
    #expect(wrong.outcome == .failed(.command))
  }

  @Test func `the trace is a setting too`() {
    check(
      """
      > @Observable class C { var n = 0 }
      > let c = C()
      c: C = C#1
      > :set trace off
      > c.n = 1
      > :trace
      trace off, text
      > :set trace writes
      > c.n = 2
        willSet  C#1.n  1 → 2
        didSet   C#1.n  1 → 2
      """)
  }

  @Test func `Swift 6 is stricter`() {
    let inputs = [
      "class S { static var shared = 1 }", ":set swift 6", "class T { static var shared = 1 }",
      "class U { @MainActor static var a = 1; nonisolated(unsafe) static var b = 2; static let c = 3 }",
      "@MainActor class V { static var d = 1 }", ":undo", ":set swift 5", "class T { static var shared = 1 }",
    ]
    let played = play(inputs)
    #expect(played.map(\.outcome) == [.done, .done, .failed(.source), .done, .done, .done, .done, .done])
    #expect(
      played[2].lines.first == "<input 3>:1:22: error: static property 'shared' is not concurrency-safe because it is "
        + "nonisolated global shared mutable state [#MutableGlobalVariable]")
  }

  @Test func `a transcript has no colour`() {
    let session = TranscriptSession(TranscriptSession.options(at: "a.md"))
    #expect(session.evaluate(":set color on").output == ["error: 'on' is not a valid value for 'color'"])
    let script = run(script: ":set swift 6\n")
    #expect(script.complaints.contains("a script is checked before it runs; its swift is set by the option --swift"))
  }

  @Test func `JSON that begins later counts the turns before`() throws {
    let before = ["@Observable class Counter { var count = 0 }", "let counter = Counter()", "counter.count += 1"]
    let late = play(before + [":trace writes", ":trace json", "counter.count += 1"])[5].lines
    let early = play([":trace writes", ":trace json"] + before + ["counter.count += 1"])[5].lines
    #expect(late == early)
    #expect(late.first?.contains("\"turn\":3") == true)
  }

  @Test func `only instances of the program are traced`() {
    let played = play([
      ":trace all", "class M: ObservableObject { @Published var n = 0 }",
      "struct V: View { @StateObject var m = M(); var body: some View { NavigationStack { Text(\"\\(m.n)\") } } }",
      ":mount V()", ":unmount V",
    ])
    let lines = played.flatMap(\.lines).filter { $0.hasPrefix("  init ") || $0.hasPrefix("  deinit ") }
    #expect(lines == ["  init     M#1", "  deinit   M#1"])
  }
}
