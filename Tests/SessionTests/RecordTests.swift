import Foundation
import Testing
import Transcripts

@testable import Session

/// Sessions written as transcripts.
@Suite struct RecordTests {
  static let lessons = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Transcripts").path

  static let lessonNames =
    (try? FileManager.default.contentsOfDirectory(atPath: lessons))?
    .filter { $0.hasSuffix(".md") }.sorted() ?? []

  @Test(arguments: lessonNames) func `a lesson recorded anew is the same file`(_ name: String) throws {
    let path = "\(Self.lessons)/\(name)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let transcript = try Transcript(text)
    let recorded = onMachineThread { transcript.recorded(on: TranscriptSession(TranscriptSession.options(at: path))) }
    #expect(recorded == text)
  }

  /// What a session that does this records, and the results of testing it.
  func record(_ inputs: [String], from start: Int = 0, _ options: SessionOptions = SessionOptions(.shell)) throws -> (
    text: String, shown: [Played]
  ) {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/equal-writes.md"
    let played = play(inputs[..<start] + [":record \(path)"] + inputs[start...], options)
    let text = try folder.read("equal-writes.md")
    let transcript = try Transcript(text)
    let run = onMachineThread { transcript.run(on: TranscriptSession(TranscriptSession.options(at: path))) }
    #expect(run.failures.isEmpty)
    #expect(run.results.count == inputs.count { $0 != ":record off" } + transcript.inputsAdded)
    return (text, played)
  }

