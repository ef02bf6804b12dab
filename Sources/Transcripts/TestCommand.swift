import Files
import Trace

/// The work of `obsh test`, without its command line.
package struct TestCommand: Sendable {
  /// Files and folders; none means the folder `Transcripts`.
  package var paths: [String] = []
  /// A filter for the paths of the files.
  package var filter: NameFilter?
  /// Rewrites outputs that differ.
  package var update = false
  /// Lists the transcripts without running them.
  package var list = false
  /// Stops at the first input that fails.
  package var failFast = false
  /// The file for the JUnit report.
  package var junit: String?
  /// The number of transcripts that run at once. Results are reported in the order of the files.
  package var jobs = 1
  /// Reports the result and the time of each transcript.
  package var verbose = false
  /// Reports failures as annotations that GitHub shows at the lines of the files.
  package var github = false
  /// The part of the transcripts to run; nil for all.
  package var shard: Shard?
  /// The record of transcripts that have passed; unchanged ones do not run again.
  package var cache: ResultCache?

  package init() {}

  /// The work of a previous process, which crashed in one of the transcripts.
  package struct Continuation: Sendable {
    /// The transcripts in which a process crashed; they are not run again.
    package var crashed: Set<String>
    /// The number of results already reported: these are counted, but not reported again.
    package var told: Int
    /// Wraps the work on a transcript, so that a crash can be attributed to it.
    package var working: @Sendable (_ path: String, _ work: () -> Void) -> Void

    package init(
      crashed: Set<String>, told: Int, working: @escaping @Sendable (String, () -> Void) -> Void
    ) {
      self.crashed = crashed
      self.told = told
      self.working = working
    }
  }
  package var continuation = Continuation(crashed: [], told: 0, working: { $1() })

  /// The destinations of the command's output.
  package struct Output {
    /// Receives the lines of reports for standard output.
    package var report: (FailureReport.Line) -> Void
    /// Receives other output for standard output: names, the summary.
    package var say: (String) -> Void
    /// Receives the lines for standard error.
    package var complain: (String) -> Void
    /// Receives a short description of the current activity whenever it changes.
    package var progress: (String) -> Void
    /// Called when this number of results has been reported.
    package var told: (Int) -> Void
    /// Wraps the report of a result and the call of `told` that follows it.
    package var reporting: (() -> Void) -> Void
    /// Receives the annotations for GitHub.
    fileprivate var annotation: (GitHubCommand) -> Void = { _ in }

    package init(
      report: @escaping (FailureReport.Line) -> Void, say: @escaping (String) -> Void,
      complain: @escaping (String) -> Void, progress: @escaping (String) -> Void = { _ in },
      told: @escaping (Int) -> Void = { _ in }, reporting: @escaping (() -> Void) -> Void = { $0() }
    ) {
      self.told = told
      self.reporting = reporting
      self.report = report
      self.say = say
      self.complain = complain
      self.progress = progress
    }
  }

  /// Makes the session for a transcript. Called once for each transcript, with its path, on the thread that runs it.
  /// The session must keep the files that the transcript loads and records inside its folder.
  package typealias Evaluators = @Sendable (_ path: String) -> any TranscriptEvaluator

  /// Runs the command; the summary contains the exit code. `threads` run the transcripts if there are several jobs.
  package func run(
    environment: [String: String], output: Output, threads: some TestThreads, evaluator: @escaping Evaluators
  ) -> TestSummary {
    var summary = TestSummary()
    var junitReport = JUnitReport()
    var cacheProblems = ResultCache.Problems()
    let output = github ? output.harmless : output
    do {
      if update { try TranscriptFile.checkUpdate(environment: environment) }
      var files = try TranscriptSearch.files(in: paths.isEmpty ? ["Transcripts"] : paths)
        .filter { filter?.matches($0) != false }
      if let shard {
        let transcripts = files.filter(isForShards)
        files = shard.part(of: transcripts)
        if files.isEmpty, !transcripts.isEmpty { summary.emptyShard = shard }
      }
      var told = 0
      let silent = Output(report: { _ in }, say: { _ in }, complain: { _ in })
      try eachTest(of: files, on: threads, output.progress, evaluator) { path, test in
        output.reporting {
          settle(test, of: path, environment, told < continuation.told ? silent : output, &summary, &junitReport)
          told += 1
          if told > continuation.told { output.told(told) }
        }
        note(test, in: &cacheProblems)
        return !(failFast && summary.failed > 0)
      }
    } catch {
      summary.unusable += 1
      output.complain("\(error)")
      return summary
    }
    if let junit {
      do throws(FileError) {
        try onFile { () throws(FileFailure) in try Files.write(Array(junitReport.text.utf8), to: junit) }
      } catch {
        // The results are reported nevertheless.
        summary.isReportLost = true
        output.complain("\(error)")
      }
    }
    for line in cacheProblems.lines { output.complain(line) }
    if summary.transcripts == 0, summary.emptyShard == nil {
      if summary.unusable == 0 { output.complain("error: \(summary.line)") }
    } else if !list {
      output.say(summary.line)
    }
    return summary
  }

  /// Tests the files, several at once, and passes the results on in order until `handle` returns false. `progress` is
  /// called for each file that is awaited.
  private func eachTest(
    of files: [String], on threads: some TestThreads, _ progress: (String) -> Void, _ evaluator: @escaping Evaluators,
    handle: (String, TestedFile) -> Bool
  ) throws {
    func beginWaiting(for number: Int) {
      progress("\(number + 1) of \(files.count) · \(PathText.printable(files[number]))")
    }
    guard jobs > 1, files.count > 1, !list else {
      for (number, path) in files.enumerated() {
        beginWaiting(for: number)
        if !handle(path, test(path, evaluator)) { return }
      }
      return
    }
    let results = OrderedResults<TestedFile>(count: files.count)
    try threads.run(min(jobs, files.count)) {
      while let index = results.claim() { results.put(test(files[index], evaluator), as: index) }
    } besides: {
      for (number, path) in files.enumerated() {
        beginWaiting(for: number)
        guard let result = results.take(), handle(path, result) else { break }
      }
      results.stop()
    }
  }

  /// True if the file counts when transcripts are divided into shards: one without a block for the shell does not. An
  /// unreadable file counts, so that one shard reports it; so does a pipe, which can be read only once.
  private func isForShards(_ path: String) -> Bool {
    guard (try? Files.kind(of: path)) == .file, let file = try? TranscriptFile(path: path) else { return true }
    return !file.transcript.blocks.isEmpty
  }

  /// Records that a transcript has passed.
  private func note(_ test: TestedFile, in problems: inout ResultCache.Problems) {
    guard let cache, case .run(let file, let run, let record) = test else { return }
    var damage: String?
    if case .damaged(let words) = record.cached { damage = words }
    guard !record.isUnchanged, run.failures.isEmpty, !record.usesFiles else {
      problems.failure = problems.failure ?? damage
      return
    }
    do throws(FileFailure) {
      try cache.keep(file)
      problems.replaced = problems.replaced ?? damage
    } catch {
      problems.failure = problems.failure ?? damage ?? error.words
    }
  }

  /// Reads a file, and runs it if it is a transcript and is selected.
  private func test(_ path: String, _ evaluator: Evaluators) -> TestedFile {
    do throws(FileError) {
      let file = try TranscriptFile(path: path, isNamed: paths.contains(path))
      guard !file.transcript.blocks.isEmpty else { return .noTranscript }
      if list { return .listed }
      if continuation.crashed.contains(path) { throw .crashed(path: path) }
      var run = TranscriptRun()
      var record = TestRecord()
      if let answer = cache?.answer(for: file) {
        if case .passed = answer { return .run(file, file.transcript.passedRun, TestRecord(cached: .passed)) }
        record.cached = answer
      }
      record.time = ContinuousClock().measure {
        continuation.working(path) {
          let evaluator = evaluator(path)
          run = file.transcript.run(on: evaluator, failFast: failFast && !update)
          if cache != nil { record.usesFiles = file.transcript.usesFiles(by: evaluator) }
        }
      }
      return .run(file, run, record)
    } catch {
      return .unusable(error)
    }
  }

  private func settle(
    _ test: TestedFile, of path: String, _ environment: [String: String], _ output: Output,
    _ summary: inout TestSummary, _ junitReport: inout JUnitReport
  ) {
    do throws(FileError) {
      switch test {
      case .noTranscript: return
      case .listed:
        summary.transcripts += 1
        output.say(PathText.printable(path))
      case .run(let file, let run, let record):
        summary.transcripts += 1
        if record.isUnchanged { summary.unchanged += 1 }
        if junit != nil { junitReport.add(run, of: path) }
        if verbose { output.say(Self.line(for: run, of: path, record)) }
        try settle(run, of: file, environment: environment, output: output, summary: &summary)
      case .unusable(let error): throw error
      }
    } catch {
      summary.unusable += 1
      if junit != nil { junitReport.add(error, of: path) }
      output.complain(error.description)
      if github { output.annotation(error.annotation) }
    }
  }

  /// Reports the failures of a file, or fixes those that an update can fix.
  private func settle(
    _ run: TranscriptRun, of file: TranscriptFile, environment: [String: String], output: Output,
    summary: inout TestSummary
  ) throws(FileError) {
    summary.skipped += run.skipped.count
    summary.passed += run.results.count - run.failures.count
    var fixed = 0
    var followers: [Int] = []
    var hasCause = false
    for result in run.failures {
      let remaining = update ? result.withoutDifference : result
      if remaining.failures.isEmpty { fixed += 1 } else { summary.failed += 1 }
      // A view that ran once more or less has a different number in all later rows.
      if hasCause, remaining.differsOnlyInRuns {
        followers.append(result.line)
        continue
      }
      hasCause = hasCause || !remaining.failures.isEmpty
      let report = FailureReport(of: remaining, in: file.path)
      for line in report.lines { output.report(line) }
      if github { report.annotations.forEach(output.annotation) }
    }
    if let line = FailureReport.line(for: followers, in: file.path) {
      output.report(line)
      if github {
        let path = PathText.printable(file.path)
        output.annotation(
          GitHubCommand(.error, file: path, line: followers.first, title: "the numbers of runs differ", line.text))
      }
    }
    if update, try file.update(to: file.transcript.updated(with: run), environment: environment) {
      summary.updated += fixed
      output.say("\(PathText.printable(file.path)): updated")
    }
  }

  /// A line such as `Transcripts/01-first-look.md: 14 passed (35 ms)`.
  private static func line(for run: TranscriptRun, of path: String, _ record: TestRecord) -> String {
    let failed = run.failures.isEmpty ? "" : ", \(run.failures.count) failed"
    if record.isUnchanged { return "\(PathText.printable(path)): \(run.results.count) passed (unchanged, not run)" }
    let milliseconds = record.time / .milliseconds(1)
    let shown = milliseconds < 10 ? (milliseconds * 10).rounded() / 10 : milliseconds.rounded()
    let text = shown < 10 ? "\(shown)" : "\(Int(shown))"
    return "\(PathText.printable(path)): \(run.results.count - run.failures.count) passed\(failed) (\(text) ms)"
  }
}

/// Threads on which transcripts can run.
package protocol TestThreads {
  /// Runs `work` on this number of threads at once and `besides` on the current one, and waits for all of them.
  func run(_ count: Int, _ work: @escaping @Sendable () -> Void, besides: () -> Void) throws
}

extension TestCommand.Output {
  /// The same destinations, with text escaped that GitHub would take for a command, except annotations.
  fileprivate var harmless: Self {
    var copy = self
    copy.report = { [report] in report(FailureReport.Line(kind: $0.kind, text: GitHubCommand.harmless($0.text))) }
    copy.say = { [say] in say(GitHubCommand.harmless($0)) }
    copy.complain = { [complain] in complain(GitHubCommand.harmless($0)) }
    copy.annotation = { [say] in say($0.text) }
    return copy
  }
}
