import Foundation
import Testing

@testable import Transcripts

/// `obsh test` in a workflow: annotations, parts, and results that are kept.
@Suite struct WorkflowTests {
  let folder: Folder
  init() throws { folder = try Folder() }

  let good = "```obsh\n> say a\na\n```\n"
  let bad = "```obsh\n> say a, b\n  ::stop-commands::x\n```\n"

  private func run(
    _ change: (inout TestCommand) -> Void,
    evaluator: @escaping @Sendable (String) -> any TranscriptEvaluator = { _ in
      Script()
    }
  ) -> (code: Int32, out: [String], complaints: [String]) {
    var command = TestCommand()
    command.paths = [folder.path]
    change(&command)
    var out: [String] = []
    var complaints: [String] = []
    func short(_ text: String) -> String { text.pieces(between: folder.path + "/").joined() }
    let output = TestCommand.Output(
      report: { out.append(short($0.text)) }, say: { out.append(short($0)) },
      complain: { complaints.append(short($0)) })
    let summary = command.run(environment: [:], output: output, threads: Threads(), evaluator: evaluator)
    return (summary.exitCode, out, complaints)
  }

  // MARK: Annotations

  @Test func `a failure is told as before, and annotated at its line`() throws {
    try folder.write("a.md", bad)
    let result = run { $0.github = true }
    #expect(result.code == 1)
    #expect(
      result.out == [
        "a.md:2: error: the output differs", "> say a, b", "-   ::stop-commands::x", "+ a, b",
        "::error file=a.md,line=2,title=the output differs::> say a, b%0A-   ::stop-commands::x%0A+ a, b",
        "0 passed, 1 failed in 1 transcript",
      ])
  }

  @Test func `what a program printed is no command of GitHub's`() throws {
    try folder.write("a.md", "```obsh\n> say ::stop-commands::x\n> say b\n```\n")
    try folder.write("b.md", "```obsh\n> say ::add-mask::x\\nb\n::add-mask::x\n```\n")
    let lines = run { $0.github = true }.out
    #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("::") && !$0.hasPrefix("::error file=") })
  }

  @Test func `a file that cannot be used is annotated too`() throws {
    try folder.write("a.md", "```obsh\n")
    let result = run { $0.github = true }
    #expect(result.code == 2)
    #expect(
      result.out.first
        == "::error file=a.md,line=1,title=the transcript cannot be used::a.md:1: error: this block is never closed")
  }

  // MARK: Parts

  @Test func `each transcript is in one part, and prose is in none`() throws {
    for index in 0..<11 { try folder.write("\(index).md", index % 4 == 3 ? "prose\n" : good) }
    func listed(_ shard: String?) -> [String] {
      run {
        $0.shard = shard.flatMap { Shard($0) }
        $0.list = true
      }.out
    }
    let all = listed(nil)
    for count in 1...9 {
      let parts = (1...count).map { listed("\($0)/\(count)") }
      #expect(parts.flatMap(\.self).sorted() == all.sorted())
      #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
      #expect(parts == (1...count).map { listed("\($0)/\(count)") })
    }
  }

  @Test func `a part may be empty, and the whole may not`() throws {
    try folder.write("a.md", good)
    let empty = run { $0.shard = Shard("2/2") }
    #expect(empty.code == 0)
    #expect(empty.out == ["no transcript in part 2 of 2"])
    try folder.write("a.md", "prose\n")
    #expect(run { $0.shard = Shard("2/2") }.code == 2)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/", "/1", "+1/2", "1/99999999999999999999"])
  func `what is no part of a whole is refused`(text: String) {
    #expect(Shard(text) == nil)
  }

  // MARK: Results that are kept

  /// Counts the sessions that are made.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    func add() { lock.withLock { count += 1 } }
    var taken: Int {
      lock.withLock {
        defer { count = 0 }
        return count
      }
    }
  }

  private func cached(
    _ counter: Counter, program: String = "p", jobs: Int = 1, junit: String? = nil
  ) -> (ran: Int, code: Int32, out: [String], complaints: [String]) {
    let result = run {
      $0.cache = ResultCache(folder: "\(folder.path)/.cache/results", program: program)
      $0.jobs = jobs
      $0.junit = junit
    } evaluator: { _ in
      counter.add()
      return Script()
    }
    return (counter.taken, result.code, result.out, result.complaints)
  }

  @Test func `what has passed and is unchanged does not run again`() throws {
    let counter = Counter()
    try folder.write("a.md", good + "```obsh skip\n> b\n```\n")
    try folder.write("b.md", bad)
    let first = cached(counter, junit: "\(folder.path)/first.xml")
    #expect(first.ran == 2)
    #expect(first.out.last == "1 passed, 1 failed, 1 skipped in 2 transcripts")
    let second = cached(counter, jobs: 2, junit: "\(folder.path)/second.xml")
    #expect(second.ran == 1)
    #expect(second.code == 1)
    #expect(second.out.last == "1 passed, 1 failed, 1 skipped in 2 transcripts, 1 of them unchanged and not run")
    #expect(second.complaints.isEmpty)
    #expect(try folder.read("first.xml") == folder.read("second.xml"))
  }

  @Test func `another text, program or path runs again`() throws {
    let counter = Counter()
    try folder.write("a.md", good)
    #expect(cached(counter).ran == 1)
    #expect(cached(counter).ran == 0)
    #expect(cached(counter, program: "q").ran == 1)
    try folder.write("a.md", good + "more\n")
    #expect(cached(counter, program: "q").ran == 1)
    #expect(cached(counter, program: "q").ran == 0)
    try folder.write("c.md", good + "more\n")
    #expect(cached(counter, program: "q").ran == 1)
  }

  @Test func `a transcript that uses files always runs`() throws {
    /// Says that every input uses files.
    final class Loading: TranscriptEvaluator {
      func reset() {}
      func evaluate(_ input: String) -> TranscriptReply { TranscriptReply(output: ["a"]) }
      func usesFiles(_ input: String) -> Bool { true }
    }
    try folder.write("a.md", good)
    let cache = ResultCache(folder: "\(folder.path)/.cache", program: "p")
    for _ in 0..<2 {
      #expect(
        run {
          $0.cache = cache
        } evaluator: { _ in
          Loading()
        }.out == ["1 passed, 0 failed in 1 transcript"])
    }
  }

  @Test func `a cache that is damaged is told of once, and does no harm`() throws {
    let counter = Counter()
    try folder.write("a.md", good)
    try folder.write("b.md", good)
    _ = cached(counter)
    let entries = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.cache/results")
    #expect(entries.count == 2)
    for entry in entries { try folder.write(".cache/results/\(entry)", "garbage") }
    let result = cached(counter)
    #expect(result.ran == 2)
    #expect(result.code == 0)
    #expect(result.complaints.count == 1)
    #expect(
      result.complaints.first?.hasPrefix("warning: an entry of the cache was damaged and has been replaced: ") == true)
    // The damaged entries have been replaced.
    #expect(cached(counter).ran == 0)
  }

  @Test func `a cache that cannot be written is told of once, and does no harm`() throws {
    let counter = Counter()
    try folder.write("a.md", good)
    try folder.write("b.md", good)
    try folder.write(".cache", "a file")
    let result = cached(counter)
    #expect(result.ran == 2)
    #expect(result.code == 0)
    #expect(result.complaints.count == 1)
  }
}
