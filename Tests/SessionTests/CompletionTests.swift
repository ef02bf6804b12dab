import Session
import Testing

/// What Tab offers behind the last input, of which `|` is the cursor: `start: text detail, …`.
private func completions(_ inputs: String..., details: Bool = false) -> [String] {
  onMachineThread {
    let session = Session(SessionOptions(.shell)) { _ in }
    for input in inputs.dropLast() { session.submit(input) }
    let parts = (inputs.last ?? "").split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let found = session.completions(for: parts.joined(), at: parts[0].utf8.count)
    let word = parts[0].utf8.dropFirst(found.start)
    // Each replaces what is there of it.
    #expect(found.all.allSatisfy { $0.text.utf8.starts(with: word) })
    return found.all.map { details && !$0.detail.isEmpty ? "\($0.text) \($0.detail)" : $0.text }
  }
}

private let counter = """
  @Observable class Counter {
    var count = 0
    var countdown: [Int] = []
    let label = "Taps"
    func increase(by amount: Int, twice: Bool = false) {}
    func reset() -> Bool { true }
    static let shared = Counter()
  }
  """

@Suite struct CompletionOfSwift {
  @Test func `a member, with its type`() {
    #expect(
      completions(counter, "let c = Counter()", "c.|", details: true)
        == [
          "count Int", "countdown [Int]", "increase( (by: Int, twice: Bool)", "label String", "reset() () -> Bool",
        ])
    #expect(completions(counter, "let c = Counter()", "c.cou|") == ["count", "countdown"])
    #expect(completions(counter, "Counter.sh|", details: true) == ["shared Counter"])
  }

  @Test func `a member of a library's type, as that type has it`() {
    #expect(
      completions("let a = [1]", "a.la|", details: true) == [
        "last Int?", "lastIndex( (where: (Int) throws -> Bool) throws -> Int?  and 1 more", "lazy LazySequence<[Int]>",
      ])
    #expect(completions("let s = \"\"", "s.isEm|") == ["isEmpty"])
    #expect(completions("let t = (x: 1, y: \"\")", "t.|", details: true) == ["x Int", "y String"])
  }

  @Test(arguments: [
    "if c.cou|", "while c.cou|", "guard c.cou|", "for x in c.cou|", "print(\"\\(c.cou|", "let x = [1, c.cou|",
    "func f() { print(c.cou|", "{ c.cou|", "c.cou|) {", "let y = true ? c.cou|",
  ])
  func `wherever it stands`(_ text: String) {
    #expect(completions(counter, "let c = Counter()", text) == ["count", "countdown"])
  }

  @Test func `a closure's parameter, the members around and local names have their types`() {
    #expect(completions(counter, "[Counter()].map { $0.lab|") == ["label"])
    #expect(completions(counter, "[Counter()].map { one in one.lab|") == ["label"])
    #expect(
      completions("struct V: View {\n  @State var name = \"\"\n  var body: some View {\n    Text(na|").contains("name"))
    #expect(completions("func f(amount: Int) {\n  let amountLeft = 1\n  amou|") == ["amount", "amountLeft"])
  }

  @Test func `a case where the type is expected`() {
    #expect(completions("enum Suit { case hearts, spades, numbered(Int) }", "let s: Suit = .|").contains("hearts"))
    #expect(completions("enum Suit { case hearts, spades, numbered(Int) }", "let s: Suit = .num|") == ["numbered("])
  }

  @Test func `a key path`() {
    #expect(completions(counter, "let k = \\Counter.la|") == ["label"])
    #expect(completions(counter, "[Counter()].map(\\.co|") == ["count", "countdown"])
    #expect(completions(counter, "let k = \\Counter.label.cou|") == ["count"])
  }

  @Test func `a label, with its type`() {
    #expect(completions(counter, "let c = Counter()", "c.increase(|", details: true) == ["by:  Int"])
    #expect(completions(counter, "let c = Counter()", "c.increase(by: 1, |", details: true).contains("twice:  Bool"))
    #expect(completions("struct P { var x = 1; var y: String }", "P(|", details: true) == ["x:  Int", "y:  String"])
    #expect(completions("func f(first: Int, second: Int) {}", "f(first: max(1, 2), s|").contains("second: "))
  }

  @Test func `a name, the session's own and the library's`() {
    #expect(completions("let counterOne = 1", "counterO|", details: true) == ["counterOne Int"])
    #expect(completions("let counterOne = 1", "func f() {}", "f(|") == ["counterOne", "f()"])
    #expect(completions("VSta|") == ["VStack", "VStackLayout"])
    #expect(
      completions("struct ContentView: View { var body: some View { Text(\"\") } }", "ContentV|") == ["ContentView"])
    #expect(completions("let x: Dou|") == ["Double"])
    #expect(completions("fatalE|") == ["fatalError("])
    #expect(completions("gua|") == ["guard"])
    #expect(
      completions("@Obse|") == ["Observable", "ObservationIgnored", "ObservedObject"].filter { $0.hasPrefix("Obse") })
    #expect(completions("#Prev|") == ["Preview"])
  }

  @Test(arguments: ["\"text cou|", "// cou|", "/* cou|", "12|", "1.cou|x("])
  func `nothing in a text, a comment or a number`(_ text: String) {
    #expect(completions("let count = 1", text) == [])
  }

  @Test func `it declares nothing and shows nothing`() {
    check(
      """
      > let a = 1
      a: Int = 1
      > a
      Int = 1
      """)
    #expect(completions("let a = 1", "var b = 1; class Zebra { var c = a.|").contains("magnitude"))
    let after = onMachineThread { () -> ([String], String) in
      let shown = Text()
      let session = Session(SessionOptions(.shell)) { shown.text += $0 }
      _ = session.completions(for: "class Zebra { func f() { Zeb", at: 28)
      return (session.completions(for: "Zeb", at: 3).all.map(\.text), shown.text)
    }
    #expect(after == ([], ""))
  }
}

