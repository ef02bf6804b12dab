import Foundation
import Testing

@testable import Transcripts

/// A screen that keeps what it shows, and a keyboard whose keys are pressed one after the other; after the last one
/// somebody ends the show.
final class Stage: PlayConsole {
  private var keys: ArraySlice<PlayKey>
  private(set) var shown = ""
  /// Seconds that were waited for, all in all.
  private(set) var waited = 0.0
  let hasKeyboard = true
  let size = (columns: 80, rows: 24)
  let now = 0.0
  /// What the presenter types into an editor; without any there is none.
  var ownInputs: [OwnInput] = []
  /// What could be recalled at each of them.
  private(set) var recalled: [[String]] = []

  init(_ keys: [PlayKey]) { self.keys = keys[...] }

  func ownInput(prompt: String, continuation: String, recalled: [String]) -> OwnInput {
    guard !ownInputs.isEmpty else { return .unedited }
    self.recalled.append(recalled)
    return ownInputs.removeFirst()
  }

  func write(_ text: String) { shown += text }

  func key(within seconds: Double?) -> PlayKey? {
    guard let seconds else { return keys.popFirst() ?? .quit }
    waited += seconds
    return nil
  }

  /// What is shown since the screen was cleared the last time, without the line about the keys.
  var lines: [String] {
    let text = shown.pieces(between: "----\n").last ?? ""
    return SourceLine.texts(of: text.pieces(between: Player.keys + "\n\n").last ?? "")
  }
}

extension [PlayKey] {
  /// As many keys as there are characters.
  static func typing(_ text: String) -> [PlayKey] { text.map { .text(String($0)) } }
  static func line(_ text: String) -> [PlayKey] { typing(text) + [.enter] }
}

@Suite struct PlayTests {
  @discardableResult
  func play(
    _ text: String, _ keys: [PlayKey] = [], isAuto: Bool = false, on evaluator: any TranscriptEvaluator = Script(),
    _ change: (inout Player.Options) -> Void = { _ in }
  ) throws -> (lines: [String], summary: Player.Summary, stage: Stage) {
    let stage = Stage(keys)
    var options = Player.Options()
    options.isAuto = isAuto
    change(&options)
    let player = Player(PlayScript(try Transcript(text)), on: evaluator, stage, options)
    let summary = player.run()
    return (stage.lines, summary, stage)
  }

  let two = "```obsh\n> say abcdef\nabcdef\n> count\n1\n```\n"

  @Test func `any key types the next characters and enter runs`() throws {
    #expect(try play(two, .typing("x")).lines == ["> say", ""])
    #expect(try play(two, .typing("xyz1")).lines == ["> say abcdef", ""])
    #expect(try play(two, .typing("xyz12345")).lines == ["> say abcdef", ""])
    #expect(try play(two, .typing("xyz1") + [.enter]).lines == ["> say abcdef", "abcdef", "> ", ""])
  }

  @Test func `enter before the end types the rest`() throws {
    #expect(try play(two, [.enter]).lines == ["> say abcdef", ""])
    #expect(try play(two, [.enter, .enter]).lines == ["> say abcdef", "abcdef", "> ", ""])
  }

  @Test func `right runs the next input at once`() throws {
    let result = try play(two, [.right, .right])
    #expect(result.lines == ["> say abcdef", "abcdef", "> count", "1", "", "end, all output as in the file", ""])
    #expect(result.summary.inputs == 2)
  }

  @Test func `a drift is marked and the show goes on`() throws {
    let result = try play("```obsh\n> say a\nb\n> say c\nc\n```\n", [.right, .right])
    #expect(result.lines == ["> say a", "a", "≠ line 2", "> say c", "c", "", "end; output differs at line 2", ""])
    #expect(result.summary.drifts == [2])
  }

  @Test func `an elision is no drift`() throws {
    #expect(try play("```obsh\n> say a\n...\n```\n", [.right]).summary.drifts.isEmpty)
  }

  @Test func `what is hidden runs unseen and what is skipped is shown only`() throws {
    let script = Script()
    let text = "```obsh hidden\n> count\n1\n```\n```obsh skip\n> count\n9\n```\n```obsh\n> count\n2\n```\n"
    let result = try play(text, [.right], on: script)
    #expect(result.lines == ["> count", "9", "", "> count", "2", "", "end, all output as in the file", ""])
    #expect(script.inputs == ["count", "count"])
  }

  @Test func `a reset starts afresh`() throws {
    let result = try play("```obsh\n> count\n1\n```\n```obsh reset\n> count\n1\n```\n", [.right, .right])
    #expect(result.summary.drifts.isEmpty)
  }

