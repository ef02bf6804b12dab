/// What `obsh test` does, but for the command line around it.
package struct TestCommand: Sendable {
  /// Files and folders; none means the folder `Transcripts`.
  package var paths: [String] = []
  /// Only files whose path this chooses.
  package var filter: NameFilter?
  /// Rewrites outputs that differ.
  package var update = false
  /// Names the transcripts and runs nothing.
  package var list = false
  /// Stops at the first input that fails.
  package var failFast = false
  /// The file to write JUnit's XML to.
  package var junit: String?

  package init() {}

  /// Where its words go.
  package struct Output {
    /// Takes the lines for standard output.
    package var report: (FailureReport.Line) -> Void
    /// Takes what goes to standard output without a failure: names, the summary.
    package var say: (String) -> Void
    /// Takes the lines for standard error.
    package var complain: (String) -> Void

    package init(
      report: @escaping (FailureReport.Line) -> Void, say: @escaping (String) -> Void,
      complain: @escaping (String) -> Void
    ) {
      self.report = report
      self.say = say
      self.complain = complain
    }
  }

  /// Runs it; the summary has the exit code. `evaluator` is asked once for every transcript, with its path, and
  /// is to keep what the transcript loads and records inside its folder.
  package func run(
    environment: [String: String], output: Output, evaluator: (_ path: String) -> any TranscriptEvaluator
  ) -> TestSummary {
    var summary = TestSummary()
    var junitReport = JUnitReport()
    do {
      if update { try TranscriptFile.checkUpdate(environment: environment) }
      let files = try TranscriptSearch.files(in: paths.isEmpty ? ["Transcripts"] : paths)
      for path in files where filter?.matches(path) != false {
        do {
          let file = try TranscriptFile(path: path)
          guard !file.transcript.blocks.isEmpty else { continue }
          summary.transcripts += 1
          if list {
            output.say(path)
            continue
          }
          let run = file.transcript.run(on: evaluator(path), failFast: failFast && !update)
          junitReport.add(run, of: path)
          try settle(run, of: file, environment: environment, output: output, summary: &summary)
          if failFast, summary.failed > 0 { break }
        } catch {
          summary.unusable += 1
          junitReport.add(error, of: path)
          output.complain(error.description)
        }
      }
      if let junit { try FileSystem.write(Array(junitReport.text.utf8), to: junit) }
    } catch {
      summary.unusable += 1
      output.complain(error.description)
      return summary
    }
    if summary.transcripts == 0 {
      if summary.unusable == 0 { output.complain("error: \(summary.line)") }
    } else if !list {
      output.say(summary.line)
    }
    return summary
  }

  /// Reports the failures of one file, or mends those that an update can mend.
  private func settle(
    _ run: TranscriptRun, of file: TranscriptFile, environment: [String: String], output: Output,
    summary: inout TestSummary
  ) throws(FileError) {
    summary.skipped += run.skipped.count
    summary.passed += run.results.count - run.failures.count
    var mended = 0
    for result in run.failures {
      let remaining = update ? result.withoutDifference : result
      if remaining.failures.isEmpty { mended += 1 } else { summary.failed += 1 }
      for line in FailureReport(of: remaining, in: file.path).lines { output.report(line) }
    }
    if update, try file.update(to: file.transcript.updated(with: run), environment: environment) {
      summary.updated += mended
      output.say("\(file.path): updated")
    }
  }
}

extension ExchangeResult {
  /// What is left to be said when its output has been rewritten.
  fileprivate var withoutDifference: ExchangeResult {
    var copy = self
    copy.failures.removeAll { failure in
      if case .differs = failure { true } else { false }
    }
    return copy
  }
}