private final class Text { var text = "" }

@Suite struct CompletionOfCommands {
  private let view = """
    struct Screen: View {
      @State var isOn = false
      @State var name = ""
      var body: some View {
        VStack { Button("Add one") {}; Button("Clear") {}; Toggle("Dark", isOn: $isOn); TextField("Name", text: $name) }
      }
    }
    """

  @Test func `commands, with what they do`() {
    #expect(completions(":un|") == ["undo ", "unmount "])
    #expect(completions(":vie|", details: true).first?.hasPrefix("view  binds") == true)
    #expect(completions(":|").contains("objects"))
    #expect(completions(":help ren|") == ["render"])
  }

  @Test func `settings and levels`() {
    #expect(completions(":set m|") == ["mistakes ", "max-steps ", "max-depth ", "max-memory "])
    #expect(completions(":set mistakes |") == ["on", "off"])
    #expect(completions(":trace w|") == ["writes"])
  }

  @Test func `labels of what is on the screen, with quotes where they need them`() {
    #expect(completions(view, ":mount Screen()", ":tap |") == ["\"Add one\"", "Clear"])
    #expect(completions(view, ":mount Screen()", ":tap \"A|") == ["\"Add one\""])
    #expect(completions(view, ":mount Screen()", ":tap \"Add o|") == ["\"Add one\""])
    #expect(completions(view, ":mount Screen()", ":toggle |") == ["Dark"])
    #expect(completions(view, ":mount Screen()", ":type N|") == ["Name"])
    #expect(completions(view, ":mount Screen()", ":retype N|") == ["Name"])
    #expect(completions(view, ":mount Screen()", ":why Sc|") == ["Screen"])
    #expect(completions(view, ":mount Screen()", ":unmount |") == ["Screen"])
    #expect(completions(view, ":mount Screen()", ":timeline Sc|") == ["Screen"])
  }

  @Test func `values and key paths`() {
    #expect(completions(counter, "let c = Counter()", ":view Badge c|").contains("c"))
    #expect(completions(counter, "let c = Counter()", ":view Badge c \\.cou|") == ["count", "countdown"])
    #expect(completions(counter, "let c = Counter()", ":view Badge c \\.count \\.label.cou|") == ["count"])
    #expect(completions(view, ":mount Scree|") == ["Screen"])
    #expect(completions(counter, ":expand |") == ["Counter"])
    #expect(completions(counter, ":disassemble Counter.inc|") == ["Counter.increase"])
  }

  @Test func `files`() {
    #expect(completions(":load /etc/hostn|") == ["/etc/hostname"])
    #expect(completions(":load /et|") == ["/etc/"])
    #expect(completions(":load \"/etc/hostn|") == ["\"/etc/hostname\""])
  }
}

@Suite struct Indentation {
  @Test(arguments: [
    ("class A {", 2), ("  if x {", 4), ("f(", 2), ("let a = [", 2), ("class A {\n  var x = 1", 2),
    ("class A {\n  func f() {", 4), ("class A {\n  func f() {\n  }", 2), ("\"\"\"\n   text {", 0), ("let x = 1 +", 0),
    ("f(\") {\"", 2),
  ])
  func `a line goes on where the one before began, or further in`(_ text: String, _ count: Int) {
    #expect(onMachineThread { Session(SessionOptions(.shell)) { _ in }.indentation(after: text) } == count)
  }
}
