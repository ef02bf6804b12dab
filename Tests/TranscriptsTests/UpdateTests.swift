import Testing

@testable import Transcripts

@Suite struct UpdateTests {
  @Test func `only outputs that differ change`() throws {
    func file(_ first: String, _ last: String) -> String {
      """
      # Title \u{20}
      ```obsh
      > say a
      \(first)
      > say c
      [..]
      ```
      - x

        ~~~ obsh  reset
        > say d
        \(last)
        ~~~
      """
    }
    let transcript = try Transcript(file("b", "e"))
    #expect(transcript.updated(with: transcript.run(on: Script())).text == file("a", "d"))
  }

  @Test func `what matches is not touched`() throws {
    let text = "\u{FEFF}```obsh\n> say a\n\\a\n> say b\n...\n> say c\n[..]\n```"
    let transcript = try Transcript(text)
    #expect(transcript.updated(with: transcript.run(on: Script())) == transcript)
  }

  @Test func `elisions that still stand for something are kept`() throws {
    try check(["a", "...", "b"], updatedWith: ["x", "1", "2", "b"], gives: ["x", "...", "b"])
    try check(["a", "...", "b"], updatedWith: ["a", "1", "2", "x"], gives: ["a", "...", "x"])
    try check(["a", "..."], updatedWith: ["x", "1", "2"], gives: ["x", "..."])
    try check(["...", "b"], updatedWith: ["1", "2", "x"], gives: ["...", "x"])
    try check(["...", "b", "...", "c"], updatedWith: ["x", "c"], gives: ["...", "x", "...", "c"])
    try check(["a", "...", "b"], updatedWith: ["x", "b"], gives: ["x", "...", "b"])
    try check(["a", "..."], updatedWith: [], gives: ["..."])
  }

  @Test func `gaps that still match are kept`() throws {
    try check(["took [..] ms", "a"], updatedWith: ["took 7 ms", "b"], gives: ["took [..] ms", "b"])
    try check(["a", "took [..] ms"], updatedWith: ["took 7 ms"], gives: ["took [..] ms"])
    try check(["[..]", "a"], updatedWith: ["b"], gives: ["[..]"])
  }

  @Test func `a gap survives a change beside it`() throws {
    try check(["took [..] ms, 3 rows"], updatedWith: ["took 7 ms, 14 rows"], gives: ["took [..] ms, 14 rows"])
    try check(["[..] rows in [..] ms"], updatedWith: ["5 lines in 7 ms"], gives: ["[..] lines in [..] ms"])
    try check(["took [..] ms"], updatedWith: ["no such file"], gives: ["no such file"])
    try check(["took [..] ms"], updatedWith: ["took [..] s"], gives: ["\\took [..] s"])
  }

  @Test func `lines come and go`() throws {
    try check(["a", "b", "c"], updatedWith: ["a", "c"], gives: ["a", "c"])
    try check(["a", "c"], updatedWith: ["a", "b", "c"], gives: ["a", "b", "c"])
    try check(["a"], updatedWith: [], gives: [])
    try check([], updatedWith: ["a", ""], gives: ["a", ""])
  }

  @Test func `new output is escaped`() throws {
    try check(
      ["a"], updatedWith: ["> a", "...", "```", "\\", "[..]"],
      gives: ["\\> a", "\\...", "\\```", "\\\\", "\\[..]"])
  }

  @Test func `new lines have the indentation and the ends of the block`() throws {
    let transcript = try Transcript("- x\r\n  ```obsh\r\n  > f()\r\n  a\r\n  ```\r\n")
    let updated = transcript.updated(with: transcript.run(on: Replay(["b", "", "  c"])))
    #expect(updated.text == "- x\r\n  ```obsh\r\n  > f()\r\n  b\r\n\r\n    c\r\n  ```\r\n")
    #expect(try Transcript(updated.text).run(on: Replay(["b", "", "  c"])).failures.isEmpty)
  }

  @Test func `an updated file matches and a second update changes nothing`() throws {
    let notations = ["a", "b", "c", "...", "...", "[..]", "a[..]", "[..]b[..]", "", "\\> a", "took [..] ms"]
    let lines = ["a", "b", "c", "ab", "abc", "", "> a", "...", "```", "took 5 ms", "took 5 s", "é"]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let expected = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        notations.randomElement(using: &generator)!
      }
      let actual = (0..<Int.random(in: 0...6, using: &generator)).map { _ in lines.randomElement(using: &generator)! }
      let transcript = try Transcript((["```obsh", "> f()"] + expected + ["```"]).joined(separator: "\n"))
      let once = transcript.updated(with: transcript.run(on: Replay(actual)))
      let read = try Transcript(once.text)
      let rerun = read.run(on: Replay(actual))
      #expect(rerun.failures.isEmpty, "\(expected) \(actual) \(once.text)")
      #expect(read.updated(with: rerun).text == once.text)
    }
  }

  /// The same question answered by trying everything.
  @Test func `matching agrees with exhaustive search`() {
    func stands(_ expected: ArraySlice<LinePattern>, for actual: ArraySlice<String>) -> Bool {
      guard let first = expected.first else { return actual.isEmpty }
      if first == .anyLines {
        return (actual.startIndex...actual.endIndex).contains { stands(expected.dropFirst(), for: actual[$0...]) }
      }
      guard let line = actual.first else { return false }
      return first.matches(line) && stands(expected.dropFirst(), for: actual.dropFirst())
    }
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let expected = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        LinePattern(["a", "b", "...", "[..]"].randomElement(using: &generator)!)
      }
      let actual = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        ["a", "b"].randomElement(using: &generator)!
      }
      let comparison = OutputComparison(expected: expected, actual: actual)
      #expect(comparison.matches == stands(expected[...], for: actual[...]))
    }
  }
}
