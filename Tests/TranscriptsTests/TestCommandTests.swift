import Foundation
import Testing

@testable import Transcripts

@Suite struct TestCommandTests {
  let folder: Folder
  init() throws { folder = try Folder() }

  let good = "```obsh\n> say a\na\n```\n"
  let bad = "```obsh\n> say a\nb\n```\n"

  /// Runs the command in the folder and returns the exit code and all it said, with short paths.
  func run(
    environment: [String: String] = [:], _ change: (inout TestCommand) -> Void = { _ in }
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
    let summary = command.run(environment: environment, output: output, threads: Threads()) { _ in Script() }
    return (summary.exitCode, out, complaints)
  }

  @Test func `all well`() throws {
    try folder.write("a.md", good)
    try folder.write("b.md", good + "```obsh skip\n```\n")
    try folder.write("prose.md", "text\n")
    let result = run()
    #expect(result.code == 0)
    #expect(result.out == ["2 passed, 0 failed, 1 skipped in 2 transcripts"])
    #expect(result.complaints.isEmpty)
  }

  @Test func `a difference is reported`() throws {
    try folder.write("a.md", bad + good)
    let result = run()
    #expect(result.code == 1)
    #expect(
      result.out == [
        "a.md:2: error: the output differs", "> say a", "- b", "+ a", "1 passed, 1 failed in 1 transcript",
      ])
  }

  /// A view that ran once more has another number in all that follows: that is told once.
  @Test func `outputs that differ only in the numbers of runs are counted`() throws {
    let row = { (run: Int) in
      "```obsh\n> say   body     A  #\(run)  because M#1.a\n  body     A  #3  because M#1.a\n```\n"
    }
    try folder.write("a.md", row(4) + bad + row(4) + row(3) + row(5))
    let result = run()
    #expect(result.code == 1)
    #expect(
      result.out.suffix(6) == [
        "a.md:6: error: the output differs", "> say a", "- b", "+ a",
        "a.md:10: error: 2 outputs differ only in the numbers of runs, in lines 10, 18",
        "1 passed, 4 failed in 1 transcript",
      ])
    #expect(result.out.first == "a.md:2: error: the output differs")
  }

  @Test func `no transcript is an error of its own`() throws {
    try folder.write("prose.md", "text\n")
    let result = run()
    #expect(result.code == 2)
    #expect(result.out.isEmpty)
    #expect(result.complaints == ["error: no transcript found"])
  }

  @Test func `a path that is not there is an error`() {
    let result = run { $0.paths = [folder.path + "/none.md"] }
    #expect(result.code == 2)
    #expect(result.out.isEmpty)
    #expect(result.complaints == ["none.md: error: cannot read: No such file or directory"])
  }

  @Test func `a file that cannot be parsed does not hide the others`() throws {
    try folder.write("a.md", "```obsh\n")
    try folder.write("b.md", good)
    let result = run()
    #expect(result.code == 2)
    #expect(result.out == ["1 passed, 0 failed in 1 transcript, 1 file could not be used"])
    #expect(result.complaints == ["a.md:1: error: this block is never closed"])
  }

  @Test func `conflict markers are refused before anything runs`() throws {
    try folder.write("a.md", "<<<<<<< ours\n\(good)=======\n\(bad)>>>>>>> theirs\n")
    try folder.write("b.md", good)
    for update in [false, true] {
      let result = run { $0.update = update }
      #expect(result.code == 2)
      #expect(result.out.last == "1 passed, 0 failed in 1 transcript, 1 file could not be used")
      #expect(result.complaints == ["a.md:1: error: the file has conflict markers"])
    }
  }

  @Test func `list names the transcripts and runs nothing`() throws {
    try folder.write("a.md", bad)
    try folder.write("b.md", good)
    try folder.write("prose.md", "text\n")
    #expect(run { $0.list = true }.out == ["a.md", "b.md"])
    #expect(run { $0.list = true }.code == 0)
    func listed(_ filter: String) -> (code: Int32, out: [String], complaints: [String]) {
      run {
        $0.list = true
        $0.filter = NameFilter(filter)
      }
    }
    #expect(listed("b.md").out == ["b.md"])
    #expect(listed("c.md").code == 2)
  }

  @Test func `fail fast stops at the first failure`() throws {
    try folder.write("a.md", bad + bad)
    try folder.write("b.md", bad)
    #expect(run { $0.failFast = true }.out.last == "0 passed, 1 failed in 1 transcript")
  }

  @Test func `update rewrites and a second one finds nothing`() throws {
    try folder.write("a.md", bad + good)
    try folder.write("b.md", good)
    let first = run { $0.update = true }
    #expect(first.code == 0)
    #expect(first.out == ["a.md: updated", "2 passed, 1 updated in 2 transcripts"])
    #expect(try folder.read("a.md") == good + good)
    let second = run { $0.update = true }
    #expect(second.out == ["3 passed, 0 failed in 2 transcripts"])
    #expect(try folder.read("a.md") == good + good)
  }

  @Test func `update cannot make an error`() throws {
    try folder.write("a.md", "```obsh error\n> say a\nb\n```\n")
    let result = run { $0.update = true }
    #expect(result.code == 1)
    #expect(
      result.out == [
        "a.md:1: error: no input of this 'obsh error' block produced an error", "> say a", "a.md: updated",
        "0 passed, 1 failed in 1 transcript",
      ])
  }

  @Test func `update is refused in CI before anything runs`() throws {
    try folder.write("a.md", bad)
    let result = run(environment: ["CI": "true"]) { $0.update = true }
    #expect(result.code == 2)
    #expect(result.out.isEmpty)
    #expect(try folder.read("a.md") == bad)
    #expect(run(environment: ["CI": "true"]).code == 1)
  }

  @Test func `a refused update is said`() throws {
    let path = try folder.write("a.md", bad)
    var command = TestCommand()
    (command.paths, command.update) = ([folder.path], true)
    var complaints: [String] = []
    let output = TestCommand.Output(report: { _ in }, say: { _ in }, complain: { complaints.append($0) })
    let edited = bad + "more\n"
    // Somebody writes into it while it runs.
    let summary = command.run(environment: [:], output: output, threads: Threads()) { _ in
      try? Data(edited.utf8).write(to: URL(fileURLWithPath: path))
      return Script()
    }
    #expect(summary.exitCode == 2)
    #expect(complaints == ["\(path): error: not updated: the file has changed since it was read"])
    #expect(try folder.read("a.md") == edited)
  }

  @Test func `every transcript has a session of its own`() throws {
    try folder.write("a.md", "```obsh\n> count\n1\n```\n")
    try folder.write("b.md", "```obsh\n> count\n1\n```\n")
    #expect(run().code == 0)
  }

  @Test func `several at once say the same in the same order`() throws {
    for index in 100..<400 {
      try folder.write("\(index).md", index % 7 == 0 ? bad : index % 11 == 0 ? "```obsh\n" : good)
    }
    let single = run()
    #expect(single.code == 2)
    for jobs in [2, 5, 64] {
      let several = run { $0.jobs = jobs }
      #expect(several == single)
      let first = run { ($0.jobs, $0.failFast) = (jobs, true) }
      #expect(first.out.first == "105.md:2: error: the output differs")
      #expect(first.out.last == "5 passed, 1 failed in 6 transcripts")
    }
  }

  @Test func `verbose gives each transcript a line`() throws {
    try folder.write("a.md", bad + good)
    let line = try #require(run { $0.verbose = true }.out.first)
    #expect(line.startsWith("a.md: 1 passed, 1 failed ("))
    #expect(line.endsWith(" ms)"))
  }

  @Test func `JUnit has a suite a file and a case an input`() throws {
    let failing = "```obsh\n> say <\u{1}&\"\nb\n```\n"
    try folder.write("a.md", failing + "```obsh skip\n```\n```obsh\n> count\n. count\n1\n2\n```\n")
    try folder.write("b.md", "```obsh\n")
    let path = "\(folder.path)/report.xml"
    _ = run { $0.junit = path }
    let text = try folder.read("report.xml").pieces(between: folder.path + "/").joined()
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="obsh" tests="4" failures="1" errors="1">
          <testsuite name="a.md" tests="3" failures="1" errors="0" skipped="1">
            <testcase name="line 2: say &lt;\\u{01}&amp;&quot;" classname="a.md"><failure message="a.md:2: error: \
        the output differs">a.md:2: error: the output differs&#10;&gt; say &lt;\\u{01}&amp;&quot;&#10;- b&#10;\
        + &lt;\\u{01}&amp;&quot;</failure></testcase>
            <testcase name="line 5: skipped block" classname="a.md"><skipped/></testcase>
            <testcase name="line 8: count" classname="a.md"/>
          </testsuite>
          <testsuite name="b.md" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="read" classname="b.md"><error message="b.md:1: error: this block is never closed"/>\
        </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}

/// Threads as the system gives them.
struct Threads: TestThreads {
  func run(_ count: Int, _ work: @escaping @Sendable () -> Void, besides: () -> Void) throws {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      Thread.detachNewThread {
        work()
        group.leave()
      }
    }
    besides()
    group.wait()
  }
}