  @Test func `prose is broken into lines and comments are not shown`() throws {
    let text = """
      # Title

      A paragraph that is written in
      two lines. <!-- not a comment of its own -->

      <!-- for editors
      only -->
      - one
      - two

      ```swift
      let a = 1
      ```

      ```obsh
      > count
      1
      ```
      """
    #expect(
      try play(text, [.right]).lines == [
        "Title", "", "A paragraph that is written in two lines. <!-- not a comment of its own -->", "", "- one",
        "- two",
        "", "let a = 1", "", "> count", "1", "", "end, all output as in the file", "",
      ])
    #expect(try play(text, [.right]) { $0.showsProse = false }.lines.prefix(3) == ["Title", "", "> count"])
  }

  @Test func `Japanese prose fits the screen`() throws {
    let text = String(repeating: "値が変わると、本文が再び実行されます。", count: 8) + "\n\n" + two
    let prose = try play(text, [.right, .right]).lines.prefix { $0 != "> say abcdef" }
    #expect(prose.count > 3)
    // Each character takes two columns.
    #expect(prose.allSatisfy { $0.isEmpty || $0.hasPrefix("any key") || $0.count <= 40 })
  }

  @Test func `a pause waits for a key`() throws {
    let text = "```obsh\n> count\n1\n```\n<!-- pause -->\nlater\n"
    #expect(try play(text, [.right]).lines == ["> count", "1", ""])
    #expect(try play(text, [.right, .text("x")]).lines.contains("later"))
  }

  @Test func `a sign shows that a pause waits`() throws {
    let text = "<!-- pause -->\nlater\n\n```obsh\n> count\n1\n```\n"
    let shown = try play(text, [.text("x"), .right]) { $0.hasColor = true }.stage.shown
    #expect(shown.contains("\u{1B}[2m…\u{1B}[0m\r\u{1B}[K\n"))
  }

  @Test func `what is folded away waits for a key`() throws {
    let text = """
      Your task.

      <details><summary>Solution</summary>

      The cure:

      ```obsh
      > count
      1
      ```

      </details>

      Next.
      """
    #expect(try play(text).lines == ["Your task.", "", "Solution (any key shows it)", ""])
    #expect(
      try play(text, [.text("x"), .right]).lines == [
        "Your task.", "", "Solution (any key shows it)", "", "The cure:", "", "> count", "1", "", "Next.", "",
        "end, all output as in the file", "",
      ])
    let apart = text.pieces(between: "<summary>").joined(separator: "\n<summary>")
    #expect(try play(apart, isAuto: true).lines == play(text, isAuto: true).lines)
  }

  @Test func `links are shown as text`() throws {
    let text = "See [a lesson](01.md), [`02.md`](02.md) and ](.\n\n```obsh\n> count\n1\n```\n"
    #expect(try play(text).lines.first == "See a lesson (01.md), `02.md` and ](.")
  }

  @Test func `back runs the inputs before again`() throws {
    let script = Script()
    let text = "```obsh\n> count\n1\n> count\n2\n> count\n3\n```\n"
    let result = try play(text, [.right, .right, .left, .right, .right], on: script)
    #expect(result.lines == ["> count", "1", "> count", "2", "> count", "3", "", "end, all output as in the file", ""])
    #expect(script.resets == 2)
    // At the first input there is nothing to go back to.
    #expect(try play(text, [.left, .backspace, .right]).lines.prefix(2) == ["> count", "1"])
  }

  let sections = "# A\n```obsh\n> count\n1\n```\n## B\n```obsh\n> count\n2\n```\n## C\n```obsh\n> count\n3\n```\n"

  @Test func `sections are jumped to`() throws {
    #expect(try play(sections, [.down, .down, .right]).lines.prefix(4) == ["C", "", "> count", "3"])
    #expect(try play(sections, [.down, .right, .up]).lines.prefix(3) == ["B", "", "> "])
    #expect(try play(sections, [.down, .up]).lines == ["A", "", "> ", ""])
    #expect(try play(sections, [.tab] + .line("3") + [.right]).lines.prefix(4) == ["C", "", "> count", "3"])
    #expect(try play(sections, [.tab] + .line("b") + [.right]).lines.prefix(4) == ["B", "", "> count", "2"])
    #expect(try play(sections, [.right]) { $0.start = 4 }.lines.prefix(4) == ["C", "", "> count", "3"])
  }

  @Test func `a show that is ended tells how to resume it, except in its first section`() throws {
    let hint = "ended in section 2; '--section 2' resumes there"
    #expect(try play(sections, [.down, .right, .up]).lines == ["B", "", "> ", hint, ""])
    // The heading of the third section is on the screen already.
    let third = "ended in section 3; '--section 3' resumes there"
    #expect(try play(sections, [.right, .right]).lines.last { !$0.isEmpty } == third)
    #expect(try !play(sections, [.enter]).lines.joined().contains("ended in"))
    #expect(try !play(sections, [.right, .right, .right]).lines.joined().contains("ended in"))
  }

  @Test func `what is tried is gone when the show goes on`() throws {
    let script = Script()
    let keys: [PlayKey] = [.right, .improvise] + .line("counx") + [.text("c"), .backspace] + .line("count")
    let shown = try play(sections, keys + [.enter, .right], on: script)
    #expect(shown.stage.shown.contains("count\n2\n> \n----\n"))
    #expect(shown.lines.prefix(4) == ["B", "", "> count", "2"])
    #expect(script.inputs == ["count", "counx", "count", "count", "count"])
  }

  @Test func `what is tried is edited where there is an editor`() throws {
    let stage = Stage([.right, .improvise, .right])
    stage.ownInputs = [.text("say a"), .text("func f() {\n}"), .end]
    var options = Player.Options()
    options.hasColor = false
    let script = Script()
    let cast = CastWriter(columns: 80, rows: 24, title: "")
    let player = Player(PlayScript(try Transcript(sections)), on: script, stage, options, cast: cast)
    _ = player.run()
    #expect(stage.recalled == [["count"], ["count", "say a"], ["count", "say a", "func f() {\n}"]])
    #expect(script.inputs == ["count", "say a", "func f() {\n}", "count", "count"])
    // The editor has shown what was typed; the recording holds it as it was in the end.
    #expect(!stage.shown.contains("> say a"))
    #expect(player.cast?.text.contains(#"> say a\r\n"#) == true)
    #expect(player.cast?.text.contains(#"> func f() {\r\n. }\r\n"#) == true)
  }

  // MARK: Predictions

  @Test func `an answer is held against what ran`() {
    #expect(Prediction("badge, title", ran: ["Title", "Badge"]).isRight == true)
    #expect(Prediction("Row", ran: ["Row[1]", "Row[2]"]).isRight == true)
    #expect(Prediction("Row[1]", ran: ["Row[1]", "Row[2]"]).isRight == false)
    #expect(Prediction("Badge Title", ran: ["Badge"]).words == "wrong: Badge ran, not Title")
    #expect(
      Prediction("Title", ran: ["Badge"], known: ["Badge", "Title"]).hint == "hint: press Ctrl-T and ask ':why Badge'")
    #expect(Prediction("Title", ran: [], known: ["Badge", "Title"]).hint == "hint: press Ctrl-T and ask ':why Title'")
    #expect(Prediction("Badge", ran: ["Badge"], known: ["Badge", "Title"]).hint == nil)
    #expect(
      Prediction("bagde", ran: ["Badge"], known: ["Badge", "Title"]).hint
        == "there is no view 'bagde'; the views are Badge, Title")
    #expect(Prediction("none", ran: []).words == "right: no view ran")
    #expect(Prediction("none", ran: ["Badge"]).isRight == false)
    #expect(Prediction(" ", ran: ["Badge"]).isRight == nil)
    let rows = (0..<20).map { "Row[\($0)]" }
    #expect(Prediction("row list", ran: ["List"] + rows).words == "right: List, Row ×20 ran")
  }

  @Test func `predictions are asked for revealed and scored`() throws {
    final class Views: TranscriptEvaluator {
      func reset() {}
      func evaluate(_ input: String) -> TranscriptReply {
        var reply = TranscriptReply(output: [])
        reply.views = { input == "a" ? ["Badge"] : [] }
        reply.knownViews = { ["Badge"] }
        return reply
      }
    }
    let text = "```obsh predict\n> a\n> b\n> c\n```\n"
    let keys: [PlayKey] = [.right] + .line("badge") + [.right] + .line("badge") + [.right, .enter]
    let result = try play(text, keys, on: Views())
    #expect(
      result.lines == [
        "> a", "Which views will run? (names, or none) badge", "right: Badge ran",
        "> b", "Which views will run? (names, or none) badge", "wrong: no view ran",
        "hint: press Ctrl-T and ask ':why Badge'",
        "> c", "Which views will run? (names, or none) ", "no view ran", "",
        "1 of 2 predictions right · end, all output as in the file", "",
      ])
    #expect(try play(text, isAuto: true, on: Views()).lines.prefix(3) == ["> a", "Which views will run?", "Badge ran"])
  }

  @Test func `a misspelled prediction is asked for again`() throws {
    final class Views: TranscriptEvaluator {
      var knownViews: [String] { ["Badge"] }
      func reset() {}
      func evaluate(_ input: String) -> TranscriptReply {
        var reply = TranscriptReply(output: ["  body     New  #1"])
        reply.views = { ["New"] }
        reply.knownViews = { ["Badge", "New"] }
        return reply
      }
    }
    let text = "```obsh predict\n> a\n  body     New  #1\n```\n"
    // The input creates 'New', which is no view yet.
    let result = try play(text, [.right] + .line("Bagde") + .line("New"), on: Views())
    #expect(
      result.lines.prefix(5) == [
        "> a", "Which views will run? (names, or none) Bagde", "there is no view 'Bagde'; the only view is Badge",
        "Which views will run? (names, or none) New", "  body     New  #1",
      ])
  }

  // MARK: By itself

  @Test func `it plays by itself at its speed`() throws {
    let slow = try play(two, isAuto: true)
    let fast = try play(two, isAuto: true) { $0.speed = .characters(200) }
    let atOnce = try play(two, isAuto: true) { $0.speed = .max }
    #expect(slow.lines == ["> say abcdef", "abcdef", "> count", "1", "", "end, all output as in the file", ""])
    #expect(fast.lines == slow.lines && atOnce.lines == slow.lines)
    #expect(slow.stage.waited > 2)
    #expect(abs(fast.stage.waited * 10 - slow.stage.waited) < 0.001)
    #expect(atOnce.stage.waited == 0)
  }

  /// Answers with what the file expects.
  final class Echo: TranscriptEvaluator {
    private let exchanges: [Transcript.Exchange]
    private var next = 0
    init(_ transcript: Transcript) { exchanges = transcript.blocks.flatMap(\.exchanges) }
    func reset() {}
    func evaluate(_ input: String) -> TranscriptReply {
      next += 1
      return TranscriptReply(output: exchanges[next - 1].expected)
    }
  }

  static let lessons = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Transcripts").path
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: lessons))?
    .filter { $0.hasSuffix(".md") }.sorted() ?? []

  @Test(arguments: names) func `every lesson is a show and a recording of it`(_ name: String) throws {
    let transcript = try TranscriptFile(path: "\(Self.lessons)/\(name)").transcript
    let stage = Stage([])
    var options = Player.Options()
    (options.isAuto, options.speed, options.hasColor) = (true, .max, true)
    let cast = CastWriter(columns: 80, rows: 24, title: name)
    let player = Player(PlayScript(transcript), on: Echo(transcript), stage, options, cast: cast)
    let inputs = transcript.blocks.reduce(0) { $0 + $1.exchanges.count }
    #expect(player.run().inputs == inputs)
    let text = try #require(player.cast?.text)
    #expect(try shown(in: text) == stage.shown.pieces(between: "\n").joined(separator: "\r\n"))
  }

  /// What a player of the asciicast shows in the end; requires that it is valid.
  func shown(in cast: String) throws -> String {
    var lines = SourceLine.texts(of: cast).map { Data($0.utf8) }[...]
    #expect(lines.popLast()?.isEmpty == true)
    let first = try #require(lines.first)
    lines.removeFirst()
    let header = try #require(try JSONSerialization.jsonObject(with: first) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 80 && header["height"] as? Int == 24)
    var (time, output) = (0.0, "")
    for line in lines {
      let event = try #require(try JSONSerialization.jsonObject(with: line) as? [Any])
      try #require(event.count == 3)
      let moment = try #require(event[0] as? Double)
      #expect(moment >= time)
      time = moment
      #expect(event[1] as? String == "o")
      output += try #require(event[2] as? String)
    }
    return output
  }

  @Test func `a cast holds any text`() throws {
    var cast = CastWriter(columns: 80, rows: 24, title: "\"\\\u{1}é")
    let text = "a\"b\\c\td\u{0}\u{1B}[1m\u{7F}\u{85}🙂\u{2028}"
    cast.add(text, at: 0.1234567)
    cast.add("", at: 1)
    // The clock of a recording never goes back.
    cast.add("\n", at: 0.1)
    #expect(cast.text.contains("\n[0.123457, \"o\", "))
    #expect(try shown(in: cast.text) == text + "\r\n")
  }

  @Test func `nothing of a file or of a program steers the terminal`() throws {
    let escape = "\u{1B}]0;x\u{7}"
    let text = """
      # Title \(escape)

      Words \(escape).

      | a \(escape) |

      ```obsh
      > say \(escape)
      x
      ```

      """
    for isAuto in [false, true] {
      for hasColor in [false, true] {
        let result = try play(text, [.tab] + .line("1") + [.right], isAuto: isAuto) { $0.hasColor = hasColor }
        #expect(!result.stage.shown.contains("\u{1B}]"))
        #expect(result.stage.shown.contains("say \\u{1B}]0;x\\u{07}"))
      }
    }
  }
}