  @Test func `what is recorded passes at once`() throws {
    let inputs = JournalTests.counter + ["counter.count += 1", "counter.count = \"a\"", "counter.label = \"Taps\""]
    let recorded = try record(inputs + [":record off"])
    #expect(
      recorded.text == """
        # Equal writes

        ```obsh
        > @Observable class Counter { var count = 0; var label = "Taps" }
        > let counter = Counter()
        counter: Counter = Counter#1
        > :view Badge counter \\.count
          body     Badge  #1  reads Counter#1.count
        > counter.count += 1
          willSet  Counter#1.count  0 → 1
                   invalidates Badge
          didSet   Counter#1.count  0 → 1
          body     Badge  #2  because Counter#1.count
        ```

        ```obsh error
        > counter.count = "a"
        <input 5>:1:17: error: cannot assign value of type 'String' to type 'Int'
        1 | counter.count = "a"
          |                 ^ use 'Int(…) ?? 0'
        ```

        ```obsh
        > counter.label = "Taps"
          equal    Counter#1.label  "Taps" → "Taps"  nobody is told
        ```

        """)
    #expect(recorded.shown.last?.lines.first?.hasPrefix("6 inputs recorded in ") == true)
  }

  @Test func `an input that writes a file is left out, because the file exists when the recording is tested`() throws {
    let folder = try TemporaryFolder()
    let svg = "\(folder.path)/graph.svg"
    let session = JournalTests.counter + [":graph --svg \(svg)", "counter.count += 1"]
    let saved = play(session + [":save \(folder.path)/counter.md"])
    #expect(saved[3].lines == ["saved as \(svg)"])
    #expect(saved.last?.lines == ["4 inputs saved as the transcript \(folder.path)/counter.md"])
    #expect(try !folder.read("counter.md").contains("graph"))
    let recorded = play([":record \(folder.path)/again.md"] + session.map { $0.replacing("graph.svg", with: "2.svg") })
    #expect(recorded[4].lines == ["saved as \(folder.path)/2.svg"])
    #expect(try !folder.read("again.md").contains("graph"))
  }

  @Test func `what came before is in it too`() throws {
    let all = JournalTests.counter + ["counter.count += 1"]
    let recorded = try record(all, from: 3)
    #expect(recorded.text == (try record(all)).text)
    #expect(recorded.shown[3].lines.first?.hasSuffix(", with the 3 inputs before") == true)
  }

  @Test func `a wide coloured session with other settings is recorded as a test sees it`() throws {
    var options = SessionOptions(.shell)
    (options.width, options.color, options.traceLevel, options.sdk) = (200, true, .views, .sdk27)
    let text = try record(JournalTests.counter + ["counter.count += 1", "nobody", ":timeline"], options).text
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("> :set sdk 27\n"))
    #expect(text.contains("> :trace views\n"))
    #expect(!text.contains("willSet"))
  }

  @Test func `a comment is not undone and not counted`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    let played = play([
      ":record \(path)", "let a = 1", "let b = 2", "// Now look.", "let c = 3", ":undo 2", ":undo", ":undo",
    ])
    #expect(played[5].lines == ["undone: let c = 3", "undone: let b = 2"])
    #expect(played[7].lines == ["error: there is nothing to undo"])
    #expect(try folder.read("a.md").contains("> :undo 2\nundone: let c = 3\nundone: let b = 2\n> :undo\n"))
  }

  @Test func `undone inputs are recorded as they were`() throws {
    let text = try record(["let a = 1", "let b = 2", ":undo", "let b = 3", ":history"]).text
    #expect(text.contains("> :undo\nundone: let b = 2\n"))
  }

  @Test func `what was interrupted is left out and undone here alone`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    flag.initialize(to: 0)
    defer { flag.deallocate() }
    let shown = onMachineThread {
      var options = SessionOptions(.shell)
      options.interruptFlag = flag
      var text = ""
      let session = Session(options) { text += $0 }
      for input in [":record \(path)", "let a = 1", "let b = 2"] { session.submit(input) }
      flag.pointee = 1
      session.submit("while true {}")
      for input in [":undo 2", "let b = 3", ":undo", "a"] { session.submit(input) }
      session.endRecording()
      return text
    }
    #expect(shown.contains("\(path): this input is left out, because it was interrupted\n"))
    #expect(shown.hasSuffix("\n6 inputs recorded in \(path)\n"))
    let text = try folder.read("a.md")
    #expect(
      text.hasSuffix(
        "> let b = 2\nb: Int = 2\n> :undo\nundone: let b = 2\n> let b = 3\nb: Int = 3\n> :undo\nundone: let b = 3\n"
          + "> a\nInt = 1\n```\n"))
  }

  /// So is the start-up file, which nobody else has.
  @Test func `what a file elsewhere has put in is written out`() throws {
    let (elsewhere, folder) = (try TemporaryFolder(), try TemporaryFolder())
    try elsewhere.write("init.obsh", "#!/usr/bin/obsh\n:set mistakes off\nfunc twice(_ n: Int) -> Int { 2 * n }\n")
    try elsewhere.write("empty.obsh", "\n")
    let path = "\(folder.path)/a.md"
    let load = ":load \"\(elsewhere.path)/init.obsh\""
    _ = play([load, "twice(2)", ":record \(path)", load, ":load \(elsewhere.path)/empty.obsh", "twice(3)"])
    let text = try folder.read("a.md")
    let written = "> :set mistakes off\n. func twice(_ n: Int) -> Int { 2 * n }\n"
    #expect(text == "# A\n\n```obsh\n\(written)> twice(2)\nInt = 4\n\(written)> twice(3)\nInt = 6\n```\n")
    let run = onMachineThread {
      try? Transcript(text).run(on: TranscriptSession(TranscriptSession.options(at: "a.md")))
    }
    #expect(run?.failures.isEmpty == true)
  }

  @Test func `a file beside it is loaded there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let a = 1\n")
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    _ = play([":record a.md", ":load a.swift", "a", ":load none.swift", ":load ../b.swift"], options)
    #expect(
      try folder.read("a.md") == """
        # A

        ```obsh
        > :load a.swift
        a.swift: declared let a
        > a
        Int = 1
        ```

        ```obsh error
        > :load none.swift
        error: cannot read 'none.swift': No such file or directory
        ```

        ```obsh error
        > :load ../b.swift
        error: '../b.swift' is outside the transcript's folder
        ```

        """)
  }

  @Test func `a heading that is given is the title`() throws {
    let folder = try TemporaryFolder()
    _ = play([":record \(folder.path)/a.md", "// # Equal writes", "let a = 1"])
    #expect(try folder.read("a.md") == "# Equal writes\n\n```obsh\n> let a = 1\na: Int = 1\n```\n")
  }

  @Test func `comments become the text between the inputs`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    _ = play([
      ":record \(path)", "// ## First", "// One\n// paragraph.", "let a = 1", "// ```", "nobody", "// <!-- pause -->",
    ])
    #expect(
      try folder.read("a.md") == """
        # A

        ## First

        One
        paragraph.

        ```obsh
        > let a = 1
        a: Int = 1
        > // ```
        ```

        ```obsh error
        > nobody
        <input 3>:1:1: error: cannot find 'nobody' in scope
        1 | nobody
          | ^
        ```

        <!-- pause -->

        """)
  }

  @Test func `a file that exists is left as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "mine")
    let lines = play([":record \(folder.path)/a.md"])[0].lines
    #expect(lines == ["error: cannot write '\(folder.path)/a.md': File exists"])
    #expect(try folder.read("a.md") == "mine")
  }

  /// Whoever is killed while the file is written leaves it as it was before, or as it is then.
  @Test func `the file is replaced whole`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    let (before, names) = onMachineThread { () -> (String, [String]) in
      let session = Session(SessionOptions(.shell)) { _ in }
      for input in [":record \(path)", "let a = 1"] { session.submit(input) }
      let opened = FileHandle(forReadingAtPath: path)
      session.submit("let b = 2")
      let before = String(decoding: opened?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
      return (before, (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    }
    #expect(before.hasSuffix("> let a = 1\na: Int = 1\n```\n"))
    #expect(try folder.read("a.md").hasSuffix("b: Int = 2\n```\n"))
    #expect(names == ["a.md"])
  }

  @Test func `a folder that goes away ends the recording`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    let shown = onMachineThread {
      var text = ""
      let session = Session(SessionOptions(.shell)) { text += $0 }
      for input in [":record \(path)", "let a = 1"] { session.submit(input) }
      try? FileManager.default.removeItem(atPath: folder.path)
      for input in ["let b = 2", ":record", "b"] { session.submit(input) }
      return text
    }
    let words = "error: cannot write '\(path)': No such file or directory; the recording ends here\n"
    #expect(shown.hasSuffix("b: Int = 2\n\(words)no recording is in progress\nInt = 2\n"))
  }

  @Test func `recording says what it does`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    let played = play([":record", ":record off", ":record \(path)", ":record", ":record b.md"])
    #expect(played[0].lines == ["no recording is in progress"])
    #expect(played[1].lines == ["error: no recording is in progress; ':record FILE' starts one"])
    #expect(played[3].lines == ["recording \(path)"])
    #expect(played[4].lines == ["error: '\(path)' is being recorded; ':record off' ends it"])
  }
}

