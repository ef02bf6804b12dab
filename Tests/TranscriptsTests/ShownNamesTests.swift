import Testing

@testable import Transcripts

/// Rows that do not show all their names say nothing of those that they leave out.
@Suite struct ShownNamesTests {
  private func meaning(_ expected: String, _ actual: String) -> [String] {
    MeaningTests().meaning(expected, actual)
  }

  @Test func `what a row leaves out is not missing`() {
    #expect(
      meaning(
        "  body     Sum  #1  reads Market#1.assets, Asset#1.price, Asset#2.price, Asset#3.price",
        "  body     Sum  #1  reads Market#1.assets, Asset#1.price and 2 more"
      ).isEmpty)
    #expect(
      meaning(
        "  body     Sum  #1  reads Market#1.assets and 3 more", "  body     Sum  #1  reads Market#1.assets and 2 more")
        == ["Sum now reads 3 things, not 4"])
    #expect(
      meaning("  body     Sum  #1  reads M#1.a and 3 more", "  body     Sum  #1  reads M#1.b, M#1.c, M#1.d, M#1.e")
        == ["Sum no longer reads M#1.a"])
  }

  @Test func `views that are left out are not missing`() {
    let write = "  willSet  M#1.a  0 → 1\n           invalidates A, B"
    #expect(meaning(write + ", C, D", write + " and 2 more").isEmpty)
    #expect(meaning(write + ", C", write) == ["writing M#1.a no longer invalidates C"])
  }

  @Test func `what is true of several views is one sentence`() {
    let rows = ["A", "B", "C"].map { "  body     \($0)  #2  because M#1.a" }.joined(separator: "\n")
    #expect(meaning(rows, "") == ["A, B and C no longer run on M#1.a"])
    #expect(meaning("", rows) == ["A, B and C now run on M#1.a"])
  }

  @Test func `a name may end in more`() {
    #expect(ShownNames("Tell me more").names == ["Tell me more"])
    #expect(ShownNames("a and b, c and 12 more") == ShownNames("a and b, c and 12 more"))
    #expect(ShownNames("a and b, c and 12 more").names == ["a and b", "c"])
    #expect(ShownNames("a and b, c and 12 more").count == 14)
  }
}
