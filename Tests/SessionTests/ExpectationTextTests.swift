import Session
import Testing

/// The texts of failed expectations, as Swift 6.3's Testing writes them.
@Suite struct ExpectationTextTests {
  private static let declarations = """
    import Testing
    struct Box { var count = 3; var next: Int? = nil; func at(_ n: Int) -> Int { n }; static let isFull = false }
    struct Shelf { var box = Box(); var spare: Box? = nil; func find() -> Box? { nil } }
    func fits(_ n: Int, _ m: Int = 0) -> Bool { false }
    let shelf: Shelf? = Shelf(), none: Shelf? = nil, values = [1, 2], n = 3, any: Any = 3, name = "name"

    """

  private static let texts: [(condition: String, text: String)] = [
    // The value of which a chain goes on is shown without its `?`.
    ("try #require(none?.box.count)", "(none?.box → nil).count → nil → nil"),
    ("try #require(none?.spare?.count)", "(none?.spare → nil).count → nil → nil"),
    ("try #require(none?.box.at(5))", "(none?.box → nil).at(5) → nil"),
    ("try #require(shelf?.find()?.count)", "(shelf?.find() → nil).count → nil → nil"),
    ("try #require(none?.box)", "(none → nil).box → nil → nil"),
    ("#expect(shelf?.box.count == 4)", "(shelf?.box.count → 3) == 4"),
    // Casts show the type of the value.
    ("#expect(any is String)", "(any → 3) is (String → Int)"),
    ("try #require(any as? String)", "(any → 3) as? (String → Int)"),
    ("#expect(any as? Int == 4)", "(any as? Int → 3) == 4"),
    ("#expect(any is Int == false)", "(any is Int → true) == false"),
    // The only argument of a call has parentheses already.
    ("#expect(fits(n))", "fits(n → 3)"),
    ("#expect(fits(n, values.count))", "fits((n → 3), (values.count → 2))"),
    ("try #require(Int(name))", "Int(name → \"name\") → nil"),
    // Properties of types and literals.
    ("#expect(Box.isFull)", "Box.isFull → false"),
    ("#expect(\"abc\".isEmpty)", "\"abc\".isEmpty → false"),
    ("#expect(\"a\".count == values.count)", "(\"a\".count → 1) == (values.count → 2)"),
    ("#expect((n > 4))", "(n → 3) > 4"),
    ("#expect(shelf!.box.count > 4)", "(shelf!.box.count → 3) > 4"),
  ]

  @Test(arguments: texts) func `a failed expectation shows its values`(condition: String, text: String) {
    let result = run(
      script: Self.declarations + "@Test func fails() throws { _ = \(condition) }\n", end: { $0.runTests() })
    #expect(result.complaints.isEmpty)
    #expect(result.output.contains("Expectation failed: \(text)\n"), "\(result.output)")
  }
}
