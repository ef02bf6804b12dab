import Foundation
import Testing

/// Rows of `Sources/Semantics.md` and `Tests/Claims.md` that code and tests cite.
@Suite struct CitationTests {
  /// `4.2` or `D6`, as a row's own cell has it.
  private static func rows(_ path: String, _ form: Regex<Substring>) throws -> [String] {
    try Repository.rows(path).map(\.key).filter { $0.wholeMatch(of: form) != nil }
  }

  private static func semantics() throws -> [String] { try rows("Sources/Semantics.md", #/[1-9]\.[0-9]+/#) }
  private static func claims() throws -> [String] { try rows("Tests/Claims.md", #/[A-F][0-9]+/#) }

  /// What a piece of text cites: `(4.2)`, `(4.2, D6)` or `(2.1 to 2.6)` in a comment, `4.2` or `D6:` at the beginning of
  /// a test's name.
  private static func citations(in line: String) -> [String] {
    var found: [String] = []
    if line.utf8.contains(UInt8(ascii: "(")), let comment = line.range(of: "//") {
      let words = line[comment.upperBound...].replacing(#/`[^`]*`/#, with: "")
      for match in words.matches(of: #/\((?:SEMANTICS )?([1-9A-F][^()]*)\)/#) {
        let rows = match.1.replacing(" to ", with: ", ").split(separator: ", ").map(String.init)
        // Other words in brackets are no list of rows.
        if rows.allSatisfy({ $0.wholeMatch(of: #/[1-9]\.[0-9]{1,2}|[A-F][0-9]{1,2}/#) != nil }) { found += rows }
      }
    }
    if line.contains("@Test(\"") || line.contains("func `"),
      let match = line.firstMatch(of: #/(?:@Test\("|func `)([1-9]\.[0-9]{1,2}|[A-F][0-9]{1,2})[: ]/#)
    {
      found.append(String(match.1))
    }
    return found
  }

  @Test func `every row that code and tests cite exists`() throws {
    let known = Set(try Self.semantics() + Self.claims())
    var cited: Set<String> = []
    let paths = Repository.files(in: "Sources", ".swift") + Repository.files(in: "Tests", ".swift")
    for path in paths where !path.hasPrefix("Tests/ConformanceTests/") {
      for (number, line) in try Repository.lines(path).enumerated() {
        for row in Self.citations(in: line) {
          #expect(known.contains(row), "\(path):\(number + 1) cites \(row)")
          cited.insert(row)
        }
      }
    }
    // The form of the citations has not changed under this test.
    #expect(cited.count > 40)
  }

  @Test func `every program named after a row is named after one that exists`() throws {
    let known = Set(try Self.semantics())
    for path in Repository.files(in: "Tests/ConformanceTests/Programs", ".swift") {
      let name = path.split(separator: "/").last ?? ""
      guard let match = name.prefixMatch(of: #/([1-9])\.0?([0-9]+)-/#) else { continue }
      #expect(known.contains("\(match.1).\(match.2)"), "\(path)")
    }
  }

  @Test func `no row is listed twice`() throws {
    for rows in [try Self.semantics(), try Self.claims()] {
      #expect(!rows.isEmpty)
      #expect(Set(rows).count == rows.count)
    }
  }

  @Test(arguments: [
    ("/// Compared field by field (4.2, 4.4).", ["4.2", "4.4"]), ("/// Lost models (D1 to D4).", ["D1", "D4"]),
    ("  @Test(\"4.5 a state that is written\")", ["4.5"]), ("  @Test func `D6: the first`() {", ["D6"]),
    ("let x = f(1.5)", []), ("/// `f(1)` is `f(1.5)`.", []), ("/// Takes 1.5 s.", []),
    ("// As before (SEMANTICS 1.1, 1.2).", ["1.1", "1.2"]),
  ])
  func `citations are found in comments and names`(line: String, rows: [String]) {
    #expect(Self.citations(in: line) == rows)
  }
}
