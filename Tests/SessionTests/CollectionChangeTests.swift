import Testing

/// A change inside a collection is told by its place, and what happens to elements by words.
@Suite struct CollectionChangeTests {
  private static let model = """
    > struct Item { var title: String; var done = false }
    > @Observable class L { var items = [Item(title: "milk"), Item(title: "bread")]; var many = Array(0..<300) }
    > let l = L()
    l: L = L#1

    """

  private func rows(_ inputs: [String]) -> [String] {
    let before = start(Self.model)
    return play(before + inputs).dropFirst(before.count).map { $0.lines.first ?? "" }
  }

  private func start(_ text: String) -> [String] { SessionTests.inputs(of: text) }

  @Test func `a change of an element is told by its path`() {
    check(
      Self.model + """
        > l.items[1].done = true
          willSet  L#1.items[1].done  false → true
          didSet   L#1.items[1].done  false → true
        > l.many[150] = 7
          willSet  L#1.many[150]  150 → 7
          didSet   L#1.many[150]  150 → 7
        """)
  }

  @Test(arguments: [
    ("l.items.append(Item(title: \"jam\"))", "inserted Item(title: \"jam\", done: false) at [2]"),
    ("l.items.insert(contentsOf: [Item(title: \"a\"), Item(title: \"b\")], at: 1)", "inserted 2 elements at [1]"),
    ("l.many.remove(at: 2)", "removed 2 from [2]"),
    ("l.many.insert(l.many.remove(at: 299), at: 0)", "removed 299 from [299]"),
    ("l.many = [299] + l.many.dropLast()", "moved 299 from [299] to [0]"),
    ("l.many.swapAt(3, 9)", "swapped [3] and [9]"),
    ("l.many.reverse()", "reordered 300 elements"),
    ("l.many.removeAll { $0 % 2 == 0 }", "removed 150 elements"),
    ("l.many.removeAll()", "removed all 300 elements"),
  ])
  func `what happens to elements is told as such`(input: String, words: String) {
    let rows = rows([input])
    let name = input.dropFirst(2).prefix { $0.isLetter }
    #expect(rows == ["  willSet  L#1.\(name)  \(words)"])
  }

  @Test func `short values stand side by side`() {
    check(
      """
      > @Observable class M { var n = [1, 2]; var by: [String: Int] = [:] }
      > let m = M()
      m: M = M#1
      > m.n.append(3)
        willSet  M#1.n  [1, 2] → [1, 2, 3]
        didSet   M#1.n  [1, 2] → [1, 2, 3]
      > m.by["a"] = 1
        willSet  M#1.by  [:] → ["a": 1]
        didSet   M#1.by  [:] → ["a": 1]
      > m.by["a"] = 2
        willSet  M#1.by["a"]  1 → 2
        didSet   M#1.by["a"]  1 → 2
      """)
  }

  @Test func `JSON has both values whole`() {
    let lines = play(start(Self.model) + [":trace writes json", "l.items[1].done = true"]).last?.lines ?? []
    #expect(lines.first?.contains(#""member":"items""#) == true)
    #expect(lines.first?.contains(#"Item(title: \"bread\", done: true)]"#) == true)
  }

  @Test func `an instance shows its properties`() {
    check(
      """
      > @Observable class P { var name = "a"; weak var next: P?; var tags = ["x": 1]; @ObservationIgnored var n = 2 }
      > let p = P()
      p: P = P#1
      > p
      P = P#1
        name: String = "a"
        next: P? = nil
        tags: [String : Int] = ["x": 1]
        n: Int = 2
      > p.tags
      [String : Int] = ["x": 1]
      """)
  }

  @Test func `long properties are folded`() {
    let lines = play(start(Self.model) + ["l"]).last?.lines ?? []
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.last?.hasPrefix("  many: [Int] = 300 elements: [0, 1, 2,") == true)
    #expect(lines.last?.hasSuffix("298, 299]") == true)
  }
}
