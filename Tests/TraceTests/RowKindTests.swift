import Testing

@testable import Trace

/// The table of row kinds.
@Suite struct RowKindTests {
  @Test(arguments: RowKind.allCases)
  func `a word fits its column`(_ kind: RowKind) {
    #expect((1...7).contains(kind.rawValue.utf8.count))
  }

  @Test(arguments: RowKind.allCases)
  func `a row is read back as its kind`(_ kind: RowKind) {
    let lines = Layout(width: 80, folds: true, color: false).lines(for: Row(kind, [.name("Counter#1")]))
    #expect(lines.map { RowKind(row: $0) } == [kind])
  }

  @Test(arguments: ["  body and soul", "  body  #2", " body     Badge", "body", "           invalidates Badge", "  "])
  func `other text is no row`(_ line: String) {
    #expect(RowKind(row: line) == nil)
  }

  @Test func `event names are distinct`() {
    #expect(Set(RowKind.allCases.map(\.eventName)).count == RowKind.allCases.count)
  }
}
