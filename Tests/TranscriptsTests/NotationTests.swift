import Testing

@testable import Transcripts

@Suite struct NotationTests {
  @Test(
    arguments: [
      ("> a", "\\> a"), (">", "\\>"), (". a", "\\. a"), (".", "\\."), ("\\", "\\\\"), ("\\> a", "\\\\> a"),
      ("...", "\\..."), ("a [..] b", "\\a [..] b"), ("```", "\\```"), ("  ````  ", "\\  ````  "),
    ])
  func outputThatWouldBeTakenForSomethingElseIsEscaped(output: String, notation: String) {
    #expect(Notation.line(for: output, in: Fence(around: [])) == notation)
    #expect(LinePattern(notation) == .text(output))
  }

  @Test(arguments: ["", ">a", ".a", "..", "....", " > a", "a\\b", "[.]", "``", "~~~", "```swift"])
  func otherOutputIsWrittenAsItIs(output: String) {
    #expect(Notation.line(for: output, in: Fence(around: [])) == output)
    #expect(LinePattern(output) == .text(output))
  }

  @Test func elisionsStandForAnyLines() {
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

  @Test func gapsStandForAnyText() {
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

  @Test func outputIsComparedByteByByte() {
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
