import Testing

@testable import Session

/// `:break` pauses in the middle of a turn, where a fact comes true.
@Suite struct BreakTests {
  private static let app = [
    """
    @Observable class Cart {
      var total = 0
      var items: [Int] = []
      @ObservationIgnored var notes = 0
      func add() {
        total += 1
        items.append(total)
      }
    }
    """, "let cart = Cart()",
    """
    struct Badge: View {
      @State var taps = 0
      var body: some View {
        Text("\\(cart.total)")
        Button("Tap") { taps += 1; cart.add() }
        Text("\\(taps)")
      }
    }
    """, ":mount Badge()", ":trace off",
  ]

  private func played(_ inputs: [String]) -> [Played] { Array(play(Self.app + inputs).dropFirst(Self.app.count)) }
  private func shown(_ inputs: String...) -> [[String]] { played(inputs).map(\.lines) }

  @Test func `a write pauses before it is stored and tells the place`() {
    let lines = shown(":break on Cart#1.total", "cart.add()", "cart.total", ":continue", "cart.total")
    #expect(lines[0] == ["break 1  on Cart#1.total"])
    #expect(
      lines[1] == [
        "break 1: paused before Cart#1.total is stored, 0 → …, which invalidates Badge",
        "  at <input 1>:6 (Cart.add()), in turn 3",
      ])
    #expect(lines[2...] == [["Int = 0"], [], ["Int = 1"]])
  }

  @Test func `the tap that writes is told`() {
    let lines = shown(":break on Cart#1.total", ":tap Tap")
    #expect(
      lines[1].dropFirst() == [
        "  at <input 1>:6 (Cart.add()), by :tap Tap, in turn 3", "  called at <input 3>:5 (closure in Badge.body)",
      ])
  }

  @Test func `a variable stands for its instance`() {
    #expect(shown(":break on cart.total", "cart.total = 4")[1].first?.contains("before Cart#1.total is stored") == true)
  }

  @Test func `a class stands for all its instances`() {
    let lines = shown(":break on Cart.total", "let other = Cart()", "other.total = 4", ":continue", "other.total = 4")
    #expect(lines[2].first?.hasPrefix("break 1: paused before Cart#2.total is stored, 0 → 4") == true)
    #expect(lines[4].first?.hasPrefix("break 1: paused at an equal write of Cart#2.total, 4") == true)
  }

  @Test func `state of a view can be stopped at`() {
    #expect(shown(":break on Badge.taps", ":tap Tap")[1].first?.hasPrefix("break 1: paused after Badge.taps") == true)
  }

  @Test func `a condition is asked when the value is stored`() {
    let lines = shown(
      ":break on Cart.total if newValue > 1 && newValue < 9", "cart.add()", "cart.add()", "cart.total", ":continue",
      "cart.total = 9")
    #expect(lines[1] == [])
    #expect(lines[2].first == "break 1: paused after Cart#1.total was stored, 1 → 2")
    #expect(lines[3...] == [["Int = 2"], [], []])
  }

  @Test func `a condition may use what the program has`() {
    let lines = shown("let limit = 3", ":break on cart.total if cart.total > limit", "cart.total = 3", "cart.total = 4")
    #expect(lines[2] == [])
    #expect(lines[3].first == "break 1: paused after Cart#1.total was stored, 3 → 4, at <input 9>:1, in turn 5")
  }

  @Test func `a session can end while a stop point is set and its objects are shown`() {
    #expect(
      shown(":trace all", ":break on Cart#1.total if cart.total > 2") == [
        [], ["break 1  on Cart#1.total if cart.total > 2"],
      ])
    let owner = [
      "class Old: ObservableObject { @Published var x = 0 }",
      "struct V: View { @StateObject var old = Old(); var body: some View { Text(\"\\(old.x)\") } }", ":mount V()",
    ]
    #expect(played(owner + [":trace all", ":break on Old#1.x"]).last?.lines == ["break 1  on Old#1.x"])
  }

  @Test func `a condition is checked when it is given`() {
    let lines = shown(
      ":break on cart.total if newValu > 1", ":break on cart.total if newValue", ":break on Badge.taps if newValue > 1",
      ":break")
    #expect(lines[0].first?.contains("error: cannot find 'newValu' in scope") == true)
    #expect(lines[1].first?.hasSuffix("error: type 'Int' cannot be used as a boolean; test for '!= 0' instead") == true)
    #expect(lines[1].last?.hasSuffix("| \(String(repeating: " ", count: 24))^") == true)
    #expect(lines[2] == ["error: 'newValue' stands for a property of an instance, which Badge.taps is not"])
    #expect(lines[3].first?.hasPrefix("There is no break") == true)
  }

  @Test func `a body pauses before it runs`() {
    let lines = shown(":break Badge", "cart.total = 5", ":render", ":why Badge", ":continue", ":render")
    #expect(
      lines[1] == [
        "break 1: paused before run 2 of the body of Badge, because Cart#1.total", "  at <input 3>:3, in turn 3",
      ])
    #expect(lines[2].contains { $0.hasSuffix("Text  \"0\"") })
    #expect(lines[3].first == "Badge is stale and runs later in this turn:")
    #expect(lines[5].contains { $0.hasSuffix("Text  \"5\"") })
  }

  @Test func `the first run of a body pauses too`() {
    let lines = shown(
      "struct Other: View { var body: some View { Text(\"o\") } }", ":break Other", ":mount Other()", ":views",
      ":continue")
    #expect(lines[2].joined().contains("before the first run of the body of Other"))
  }

  @Test func `too many runs in one turn pause`() {
    let loop = """
      struct Loop: View {
        @State var n = 0
        var body: some View { Text("\\(n)").onAppear { n = 1 }.onChange(of: n) { if n < 5 { n += 1 } } }
      }
      """
    let lines = shown(loop, ":break when Loop runs > 3 in a turn", ":mount Loop()", ":continue")
    #expect(lines[2].joined().contains("break 1: paused before run 4 of the body of Loop"))
    #expect(lines[3].first == "  warning  onChange(of: Int) action tried to update multiple times per frame.")
    #expect(shown(loop, ":break when Loop runs >= 3", ":mount Loop()")[2].joined().contains("before run 3"))
  }

  @Test func `a pause only looks`() {
    let refused = ["error: the turn is paused and can only be inspected; ':continue' resumes it"]
    let lines = shown(
      ":break on cart.total", "cart.total = 1", "cart.total = 2", "let a = 1", ":tap Tap", ":undo", ":reset", ":at 1",
      "cart.add()", ":continue", "cart.total")
    #expect(lines[2...8].allSatisfy { $0 == refused })
    #expect(lines[10] == ["Int = 1"])
  }

  @Test func `an expression that writes stops before it does`() {
    let lines = shown(
      "func bump() -> Int { cart.total = 9; return cart.total }", "func make() -> Cart { Cart() }",
      ":break on Cart#1.items", "cart.add()", "bump()", "make()", "Int.random(in: 0..<1_000_000)", "cart.total",
      ":continue", "Int.random(in: 0..<1_000_000)", "let next = Cart()")
    #expect(lines[4].first?.hasSuffix("Cart#1.total cannot be written while a turn is paused") == true)
    #expect(lines[5].first?.hasSuffix("an instance of Cart cannot be made while a turn is paused") == true)
    #expect(lines[7] == ["Int = 1"])
    // The program finds chance as it was.
    #expect(lines[6] == lines[9])
    #expect(lines[10] == ["next: Cart = Cart#2"])
  }

  @Test(arguments: [
    ("var plain = [1]", "func write() -> Int { plain[0] += 1; return plain[0] }", "write()", "plain[0]", "plain"),
    (
      "class Box { var n = 1 }; let box = Box()", "func write() -> Int { box.n += 1; return box.n }", "write()",
      "box.n",
      "Box#1.n"
    ),
    (
      "struct Store { static var n = 1 }; let first = Store.n", "func write() -> Int { Store.n += 1; return Store.n }",
      "write()", "Store.n", "n"
    ),
    (
      "struct Pair { var a = 1; var b = 2 }; var pair = Pair()",
      "func write() -> Int { pair.a = 5; return [1].map { n in pair.b = n; return pair.b }[0] }", "write()", "pair.a",
      "pair"
    ),
    (
      "let a = 1", "func write() -> Int { cart.notes += 1; return cart.notes }", "write() - 1", "cart.notes + 1",
      "Cart#1.notes"
    ),
  ])
  func `a plain variable is as it was after a function that writes it`(
    _ variable: String, _ function: String, _ input: String, _ value: String, _ name: String
  ) {
    let lines = shown(
      variable, function, ":break on cart.total", "cart.total = 1", input, value, ":continue", value)
    #expect(lines[4].first?.hasSuffix("\(name) cannot be written while a turn is paused") == true, "\(lines[4])")
    #expect(lines[5] == ["Int = 1"])
    #expect(lines[7] == ["Int = 1"])
  }

  @Test func `local variables and lazy properties can be set at a pause`() {
    let lines = shown(
      "class Page { lazy var title = \"t\" }", "let page = Page()",
      "func sum() -> Int { var all = [1]; all.append(2); let add = { all[0] += 1 }; add(); return all.reduce(0, +) }",
      ":break on cart.total", "cart.total = 1", "sum()", "page.title", ":continue", "page.title")
    #expect(lines[5] == ["Int = 4"])
    #expect(lines[6] == ["String = \"t\""])
    #expect(lines[8] == ["String = \"t\""])
  }

  @Test func `a pause is an object where the trace is data`() {
    let lines = shown(":trace all json", ":break on cart.total", "cart.add()")
    let pause = lines[2].first { $0.hasPrefix("{\"event\":\"pause\"") }
    #expect(
      pause == #"{"event":"pause","turn":3,"break":1,"text":"paused before Cart#1.total is stored","#
        + #""place":"<input 1>:6 (Cart.add())","caller":null}"#)
    #expect(lines[2].allSatisfy { $0.hasPrefix("{") })
  }

  @Test func `what is read at a pause is no dependency`() {
    let label = "struct Label: View { var body: some View { Badge(); Text(\"x\") } }"
    let lines = shown(label, ":break Badge", ":mount Label()", "cart.items.count", ":continue", ":deps Badge")
    #expect(lines[3] == ["Int = 0"])
    #expect(lines[5].allSatisfy { !$0.contains("items") })
  }

  @Test func `a trap at a pause leaves the turn as it was`() {
    let lines = shown(":break on cart.total", "cart.total = 1", "cart.items[3]", ":continue", "cart.total")
    #expect(lines[2].first?.contains("Fatal error: Index out of range") == true)
    #expect(!lines[2].contains { $0.hasPrefix("Changes made") })
    #expect(lines[4] == ["Int = 1"])
  }

  @Test func `breaks are listed and ended`() {
    let lines = shown(
      ":break", ":break Badge", ":break on Cart.total", ":break Badge", ":break", ":break off 1", "cart.total = 5",
      ":break off 7", ":continue", ":break off", "cart.total = 6")
    #expect(lines[3] == ["The break 'Badge' already exists."])
    #expect(lines[4] == ["break 1  Badge", "break 2  on Cart.total"])
    #expect(lines[6].first?.hasPrefix("break 2: ") == true)
    #expect(lines[7] == ["error: there is no break 7; ':break' lists them"])
    #expect(lines[10] == [])
  }

  @Test(arguments: [
    ":break Pag", ":break Cart#1.total", ":break on Cart#9.total", ":break on Cart.totl", ":break on Cart.notes2",
    ":break when Badge", ":break when Badge runs < 3", ":break when Nobody runs > 3", ":break on", ":break when",
    ":break on cart.total unless true", ":break on cart.total if", ":continue", ":step", ":break off x",
  ])
  func `what is no fact is refused`(_ input: String) {
    let played = played([input])
    #expect(played[0].outcome == .failed(.command))
    #expect(played[0].lines.first?.hasPrefix("error: ") == true)
  }

  @Test func `the trace shows what it showed before`() {
    let inputs = ["cart.add()", ":tap Tap"]
    let plain = play(Self.app.dropLast() + inputs).suffix(2).map(\.lines)
    let watched = play(Self.app.dropLast() + [":break on cart.total if false"] + inputs).suffix(2).map(\.lines)
    #expect(plain == watched)
  }

  @Test func `an input that paused is one input`() {
    let lines = shown(
      ":break on cart.total", "cart.add()", "cart.total", ":continue", ":objects", ":undo", ":redo", "cart.total",
      ":at 3", "cart.total", ":at 2", "cart.total", ":at now", ":undo 2", "cart.total")
    #expect(lines[5] == ["undone: cart.add()"])
    #expect(lines[6] == ["redone: cart.add()"])
    #expect(lines[7] == ["Int = 1"])
    #expect(lines[9].first == "Int = 1")
    #expect(lines[11].first == "Int = 0")
    #expect(lines[14] == ["Int = 0"])
  }

  @Test func `reset ends all breaks`() {
    #expect(shown(":break Badge", ":reset", ":break")[2].first?.hasPrefix("There is no break") == true)
  }

  @Test func `a paste goes on at the pause`() {
    let lines = shown(":break on cart.total", "cart.add()\n:why Badge\n:continue\ncart.total")
    #expect(lines[1].last == "Int = 1")
  }

  @Test func `a paused transcript starts afresh`() {
    onMachineThread {
      let session = TranscriptSession(TranscriptSession.options(at: "lesson.md"))
      for input in Self.app + [":break on cart.total", "cart.add()"] { _ = session.evaluate(input) }
      #expect(session.session.isPaused)
      session.reset()
      #expect(!session.session.isPaused)
      #expect(session.evaluate("1 + 1").output == ["Int = 2"])
    }
  }

  @Test func `a script goes on at the pause and ends with it`() {
    let result = run(
      script: """
        import Observation
        @Observable class Cart { var total = 0 }
        let cart = Cart()
        :break on cart.total
        cart.total = 1
        print("at the pause", cart.total)
        :why Nobody
        """)
    #expect(result.output.contains("break 1: paused before Cart#1.total is stored"))
    #expect(result.output.contains("at the pause 0"))
    let finished = run(
      script: """
        import Observation
        @Observable class Cart { var total = 0 }
        let cart = Cart()
        :break on cart.total
        cart.total = 1
        print("at the pause", cart.total)
        :continue
        print("after it", cart.total)
        :step cart.total = 2
        """)
    #expect(finished.output.contains("at the pause 0\nafter it 1\n"))
    #expect(finished.outcome == .done)
  }

  @Test func `pausing has no depth`() {
    let lines = shown(
      ":break on cart.items", "[1, 2].map { n in cart.add(); return [n].map { _ in cart.total }[0] }", "cart.total",
      ":continue", ":continue")
    #expect(lines[2] == ["Int = 1"])
    #expect(lines[4] == ["[Int] = [1, 2]"])
  }
}
