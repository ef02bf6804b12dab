import Testing

@testable import Transcripts

@Suite struct RecordingTests {
  @Test func `a recording is a transcript`() {
    var recording = TranscriptRecording(title: "Equal writes")
    recording.add("let n = 1", TranscriptReply(output: ["n: Int = 1"]))
    recording.add("func f() {\n\n}", TranscriptReply(output: []))
    recording.add("", TranscriptReply(output: ["> \u{7} \\", "two\nlines\r\n"]))
    #expect(
      recording.text == """
        # Equal writes

        ```obsh
        > let n = 1
        n: Int = 1
        > func f() {
        .
        . }
        >
        \\> \u{7} \\
        two
        lines

        ```

        """)
  }

  @Test func `its fence is longer than any in the output`() throws {
    var recording = TranscriptRecording()
    recording.add("a", TranscriptReply(output: ["  `````", "```"]))
    #expect(recording.text == "``````obsh\n> a\n  `````\n```\n``````\n")
  }

  @Test func `what is recorded plays back the same`() throws {
    let pieces = [
      "a", "b", " ", "  ", "\t", ">", "> ", ".", ". ", "...", "[..]", "\\", "`", "```", "````", "~~~", "\n", "\r\n",
      "\r",
      "\0", "\u{1B}", "é", "e\u{301}", "\u{301}", "🙂", "\u{2028}", "\u{FEFF}", "obsh", "<!--", "- ", "# ",
    ]
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      var recording = TranscriptRecording(title: Bool.random(using: &generator) ? "Title" : nil)
      var exchanges: [(input: String, reply: TranscriptReply)] = []
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let input = generator.text(from: pieces, upTo: 6)
        let output = (0..<Int.random(in: 0...4, using: &generator)).map { _ in generator.text(from: pieces, upTo: 5) }
        exchanges.append((input, TranscriptReply(output: output)))
      }
      for exchange in exchanges { recording.add(exchange.input, exchange.reply) }

      let transcript = try Transcript(recording.text)
      let played = transcript.blocks.flatMap(\.exchanges)
      #expect(transcript.blocks.count == 1)
      #expect(transcript.text.isIdentical(to: recording.text))
      #expect(played.count == exchanges.count)
      for (played, exchange) in zip(played, exchanges) {
        #expect(played.input.isIdentical(to: SourceLine.texts(of: exchange.input).joined(separator: "\n")))
        #expect(played.output.map(\.pattern) == exchange.reply.lines.map(LinePattern.text))
      }
    }
  }
}
