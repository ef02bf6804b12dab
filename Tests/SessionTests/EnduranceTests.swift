import Session
import Testing

/// What lasts as long as it is needed, and source that is too much.
@Suite struct EnduranceTests {
  @Test func aClosureOfAnOldInputStillKnowsItsSource() {
    let fillers = (0..<600).map { "let filler\($0 % 3) = \($0)" }
    let played = play(["let first = { (items: [Int]) in items[0] }"] + fillers + ["first([])"])
    let lines = played[played.count - 1].lines
    #expect(lines.first?.hasPrefix("<input 1>:1:") == true)
    #expect(lines.first?.hasSuffix("Fatal error: Index out of range") == true)
    #expect(lines.dropFirst().first == "1 | let first = { (items: [Int]) in items[0] }")
  }

  @Test func viewsThatShareTheCodeOfAPathEachReadTheirOwnModel() {
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

  @Test func aPathIsReadAnewWhenItsMembersHaveBeenDeclaredAnew() {
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
  func anExpressionThatNoStackWouldHoldIsRefused(_ part: String) {
    let result = run(script: "let x = 1\(String(repeating: part, count: 50_000))")
    #expect(result.outcome == .failed(.source))
    #expect(result.complaints.contains("unable to type-check this expression in reasonable time"))
  }

  @Test(arguments: ["(", "{", "["]) func bracketsNestedBeyondReasonAreRefused(_ bracket: String) {
    let result = run(script: "let x = \(String(repeating: bracket, count: 1_000_000))")
    #expect(result.outcome == .failed(.source))
    #expect(result.complaints.contains("parsing has exceeded the maximum nesting level"))
  }

  /// What the first look at the text lets through, the parser refuses itself.
  @Test func bracketsNestedBeyondTheParsersLimitAreRefused() throws {
    let result = try MachineThread.run { run(script: "let x = \(String(repeating: "(", count: 900))") }
    #expect(result.outcome == .failed(.source))
    #expect(result.complaints.contains("parsing has exceeded the maximum nesting level"))
  }

  @Test func bracketsInStringsAreNotNested() {
    let result = run(script: "print(\"\(String(repeating: "(", count: 20_000))\".count)")
    #expect(result.output == "20000\n")
  }

  @Test func aLiteralOfThousandsOfElementsIsAnArray() {
    let result = run(script: "print([\(String(repeating: "1, ", count: 5_000))2].count)")
    #expect(result.output == "5001\n")
  }

  @Test func aConstantDefaultOfADictionaryIsUsedWhereThereIsNoValue() {
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

  @Test func bytesAreCountedInTextAndItsParts() {
    let result = run(
      script: """
        let text = "é€a"
        print(text.utf8.count, text.dropFirst().utf8.count, text.first?.utf8.count ?? 0, Array(text.utf8).count)
        """)
    #expect(result.output == "6 4 2 6\n")
  }
}
