import Foundation
import Testing
import Trace
import Transcripts

@testable import Session

/// `:graph` in a session.
@Suite struct GraphCommandTests {
  @Test func `it draws models and views`() {
    let lines = play(JournalTests.counter + ["counter.count += 1", ":graph"]).last?.lines
    #expect(
      lines == [
        "╭ Counter#1 ───────╮     ╭ views ──────╮",
        "│ * count = 1      ├────→│ * Badge  #2 │",
        "│   label = \"Taps\" │     ╰─────────────╯",
        "╰──────────────────╯",
      ])
  }

  /// The graph at the end of each lesson, and of each of its sessions, on a screen of 80×24.
  @Test(arguments: TravelTests.names) func `the graph of a lesson fits its screen`(_ name: String) throws {
    let path = "\(TravelTests.lessons)/\(name)"
    let transcript = try Transcript(String(contentsOfFile: path, encoding: .utf8))
    let drawings: [[String]] = onMachineThread {
      let evaluator = TranscriptSession(TranscriptSession.options(at: path))
      var drawings: [[String]] = []
      for block in transcript.blocks where !block.options.contains(.skip) {
        if block.options.contains(.reset) {
          drawings.append(evaluator.evaluate(":graph").output)
          evaluator.reset()
        }
        for exchange in block.exchanges { _ = evaluator.evaluate(exchange.input) }
      }
      drawings.append(evaluator.evaluate(":graph").output)
      return drawings
    }
    for drawing in drawings {
      #expect((1...22).contains(drawing.count))
      #expect(drawing.allSatisfy { Columns.count($0) <= 80 })
    }
  }

  @Test func `a block of a transcript keeps a drawing`() throws {
    let text = """
      ```obsh
      > @Observable class Counter { var count = 0 }
      > let counter = Counter()
      ...
      > :view Badge counter \\.count
      ...
      ```

      ```obsh graph
      outdated
      ```

      """
    let transcript = try Transcript(text)
    func run(_ transcript: Transcript) -> TranscriptRun {
      onMachineThread { transcript.run(on: TranscriptSession(TranscriptSession.options(at: "/tmp/x.md"))) }
    }
    let first = run(transcript)
    #expect(first.failures.map(\.input) == [":graph"])
    let updated = transcript.updated(with: first)
    #expect(run(updated).failures.isEmpty)
    #expect(updated.text.contains("```obsh graph\n╭ Counter#1 "))
  }

  @Test func `an equal write has its own mark, and no line is lit`() {
    let lines = play(JournalTests.counter + ["counter.count = 0", ":graph", ":graph --dot"]).suffix(2).map(\.lines)
    #expect(lines[0].contains { $0.contains("│ = count = 0") })
    #expect(!lines[0].contains { $0.contains("*") })
    #expect(lines[1].contains("  m0:p0 -> v0;"))
  }

  @Test func `it is written in other forms`() throws {
    let inputs = JournalTests.counter + ["counter.count += 1", ":graph --dot", ":graph --mermaid", ":graph --tikz"]
    let lines = play(inputs).suffix(3).map(\.lines)
    #expect(lines[0].contains("  m0:p0 -> v0 [color=orange];"))
    #expect(lines[1].contains("  m0p0 --> v0"))
    #expect(
      lines[2] == ["error: there is no option '--tikz'; the options are '--dot', '--mermaid', '--svg' and '--trace'"])
  }

  @Test(arguments: ["--dot --mermaid", "--dot --dot", "--svg x.svg --dot"])
  func `a graph has one form at a time`(_ options: String) {
    let last = String(options.split(separator: " ").last ?? "")
    let lines = play(JournalTests.counter + [":graph \(options)"]).last?.lines
    #expect(lines == ["error: unexpected '\(last)': :graph [NAME] [OPTION]"])
  }

  @Test func `a trace has every turn and body`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/session.json"
    let lines = play(JournalTests.counter + ["counter.count += 1", ":trace off", ":graph --trace \(file)"]).last?.lines
    #expect(lines == ["saved as \(file)"])
    struct Trace: Decodable {
      struct Event: Decodable {
        let name: String
        let ph: String
        let ts: Int?
        let dur: Int?
      }
      let traceEvents: [Event]
    }
    let trace = try JSONDecoder().decode(Trace.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    let slices = trace.traceEvents.filter { $0.ph == "X" }
    #expect(slices.map(\.name).filter { $0.hasPrefix("Badge") } == ["Badge #1", "Badge #2"])
    let turns = slices.filter { $0.name.hasPrefix("turn") }
    #expect(turns.map(\.name) == ["turn 1", "turn 2", "turn 3"])
    for (one, next) in zip(turns, turns.dropFirst()) {
      #expect(try #require(one.ts) + #require(one.dur) <= #require(next.ts))
    }
  }
}
