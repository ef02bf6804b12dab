import Code
import Machine
import Testing
import Tree

@testable import Compiler
@testable import Session

/// What lasts as long as it is needed, and source that is too much.
@Suite struct EnduranceTests {
  @Test func `a closure of an old input still knows its source`() {
    let fillers = (0..<600).map { "let filler\($0 % 3) = \($0)" }
    let played = play(["let first = { (items: [Int]) in items[0] }"] + fillers + ["first([])"])
    let lines = played[played.count - 1].lines
    #expect(lines.first?.hasPrefix("<input 1>:1:") == true)
    #expect(lines.first?.hasSuffix("Fatal error: Index out of range") == true)
    #expect(lines.dropFirst().first == "1 | let first = { (items: [Int]) in items[0] }")
  }

  /// What a session is made of stands in circles: functions call each other, types hold themselves, instances too.
  @Test func `a session that has ended leaves nothing behind`() throws {
    var session: Session? = Session(SessionOptions(.shell)) { _ in }
    for input in [
      "func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }; func isOdd(_ n: Int) -> Bool { n > 0 && isEven(n - 1) }",
      "@Observable class Node { var next: Node?; static let first = Node(); deinit { print(isOdd(1)) } }",
      "let node = Node()", "node.next = node", "Node.first.next = node", "isEven(10)",
      """
      func count(_ n: Int) -> Int {
        func down(_ m: Int) -> Int { m == 0 ? 0 : 1 + down(m - 1) }
        return down(n)
      }
      """,
      "count(3)", ":view Badge node \\.next",
      "struct Row: View { @State var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }",
      ":mount Row()", ":tap 0",
    ] { #expect(session?.submit(input) == .done, "\(input)") }

    let remains = try remains(of: #require(session).engine)
    #expect(remains.filter { $0.object == nil }.isEmpty, "all was there")
    session = nil
    #expect(remains.filter { $0.object != nil }.map(\.name) == [])
  }

  private struct Remains {
    let name: String
    weak var object: AnyObject?
  }

  private func remains(of engine: Engine) throws -> [Remains] {
    let declared = try #require(engine.globals["node"].flatMap { engine.compiler.declaration(of: $0.type) })
    let local = try #require(engine.compiler.localInstances.first?.references.values.first)
    return [
      Remains(name: "engine", object: engine), Remains(name: "machine", object: engine.machine),
      Remains(name: "heap", object: engine.machine.heap), Remains(name: "compiler", object: engine.compiler),
      Remains(name: "checker", object: engine.frontend.knowledge), Remains(name: "views", object: engine.views),
      Remains(name: "function", object: engine.compiler.function(named: "isEven")?.code),
      Remains(name: "local function", object: local.code),
      Remains(name: "instance", object: engine.globals["node"]?.value.object),
      Remains(name: "type", object: engine.globals["node"]?.type), Remains(name: "declaration", object: declared),
      Remains(name: "source", object: declared.place.file),
    ]
  }

  @Test func `views that share the code of a path each read their own model`() {
    check(
      """
      > @Observable class Counter { var count = 0 }
      > let a = Counter(), b = Counter()
      a: Counter = Counter#1
      b: Counter = Counter#2
      > :view A a \\.count
        body     A  #1  reads Counter#1.count
      > :view B b \\.count
        body     B  #1  reads Counter#2.count
      > :unmount A
        unmount  A
      > b.count = 1
        willSet  Counter#2.count  0 → 1
                 invalidates B
        didSet   Counter#2.count  0 → 1
        body     B  #2  because Counter#2.count
      """)
  }

  @Test func `a path is read anew when its members have been declared anew`() {
    let played = play([
      "@Observable class Cart { var price = 2; var count = 3 }",
      "extension Cart { var total: Int { price } }",
      "let cart = Cart()", ":view A cart \\.total",
      "extension Cart { var double: Int { price * 2 } }", ":view B cart \\.total",
    ])
    #expect(played[3].lines == ["  body     A  #1  reads Cart#1.price"])
    #expect(played[5].lines == ["  body     B  #1  reads Cart#1.price"])
  }

  @Test(arguments: [" + 1", ".self"])
  func `an expression that no stack would hold is refused`(_ part: String) {
    let result = run(script: "let x = 1\(String(repeating: part, count: 50_000))")
    #expect(result.outcome == .failed(.source))
    #expect(result.complaints.contains("unable to type-check this expression in reasonable time"))
  }

  @Test(arguments: ["(", "{", "["]) func `brackets nested beyond reason are refused`(_ bracket: String) {
    let result = run(script: "let x = \(String(repeating: bracket, count: 1_000_000))")
    #expect(result.outcome == .failed(.source))
    #expect(result.complaints.contains("parsing has exceeded the maximum nesting level"))
  }

  /// What the first look at the text lets through, the parser refuses itself.
  @Test func `brackets nested beyond the parser's limit are refused`() throws {
    let result = try MachineThread.run { run(script: "let x = \(String(repeating: "(", count: 900))") }
    #expect(result.outcome == .failed(.source))
    #expect(result.complaints.contains("parsing has exceeded the maximum nesting level"))
  }

  @Test func `brackets in strings are not nested`() {
    let result = run(script: "print(\"\(String(repeating: "(", count: 20_000))\".count)")
    #expect(result.output == "20000\n")
  }

  @Test func `a literal of thousands of elements is an array`() {
    let result = run(script: "print([\(String(repeating: "1, ", count: 5_000))2].count)")
    #expect(result.output == "5001\n")
  }

  @Test func `a constant default of a dictionary is used where there is no value`() {
    let result = run(
      script: """
        var counts = ["a": 1]
        let before = counts
        for word in ["a", "b", "a"] { counts[word, default: 10] += 1 }
        print(counts["a"] ?? 0, counts["b"] ?? 0, counts["c", default: -1], before.count, before["a", default: 0])
        var names: [Int: String] = [:]
        names[1, default: "x"] += "y"
        print(names[1, default: ""], names[2, default: "none"])
        """)
    #expect(result.output == "3 11 -1 1 1\nxy none\n")
  }

  @Test func `bytes are counted in text and its parts`() {
    let result = run(
      script: """
        let text = "é€a"
        print(text.utf8.count, text.dropFirst().utf8.count, text.first?.utf8.count ?? 0, Array(text.utf8).count)
        """)
    #expect(result.output == "6 4 2 6\n")
  }
}
