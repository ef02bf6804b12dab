import Foundation
import Testing
import Transcripts

@testable import Session

/// Looking at past turns, comparing turns, and trying a write out.
@Suite struct TravelTests {
  static let lessons = RecordTests.lessons
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: lessons))?
    .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted() ?? []

  @Test func `questions are answered as of that turn`() {
    let played = play(
      JournalTests.counter + [
        "counter.count += 1", "counter.label = \"b\"", ":at 4", ":why Badge", "counter.count", ":why Badge",
        "counter.count = 9", ":tap Add", ":at now", ":why Badge", "counter.count", ":undo", ":at 5",
      ])
    let lines = played.dropFirst(JournalTests.counter.count + 2).map(\.lines)
    #expect(lines[0] == ["turn 4  > counter.label = \"b\""])
    #expect(lines[1].first?.contains("has not run since #2") == true)
    #expect(lines[2] == ["Int = 1"])
    #expect(lines[3] == lines[1])
    #expect(lines[4].last == "This ran in a copy of turn 4, which is discarded.")
    #expect(lines[5] == ["error: turn 4 is past and cannot be changed; ':at now' goes back to the present"])
    #expect(lines[6] == ["This is the present, after turn 4."])
    #expect(lines[8] == ["Int = 1"])
    #expect(lines[9] == ["undone: counter.count"])
    #expect(lines[10] == ["error: there is no turn '5'; the last one is 4"])
  }

  @Test func `what is declared or changed at a past turn is said to be lost`() {
    let notice = "This ran in a copy of turn 3, which is discarded."
    let played = play(
      JournalTests.counter + [
        "var plain = 1", "counter.count += 1", ":at 3", "let q = 3", "plain = 2",
        "counter.count = 7; fatalError(\"x\")", "counter.count", "print(1)", "func f() {}",
      ])
    let lines = played.suffix(6).map(\.lines)
    #expect(lines[0] == ["q: Int = 3", notice])
    #expect(lines[1] == [notice])
    #expect(lines[2].last == notice)
    #expect(!lines[2].contains { $0.contains("are kept") })
    #expect(lines[3] == ["Int = 0"])
    #expect(lines[4] == ["1"])
    #expect(lines[5] == [notice])
  }

  @Test func `counts and settings are shown at a past turn`() {
    let played = play(
      JournalTests.counter + [
        "counter.count += 1", "counter.count += 1", ":at 3", ":stats causes", ":stats reset", ":set swift", ":trace",
        ":set swift 6", ":step counter.count = 1",
      ])
    let past = ["error: turn 3 is past and cannot be changed; ':at now' goes back to the present"]
    let lines = played.suffix(6).map(\.lines)
    #expect(lines[0].first == "1 of 2 runs came from an input")
    #expect(lines[1] == past)
    #expect(lines[2] == ["swift  5  (5, 6)"])
    #expect(lines[3] == ["trace writes, text"])
    #expect(lines[4] == past)
    #expect(
      lines[5] == ["error: turn 3 is past and cannot be stepped through; ':at now' goes back to the present"])
  }

  @Test func `the shell can be left at a past turn`() {
    #expect(play(["var n = 0", "n = 1", ":at 1", ":quit"]).last?.outcome == .quit)
  }

  @Test func `an interruption at a past turn keeps nothing and names no turn of the present`() {
    onMachineThread {
      let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      defer { flag.deallocate() }
      flag.initialize(to: 0)
      var options = SessionOptions(.shell)
      options.interruptFlag = flag
      var shown = ""
      let session = Session(options) { text in
        shown += text
        if text.contains("spinning") { flag.pointee = 1 }
      }
      session.submit("func spin() { print(\"spinning\"); while true {} }")
      session.submit("var n = 0")
      session.submit("n = 1")
      session.submit(":at 2")
      shown = ""
      #expect(session.submit("n = 5; spin()") == .failed(.interrupted))
      #expect(shown.contains("interrupted in spin()"), "\(shown)")
      #expect(!shown.contains("in turn") && !shown.contains("are kept"), "\(shown)")
      #expect(shown.hasSuffix("This ran in a copy of turn 2, which is discarded.\n"), "\(shown)")
    }
  }

  @Test func `a tried statement that traps says so`() {
    let lines = play(JournalTests.counter + [":what-if fatalError(\"x\")"]).last?.lines
    #expect(lines?.last == "The error above would stop it.")
  }

  @Test func `the answer about an interrupted statement is not known`() {
    onMachineThread {
      let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      defer { flag.deallocate() }
      flag.initialize(to: 0)
      var options = SessionOptions(.shell)
      options.interruptFlag = flag
      // The copy shows nothing, but its events are heard.
      options.listener = { event in
        if case .willSet = event { flag.pointee = 1 }
      }
      var shown = ""
      let session = Session(options) { shown += $0 }
      for input in JournalTests.counter + ["func spin() { while true {} }"] { session.submit(input) }
      shown = ""
      #expect(session.submit(":what-if counter.count = 5; spin()") == .failed(.interrupted))
      #expect(shown.contains("The answer is not known: the input was interrupted."), "\(shown)")
      #expect(!shown.contains("would be written"), "\(shown)")
    }
  }

  @Test func `a turn within an input can be looked at`() {
    let played = play(["var n = 0", "n = 1; n = 2; n = 3", ":at 3", "n", ":at 4", "n", ":at 2", "n", ":at now", "n"])
    #expect([3, 5, 7, 9].map { played[$0].lines } == [["Int = 2"], ["Int = 3"], ["Int = 1"], ["Int = 3"]])
  }

  @Test func `two turns are compared`() {
    let played = play(JournalTests.counter + ["counter.count += 1", ":diff 2 3", ":diff 3 3", ":diff 2", ":diff"])
    let lines = played.suffix(4).map(\.lines)
    #expect(
      lines[0] == ["values", "    Counter#1.count  0 → 1", "runs", "    Badge  1 → 2"])
    #expect(lines[1] == ["Nothing differs."])
    // The second turn is the present if it is left out.
    #expect(lines[2] == lines[0])
    #expect(lines[3] == ["error: TURN is missing: :diff TURN [TURN]"])
  }

  @Test func `a write is tried out and not done`() {
    let played = play(
      JournalTests.counter + [
        ":what-if counter.count = 5", ":what-if counter.count = 0", ":what-if counter.label = \"x\"",
        ":what-if nothing = 1", "counter.count",
      ])
    let lines = played.suffix(5).map(\.lines)
    #expect(lines[0] == ["Counter#1.count  0 → 5", "  Badge  would run  #2  because Counter#1.count"])
    #expect(lines[1] == ["Counter#1.count  0, an equal write: nobody would be told", "No view would run."])
    #expect(lines[2].last == "No view would run.")
    #expect(lines[3].first?.contains("cannot find 'nothing' in scope") == true)
    #expect(lines[4] == ["Int = 0"])
  }

  /// Every view is asked about after every input, and again about each of those turns at the end.
  @Test(arguments: names) func `why in the past is what why said then`(_ name: String) throws {
    let path = "\(Self.lessons)/\(name)"
    let transcript = try Transcript(String(contentsOfFile: path, encoding: .utf8))
    let differences: [String] = onMachineThread {
      let evaluator = TranscriptSession(TranscriptSession.options(at: path))
      let session = evaluator.session
      var said: [(turn: Int32, view: String, answer: [String])] = []
      var differences: [String] = []
      func ask() {
        if session.hasOpenTurn { return }
        let turn = session.engine.bridge.history.turn
        for view in session.viewNames {
          said.removeAll { $0.turn == turn && $0.view == view }
          said.append((turn, view, evaluator.evaluate(":why \(view)").output))
        }
      }
      func look() {
        var turn: Int32 = 0
        for one in said where one.turn > 0 {
          if one.turn != turn { _ = evaluator.evaluate(":at \(one.turn)") }
          turn = one.turn
          let answer = evaluator.evaluate(":why \(one.view)").output
          if answer != one.answer { differences.append("\(turn) \(one.view): \(one.answer) became \(answer)") }
        }
        _ = evaluator.evaluate(":at now")
        said = []
      }
      for block in transcript.blocks where !block.options.contains(.skip) {
        if block.options.contains(.reset) {
          look()
          evaluator.reset()
        }
        for exchange in block.exchanges {
          // What replaces the past is asked about before.
          if [":reset", ":undo", ":migrate"].contains(where: exchange.input.hasPrefix) { look() }
          _ = evaluator.evaluate(exchange.input)
          ask()
        }
      }
      look()
      return differences
    }
    #expect(differences.isEmpty, "\(differences.prefix(3))")
  }
}
