import Testing

@testable import Transcripts

@Suite struct NotationTests {
  @Test(
    arguments: [
      ("> a", "\\> a"), (">", "\\>"), (". a", "\\. a"), (".", "\\."), ("\\", "\\\\"), ("\\> a", "\\\\> a"),
      ("...", "\\..."), ("a [..] b", "\\a [..] b"), ("```", "\\```"), ("  ````  ", "\\  ````  "),
    ])
  func `output that would be taken for something else is escaped`(output: String, notation: String) {
    #expect(Notation.line(for: output, in: Fence(around: [])) == notation)
    #expect(LinePattern(notation) == .text(output))
  }

  @Test(arguments: ["", ">a", ".a", "..", "....", " > a", "a\\b", "[.]", "``", "~~~", "```swift"])
  func `other output is written as it is`(output: String) {
    #expect(Notation.line(for: output, in: Fence(around: [])) == output)
    #expect(LinePattern(output) == .text(output))
  }

  @Test func `elisions stand for any lines`() {
    check(["..."], standsFor: ["a", "b"])
    check(["..."], standsFor: [])
    check(["a", "...", "d"], standsFor: ["a", "b", "c", "d"])
    check(["a", "...", "d"], standsFor: ["a", "d"])
    check(["a", "...", "d"], standsFor: ["a", "b", "c"], is: false)
    check(["...", "b", "...", "b"], standsFor: ["b"], is: false)
    check(["...", "b", "...", "b"], standsFor: ["b", "b"])
    check(["a", "...", "a"], standsFor: ["a"], is: false)
    check(["...", "a", "b", "...", "c"], standsFor: ["a", "a", "b", "x", "c"])
  }

  @Test func `gaps stand for any text`() {
    check(["took [..] ms"], standsFor: ["took 12 ms"])
    check(["took [..] ms"], standsFor: ["took  ms"])
    check(["took [..] ms"], standsFor: ["took 12 s"], is: false)
    check(["[..]"], standsFor: [""])
    check(["[..]"], standsFor: ["a", "b"], is: false)
    check(["[..]"], standsFor: [], is: false)
    check(["a[..]a"], standsFor: ["a"], is: false)
    check(["[..]b[..]b[..]"], standsFor: ["abab"])
    check(["[..]b[..]b[..]"], standsFor: ["aba"], is: false)
  }

  @Test func `output is compared byte by byte`() {
    check(["a"], standsFor: ["a"])
    check(["a"], standsFor: ["a "], is: false)
    check(["é"], standsFor: ["e\u{301}"], is: false)
    check([""], standsFor: [], is: false)
    check([], standsFor: [""], is: false)
    check(["a", "b"], standsFor: ["a"], is: false)
    check(["\\..."], standsFor: ["a"], is: false)
    check(["\\a[..]"], standsFor: ["ab"], is: false)
  }
}
