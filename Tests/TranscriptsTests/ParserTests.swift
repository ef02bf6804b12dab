import Testing

@testable import Transcripts

@Suite struct ParserTests {
  func inputs(_ text: String) throws -> [String] {
    try Transcript(text).blocks.flatMap(\.exchanges).map(\.input)
  }

  @Test func `prompts begin and continue an input and all else is output`() throws {
    let transcript = try Transcript(
      """
      # Title

      ```obsh
      > class A {
      .   var n = 0
      . }
      > a.n
      0: Int
        indented
      ```
      """)
    let exchanges = try #require(transcript.blocks.first).exchanges
    #expect(exchanges.map(\.input) == ["class A {\n  var n = 0\n}", "a.n"])
    #expect(exchanges.map(\.expected) == [[], ["0: Int", "  indented"]])
    #expect(exchanges.map(\.line) == [4, 7])
    #expect(transcript.blocks[0].line == 3)
  }

  @Test func `a prompt alone is an empty line`() throws {
    #expect(try inputs("```obsh\n>\n> a\n.\n. b\n```") == ["", "a\n\nb"])
  }

  @Test func `a prompt needs its space`() throws {
    let transcript = try Transcript("```obsh\n> a\n>b\n.5\n...\n```")
    #expect(transcript.blocks[0].exchanges.map(\.expected) == [[">b", ".5", "..."]])
  }

  @Test func `a prompt is one whatever mark follows`() throws {
    #expect(try inputs("```obsh\n> \u{301}a\n. \u{301}b\n```") == ["\u{301}a\n\u{301}b"])
  }

  @Test(
    arguments: [
      ("obsh", []), ("obsh reset", .reset), ("obsh error", .error), ("obsh skip", .skip), ("obsh hidden", .hidden),
      ("obsh predict", .predict), ("  obsh   reset\thidden  ", [.reset, .hidden]),
    ] as [(String, Transcript.Options)])
  func `the info string says what to do`(info: String, options: Transcript.Options) throws {
    #expect(try Transcript("```\(info)\n> a\n```").blocks.map(\.options) == [options])
  }

  @Test(arguments: ["", "swift", "obshell", "Obsh", "obsh,reset", "swift obsh"])
  func `other blocks are prose`(info: String) throws {
    #expect(try Transcript("```\(info)\nanything\n```\n").blocks.isEmpty)
  }

  @Test(arguments: ["```", "````", "~~~", "~~~~~", " ```", "   ~~~"])
  func `fences have any length and either mark`(fence: String) throws {
    #expect(try inputs("\(fence)obsh\n> a\n\(fence)\n") == ["a"])
  }

  @Test func `a shorter fence is output`() throws {
    let transcript = try Transcript("````obsh\n> a\n```\n~~~~\n````` \n")
    #expect(transcript.blocks[0].exchanges[0].expected == ["```", "~~~~"])
  }

  @Test func `a block in another one is no block`() throws {
    #expect(try inputs("````\n```obsh\n> a\n```\n````\n") == [])
  }

  @Test func `a block in an indented code block is no block`() throws {
    #expect(try inputs("Write\n\n    ```obsh\n    > a\n    ```\n") == [])
  }

  @Test func `a block in a comment is no block`() throws {
    #expect(try inputs("<!--\n```obsh\n> a\n```\n-->\n```obsh\n> b\n```\n") == ["b"])
    #expect(try inputs("<!-- a -->\n```obsh\n> b\n```\n") == ["b"])
  }

  @Test func `a block in a list is indented with it`() throws {
    #expect(
      try inputs(
        """
        1. First:

           ```obsh
           > a
           .   b
           ```

           - Then:
             text

             ```obsh
             > c
             ```
        - ```obsh
          > d
          ```

        ```obsh
        > e
        ```
        """) == ["a\n  b", "c", "d", "e"])
  }

  @Test func `an indented block keeps the indentation within it`() throws {
    let transcript = try Transcript("  ```obsh\n  > a\n    two\n one\n\n  ```\n")
    #expect(transcript.blocks[0].exchanges[0].expected == ["  two", "one", ""])
  }

  @Test func `lines may end in CRLF`() throws {
    let transcript = try Transcript("```obsh\r\n> a\r\n. b\r\nc\r\n```\r\n")
    #expect(transcript.blocks[0].exchanges.map(\.input) == ["a\nb"])
    #expect(transcript.blocks[0].exchanges.map(\.expected) == [["c"]])
  }

  @Test func `the last line needs no end`() throws {
    #expect(try inputs("```obsh\n> a\n```") == ["a"])
  }

  @Test func `a byte-order mark is no text`() throws {
    #expect(try inputs("\u{FEFF}```obsh\n> a\n```") == ["a"])
  }

  @Test func `a skipped block may hold anything`() throws {
    let transcript = try Transcript("```obsh skip\noutput\n. more\n> a\n```")
    #expect(transcript.blocks[0].exchanges.isEmpty)
    #expect(transcript.blocks[0].shownLines == ["output", ". more", "> a"])
  }

  @Test func `blank lines before the first input are no output`() throws {
    #expect(try inputs("```obsh\n\n  \n> a\n```") == ["a"])
  }

  @Test(
    arguments: [
      ("text\n```obsh\n> a\n", .unclosedBlock(line: 2)),
      ("```obsh\n> a\n~~~\n", .unclosedBlock(line: 1)),
      ("```obsh quiet\n> a\n```\n", .unknownOption("quiet", line: 1)),
      ("```obsh\n\nb\n> a\n```\n", .outputBeforeInput(line: 3)),
      ("```obsh\n. a\n```\n", .outputBeforeInput(line: 2)),
      ("```obsh\n> a\nb\n. c\n```\n", .strayContinuation(line: 4)),
      ("```obsh\n> a\n```\n\n```obsh error\n```\n", .errorBlockWithoutInput(line: 5)),
    ] as [(String, TranscriptError)])
  func `mistakes are named with their line`(text: String, error: TranscriptError) {
    #expect(throws: error) { try Transcript(text) }
  }

  @Test func `an unclosed fence of another language is no mistake`() throws {
    #expect(try Transcript("```swift\n> a\n").blocks.isEmpty)
  }

  @Test func `every byte comes back`() throws {
    let pieces = [
      "```obsh\n", "```obsh reset\r\n", "~~~~obsh\n", "```", "````", "~~~", "~~~~", "\n", "\r\n", "\r", "> ", ">", ". ",
      ".",
      "...", "[..]", "\\", " ", "\t", "  ", "   ", "- ", "1. ", "<!--", "-->", "a", "é", "\u{301}", "🙂", "\u{FEFF}",
      "\0", "> a\n", ". b\n", "c\n", "```\n", "```obsh skip\n",
    ]
    var generator = SeededGenerator(seed: 1)
    var parsed = 0
    for _ in 0..<5_000 {
      let text = generator.text(from: pieces, upTo: 30)
      guard let transcript = try? Transcript(text) else { continue }
      #expect(transcript.text.isIdentical(to: text), "\(text.debugDescription)")
      if !transcript.blocks.isEmpty { parsed += 1 }
    }
    #expect(parsed > 50)
  }
}