extension Transcript {
  /// Inputs that the recorder has put in to come to the session's settings.
  fileprivate var inputsAdded: Int {
    blocks.flatMap(\.exchanges).count { $0.input.hasPrefix(":set sdk") || $0.input.hasPrefix(":trace ") }
  }
}

/// Transcripts that run at once, each in a session on a thread of its own.
@Suite struct ParallelTests {
  private struct Threads: TestThreads {
    func run(_ count: Int, _ work: @escaping @Sendable () -> Void, besides: () -> Void) throws {
      try MachineThread.run(count, work, besides: besides)
    }
  }

  @Test func `sessions on several threads keep out of each other's way`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<24 {
      let wrong = index % 5 == 0 ? 9 : 1
      try folder.write(
        "\(100 + index).md",
        """
        ```obsh
        > @Observable class Counter\(index) { var count = 0 }
        > let counter = Counter\(index)()
        counter: Counter\(index) = Counter\(index)#1
        > :view Badge counter \\.count
          body     Badge  #1  reads Counter\(index)#1.count
        > counter.count += 1
          willSet  Counter\(index)#1.count  0 → \(wrong)
                   invalidates Badge
          didSet   Counter\(index)#1.count  0 → 1
          body     Badge  #2  because Counter\(index)#1.count
        ```

        """)
    }
    func test(jobs: Int) -> (code: Int32, lines: [String]) {
      var command = TestCommand()
      (command.paths, command.jobs) = ([folder.path], jobs)
      return onMachineThread {
        var lines: [String] = []
        let output = TestCommand.Output(
          report: { lines.append($0.text) }, say: { lines.append($0) }, complain: { lines.append($0) })
        let summary = command.run(environment: [:], output: output, threads: Threads()) { path in
          TranscriptSession(TranscriptSession.options(at: path))
        }
        return (summary.exitCode, lines)
      }
    }
    let alone = test(jobs: 1)
    #expect(alone.code == 1)
    #expect(alone.lines.last == "91 passed, 5 failed in 24 transcripts")
    let together = test(jobs: 4)
    #expect(together == alone)
  }
}
