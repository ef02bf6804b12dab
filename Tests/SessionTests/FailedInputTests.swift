import Testing

/// An input that does not compile declares nothing, whatever it would have declared.
@Suite struct FailedInputTests {
  private static let before = """
    struct Known {}
    protocol Named {}
    struct Conforming: Named {}
    func known() -> Int { 1 }
    var number = 5
    """

  /// A declaration, and an input that would be answered otherwise if it had been made.
  private static let declarations: [(String, String)] = [
    ("struct New {}", "New()"),
    ("class New {}", "New()"),
    ("actor New {}", "New()"),
    ("enum New { case a }", "New.a"),
    ("enum New { case a }\nextension New: CaseIterable {}", "New.allCases"),
    ("struct New { struct Known {} }", "New.Known()"),
    ("protocol New {}", "let value: (any New)? = nil"),
    ("protocol New {}\nextension Int: New {}", "1 is any New"),
    ("typealias New = Int", "let value: New = 1"),
    ("typealias Known = Int", "Known()"),
    ("struct Known { var changed = 1 }", "Known()"),
    ("func new() -> Int { 1 }", "new()"),
    ("func known() -> Int { 2 }", "known()"),
    ("func known(_ value: Int) -> Int { value }", "known(4)"),
    ("let new = 1", "new"),
    ("let (new, other) = (1, 2)", "new + other"),
    ("var new: Int { 3 }", "new"),
    ("var number = \"text\"", "number"),
    ("number = 77", "number"),
    ("infix operator +++: AdditionPrecedence\nfunc +++ (a: Int, b: Int) -> Int { a + b }", "1 +++ 2"),
    ("prefix operator +++\nprefix func +++ (a: Int) -> Int { a }", "+++2"),
    ("postfix operator +++\npostfix func +++ (a: Int) -> Int { a }", "2+++"),
    ("precedencegroup New { associativity: left }", "infix operator +++: New"),
    ("precedencegroup New { associativity: left }", "precedencegroup Other { higherThan: New }"),
    ("infix operator +++\nfunc +++ (a: Known, b: Known) -> Int { 1 }", "func +++ (a: Int, b: Int) -> Int { a }"),
    ("extension Int { var new: Int { self * 2 } }", "4.new"),
    ("extension Int { init(new: String) { self = 1 } }", "Int(new: \"\")"),
    ("extension String { static let new = 1 }", "String.new"),
    ("extension Array { subscript(new index: Int) -> Int { index } }", "[1][new: 0]"),
    ("extension Array where Element == Int { func new() -> Int { 0 } }", "[1].new()"),
    ("extension Known { func new() {} }", "Known().new()"),
    ("extension Known { struct New {} }", "Known.New()"),
    ("extension Named { func new() -> Int { 1 } }", "Conforming().new()"),
    ("extension Known: Named {}", "Known() is any Named"),
    ("extension Known: Hashable {}", "Set([Known()])"),
    ("extension Known: CustomStringConvertible { var description: String { \"D\" } }", "\"\\(Known())\""),
    ("@propertyWrapper struct New { var wrappedValue: Int }", "struct Used { @New var value = 1 }"),
    ("@resultBuilder enum New { static func buildBlock(_ value: Int) -> Int { value } }", "@New func f() -> Int { 1 }"),
    ("@globalActor actor New { static let shared = New() }", "@New func f() {}"),
    ("@Observable class New { var value = 0 }", "New()"),
    ("extension EnvironmentValues { @Entry var new = 1 }", "EnvironmentValues().new"),
    ("struct New: View { var body: some View { Text(\"\") } }", "New()"),
    ("#Preview { Text(\"new\") }", ":views"),
  ]

  @Test(arguments: declarations)
  func `leaves nothing declared`(_ declaration: String, _ probe: String) {
    let played = play([Self.before, declaration + "\nlet wrong: Int = \"text\"", probe])
    let fresh = play([Self.before, "let wrong: Int = \"text\"", probe])
    #expect(played[1].outcome != .done)
    #expect(played[2].lines == fresh[2].lines)
  }

  /// Rules that depend on control flow are checked only if there are no other errors, and then not in the next input.
  @Test func `leaves no errors to the next input`() {
    let played = play(["class New { init() { } var number: Int }", "class Next { var number = 1 }"])
    #expect(played[0].outcome != .done)
    #expect(played[1].lines == [])
    #expect(played[1].outcome == .done)
  }
}
