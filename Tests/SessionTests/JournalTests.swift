import Foundation
import Testing

@testable import Session

/// Inputs taken back, listed, kept in files.
@Suite struct JournalTests {
  static let counter = [
    "@Observable class Counter { var count = 0; var label = \"Taps\" }", "let counter = Counter()",
    ":view Badge counter \\.count",
  ]

  @Test func `undo gives back what was`() {
    let played = play(
      Self.counter + ["counter.count += 1", ":why Badge", ":undo", "counter.count", "counter.count += 2"])
    #expect(played[5].lines == ["undone: counter.count += 1"])
    #expect(played[6].lines == ["Int = 0"])
    #expect(
      played[7].lines == [
        "  willSet  Counter#1.count  0 → 2", "           invalidates Badge", "  didSet   Counter#1.count  0 → 2",
        "  body     Badge  #2  because Counter#1.count",
      ])
  }

  @Test func `several inputs and all of them can be undone`() {
    let played = play(Self.counter + [":undo 2", "counter", ":undo", ":undo", ":undo"])
    #expect(played[3].lines == ["undone: :view Badge counter \\.count", "undone: let counter = Counter()"])
    #expect(played[4].outcome == .failed(.source))
    // What was refused did nothing that could be taken back.
    #expect(played[5].lines == ["undone: @Observable class Counter { var count = 0; var label = \"Taps\" }"])
    #expect(played[6].lines == ["error: there is nothing to undo"])
  }

  /// A session with room for about 300 inputs, in which many questions are asked.
  private func longSession(writes: Int) -> (session: Session, outputs: [String], kept: Int) {
    let shown = Shown()
    let session = Session(SessionOptions(.shell)) { shown.text += $0 }
    session.journal = Journal(bytesKept: 300 * (MemoryLayout<Journal.Entry>.size + 20))
    for input in Self.counter { session.submit(input) }
    for number in 1...writes {
      session.submit("counter.count = \(number)")
      for _ in 0..<10 { session.submit(":why Badge") }
    }
    let kept = session.journal.entries.count
    let outputs = [":at 3", "counter.count", ":why Badge", ":at now", ":undo", "counter.count"].map { input in
      shown.text = ""
      session.submit(input)
      return shown.text
    }
    return (session, outputs, kept)
  }

  @Test func `questions are the first to be forgotten, and the session can still run again`() {
    onMachineThread {
      let (session, outputs, kept) = longSession(writes: 150)
      let isWhole = session.journal.isWhole
      #expect(isWhole)
      #expect(kept < 400)
      #expect(outputs[1] == "Int = 1\n")
      #expect(outputs[2].hasPrefix("Badge ran in the last turn (#2)"))
      #expect(outputs[5] == "Int = 149\n")
    }
  }

  @Test func `of a session with too many inputs the newest are kept, and the past says that it is gone`() {
    onMachineThread {
      let (session, outputs, kept) = longSession(writes: 1_000)
      let isWhole = session.journal.isWhole
      #expect(!isWhole)
      #expect(kept < 400)
      #expect(outputs[0] == "error: the session is too long to run again\n")
      #expect(outputs[5] == "Int = 1000\n")
      let isKept = session.journal.entries.contains { $0.input == "counter.count = 1000" }
      #expect(isKept)
    }
  }

  @Test func `an input that trapped is undone`() {
    let played = play(["var a = 1", "a = 2; fatalError()", "b", ":tap \"x\"", ":undo", "a"])
    #expect(played[4].lines == ["undone: a = 2; fatalError()"])
    #expect(played[5].lines == ["Int = 1"])
  }

  @Test func `what was undone can be redone`() {
    let played = play(
      Self.counter + ["counter.count += 1", "counter.count += 2", ":undo 2", ":undo", ":objects", ":redo", ":redo"]
        + ["counter.count", ":redo", "counter.count += 1", ":undo", "counter.label = \"\"", ":redo"])
    #expect(played[8].lines == ["redone: :view Badge counter \\.count"])
    #expect(played[9].lines == ["redone: counter.count += 1", "redone: counter.count += 2"])
    #expect(played[10].lines == ["Int = 3"])
    #expect(played[11].lines == ["error: there is nothing to redo"])
    // What is redone runs again: the numbers of instances and runs go on from there.
    #expect(played[12].lines.last == "  body     Badge  #4  because Counter#1.count")
    #expect(played[15].lines == ["error: there is nothing to redo"])
  }

  @Test func `many inputs are undone only with yes`() {
    let inputs = (1...12).map { "let a\($0) = \($0)" }
    let played = play(inputs + [":undo 11", "a12", ":undo 99", ":undo 11 yes", "a2", "a3"])
    #expect(played[12].lines == ["error: this undoes 11 inputs; type ':undo 11 yes' to confirm"])
    #expect(played[13].lines == ["Int = 12"])
    #expect(played[14].lines == ["error: this undoes 13 inputs; type ':undo 13 yes' to confirm"])
    #expect(played[15].lines.count == 11)
    #expect(played[16].lines == ["Int = 2"])
    #expect(played[17].outcome == .failed(.source))
  }

  @Test func `a reset and a setting can be undone`() {
    let played = play(Self.counter + [":reset", ":undo", "counter.count", ":trace off", ":undo", ":trace"])
    #expect(played[5].lines == ["Int = 0"])
    #expect(played[8].lines == ["trace writes, text"])
  }

  @Test func `undo is no part of an input`() {
    let played = play(["let a = 1", "let b = 2\n:undo\nlet c = 3", "a + b"])
    #expect(played[1].lines == ["b: Int = 2", "error: ':undo' must be typed at the prompt on its own"])
    #expect(played[2].lines == ["Int = 3"])
  }

  @Test func `virtual time and random numbers come back too`() {
    let inputs = ["let first = Int.random(in: 0...1_000_000)", ":advance 5s", "Date()"]
    let played = play(inputs + [":undo 3"] + inputs)
    #expect(played[..<3].map(\.lines) == played[4...].map(\.lines))
  }

  @Test func `what runs again shows nothing`() {
    let played = play(["print(\"hello\")", "let a = 1", ":undo"])
    #expect(played[2].lines == ["undone: let a = 1"])
  }

  @Test func `the history has numbers and one line an input`() {
    check(
      """
      > :history
      No inputs yet.
      > let a = 1
      a: Int = 1
      > func f() {
      .   print(a)
      . }
      > :history
      1  :history
      2  let a = 1
      3  func f() { …
      > :history 1
      4  :history
      > :history some
      error: 'some' is not a count; type a number such as 3
      """)
  }

  @Test func `a file that was loaded is what it was when the session runs again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let a = 1")
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let lines = onMachineThread {
      var text = ""
      let session = Session(options) { text += $0 }
      session.submit(":load a.swift")
      session.submit("let b = 2")
      try? folder.write("a.swift", "let a = 7")
      session.submit(":undo")
      session.submit("a")
      return text
    }
    #expect(lines == "a.swift: declared let a\nb: Int = 2\nundone: let b = 2\nInt = 1\n")
  }

  @Test func `a transcript is not loaded as a program`() throws {
    let folder = try TemporaryFolder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let played = play(["let a = 1", ":save a.md", ":load a.md"], options)
    #expect(played[2].lines == ["error: 'a.md' is a transcript; 'obsh test' runs it, 'obsh play' shows it"])
  }

  @Test func `what is saved can be loaded`() throws {
    let folder = try TemporaryFolder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let played = play(
      Self.counter + ["counter.count = \"a\"", ":why Badge", ":save a.swift", ":save a.swift"], options)
    #expect(played[5].lines == ["3 inputs saved as a.swift"])
    #expect(played[6].lines.first?.hasSuffix("File exists") == true)
    #expect(try folder.read("a.swift") == Self.counter.map { $0 + "\n" }.joined())
    let loaded = play([":load a.swift", ":deps"], options)
    #expect(loaded[1].lines == ["Badge  →  Counter#1.count"])
  }

  @Test func `a saved file that does not compile is said`() throws {
    let folder = try TemporaryFolder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let played = play(["struct A {}", "struct A { var a = 1 }", ":save a.swift"], options)
    #expect(played[2].lines.first == "2 inputs saved as a.swift")
    #expect(played[2].lines.dropFirst().first?.hasPrefix("The inputs do not compile as a single file: line ") == true)
  }

  @Test func `nothing is written outside the folder`() throws {
    let folder = try TemporaryFolder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    for command in [":save", ":record"] {
      let played = play(["let a = 1", "\(command) ../outside.swift"], options)
      #expect(played[1].lines == ["error: '../outside.swift' is outside the transcript's folder"])
    }
  }
}

/// A new folder that is removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("obsh-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }
  func write(_ name: String, bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
}
