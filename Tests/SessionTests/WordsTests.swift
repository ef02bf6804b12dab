import Frontend
import Source
import Testing
import Tree

@testable import Session

/// The small parts that messages are made of.
@Suite struct WordsTests {
  @Test(arguments: [
    ("viwe", "view"), ("Badeg", "Badge"), ("badge", "Badge"), ("xyz", nil), ("", nil), ("tracer", "trace"),
  ])
  func `the nearest name is suggested if it is near`(typed: String, suggestion: String?) {
    #expect(Suggestion.nearest(to: typed, among: ["view", "views", "Badge", "trace"]) == suggestion)
  }

  @Test func `wide characters take two columns of a table`() {
    #expect(Table.lines([["高さ", "1"], ["width", "2"]]) == ["高さ   1", "width  2"])
  }

  @Test func `tables align their columns`() {
    let lines = Table.lines([["a", "1", "x"], ["bcd", "100", "longer"]], rightAligned: [1])
    #expect(lines == ["a      1  x", "bcd  100  longer"])
    #expect(Table.lines([]) == [])
  }

  @Test func `an excerpt points at the character`() {
    let file = SourceFile(name: "a.swift", text: "let a = 1\n\tlet ü = a!\n", number: 1)
    let offset = "let a = 1\n\tlet ü = a".utf8.count
    #expect(
      SourceExcerpt().text("Fatal error: nil", at: Place(file: file, offset: offset)) == """
        a.swift:2:12: Fatal error: nil
        2 | \tlet ü = a!
          | \t         ^
        """)
    #expect(file.offset(line: 2, column: 12) == offset)
    #expect(file.offset(line: 9, column: 1) == nil)
  }

  @Test func `places in generated text are those of the command`() {
    let command = SourceFile(name: "<input 1>", text: ":view A abc \\.d", number: 0)
    var generated = GeneratedText(for: command)
    generated.append("{ [m = (")
    generated.append("abc", from: 8)
    generated.append(")] in m")
    generated.append(".d", from: 13)
    generated.append(" }")
    #expect((8..<11).map(generated.origin) == [8, 9, 10])
    #expect(generated.origin(of: 18) == 13)
    #expect(generated.origin(of: 0) == 8)
    #expect(generated.origin(of: 100) == 14)
  }
}
