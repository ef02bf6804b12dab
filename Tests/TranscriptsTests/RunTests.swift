import Testing

@testable import Transcripts

@Suite struct RunTests {
  @Test func `one session runs through all blocks`() throws {
    let script = Script()
    let transcript = try Transcript("```obsh\n> count\n1\n> count\n2\n```\ntext\n```obsh\n> count\n3\n```\n")
    #expect(transcript.run(on: script).results.map(\.failures) == [[], [], []])
    #expect(script.resets == 1)
  }

  @Test func `reset starts afresh`() throws {
    let transcript = try Transcript("```obsh\n> count\n1\n```\n```obsh reset\n> count\n1\n```\n")
    #expect(transcript.run(on: Script()).failures.isEmpty)
  }

  @Test func `a failure names its line and does not end the run`() throws {
    let run = try Transcript("```obsh\n> say a\nb\n> say c\nc\n```\n").run(on: Script())
    #expect(run.results.map(\.failures) == [[.differs(expected: ["b"], actual: ["a"])], []])
    #expect(run.failures.map(\.line) == [2])
  }

  @Test func `fail fast runs nothing after a failure`() throws {
    let script = Script()
    _ = try Transcript("```obsh\n> say a\nb\n> say c\nc\n```\n").run(on: script, failFast: true)
    #expect(script.inputs == ["say a"])
  }

  @Test func `an error block must produce an error`() throws {
    #expect(try Transcript("```obsh error\n> say a\na\n> fail b\nb\n```\n").run(on: Script()).failures.isEmpty)
    let run = try Transcript("text\n```obsh error\n> say a\na\n> say b\nb\n```\n").run(on: Script())
    #expect(run.results.map(\.failures) == [[], [.noError(blockLine: 2)]])
  }

  @Test func `an error elsewhere is only output`() throws {
    #expect(try Transcript("```obsh\n> fail b\nb\n```\n").run(on: Script()).failures.isEmpty)
  }

  @Test func `an error of an earlier block does not count`() throws {
    let run = try Transcript("```obsh\n> fail b\nb\n```\n```obsh error\n> say a\na\n```\n").run(on: Script())
    #expect(run.failures.map(\.failures) == [[.noError(blockLine: 5)]])
  }

  @Test func `a skipped block is not run`() throws {
    let script = Script()
    let run = try Transcript("```obsh skip\n> count\n7\n```\n```obsh\n> count\n1\n```\n").run(on: script)
    #expect(run.failures.isEmpty)
    #expect(run.skipped == [1])
    #expect(script.inputs == ["count"])
  }

  @Test(arguments: ["hidden", "predict"])
  func `what is for play runs like any other`(option: String) throws {
    let run = try Transcript("```obsh \(option)\n> say a\nb\n```\n").run(on: Script())
    #expect(run.failures.count == 1)
  }

  @Test func `line ends within output make lines`() throws {
    let run = try Transcript(oneBlock("a", "b", "", "c")).run(on: Replay(["a\r\nb\n", "c\r"]))
    #expect(run.failures.isEmpty)
  }
}
