import Testing

@testable import Transcripts

/// A session in which the input says what is shown: `say a` shows `a`, `fail a` shows `a` as an error, `count`
/// counts from 1, and every line of an input is one of these; anything else shows nothing.
final class Script: TranscriptEvaluator {
  private var count = 0
  private(set) var inputs: [String] = []
  private(set) var resets = 0

  func reset() {
    count = 0
    resets += 1
  }

  func evaluate(_ input: String) -> TranscriptReply {
    inputs.append(input)
    var reply = TranscriptReply(output: [])
    for line in SourceLine.texts(of: input) {
      if line.startsWith("say ") { reply.output.append(line.dropping(4)) }
      if line.startsWith("fail ") {
        reply.output.append(line.dropping(5))
        reply.isError = true
      }
      if line == "count" {
        count += 1
        reply.output.append("\(count)")
      }
    }
    return reply
  }
}

/// A session that answers with the given outputs, one after the other.
final class Replay: TranscriptEvaluator {
  private var outputs: ArraySlice<[String]>
  init(_ outputs: [String]...) { self.outputs = outputs[...] }
  func reset() {}
  func evaluate(_ input: String) -> TranscriptReply { TranscriptReply(output: outputs.popFirst() ?? []) }
}

/// A file with one block that has one input and `expected` as its output.
func oneBlock(_ expected: String...) -> String {
  (["```obsh", "> f()"] + expected + ["```"]).joined(separator: "\n") + "\n"
}

/// Checks that the output `expected` of a file stands for the lines `actual`, or does not.
func check(
  _ expected: [String], standsFor actual: [String], is isMatch: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let comparison = OutputComparison(expected: expected.map(LinePattern.init), actual: actual)
  #expect(comparison.matches == isMatch, sourceLocation: sourceLocation)
}

/// Checks what an update makes of an output when the input now shows `actual`, that it then matches, and that a
/// second update changes nothing.
func check(
  _ expected: [String], updatedWith actual: [String], gives result: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = (["```obsh", "> f()"] + expected + ["```"]).joined(separator: "\n")
  let transcript = try Transcript(text)
  let once = transcript.updated(with: transcript.run(on: Replay(actual)))
  #expect(once.blocks[0].exchanges[0].expected == result, sourceLocation: sourceLocation)
  let read = try Transcript(once.text)
  let rerun = read.run(on: Replay(actual))
  #expect(rerun.failures.isEmpty, sourceLocation: sourceLocation)
  #expect(read.updated(with: rerun).text == once.text, sourceLocation: sourceLocation)
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func text(from pieces: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
  }
}
