import Trace

/// The results of a test run as JUnit XML: one suite per file, one case per input.
package struct JUnitReport {
  private struct Suite {
    var path: String
    var cases: [Case]
  }

  private struct Case {
    enum Outcome {
      case passed, skipped
      case failed(message: String, report: String)
      case error(String)
    }
    var name: String
    var outcome: Outcome
  }

  private var suites: [Suite] = []

  package init() {}

  /// Adds the results of a file.
  package mutating func add(_ run: TranscriptRun, of path: String) {
    var cases = run.skipped.map { (line: $0, case: Case(name: "line \($0): skipped block", outcome: .skipped)) }
    cases += run.results.map { result in
      let name = "line \(result.line): \(SourceLine.texts(of: result.input).first ?? "")"
      guard !result.failures.isEmpty else { return (result.line, Case(name: name, outcome: .passed)) }
      let lines = FailureReport(of: result, in: path).lines.map(\.text)
      let outcome = Case.Outcome.failed(message: lines.first ?? "", report: lines.joined(separator: "\n"))
      return (result.line, Case(name: name, outcome: outcome))
    }
    suites.append(Suite(path: path, cases: cases.sorted { $0.line < $1.line }.map(\.case)))
  }

  /// Adds a file that could not be run.
  package mutating func add(_ error: FileError, of path: String) {
    suites.append(Suite(path: path, cases: [Case(name: "read", outcome: .error(error.description))]))
  }

  /// The document. It contains no times, so that equal runs produce equal bytes.
  package var text: String {
    let totals = JUnitReport.counts(of: suites.flatMap(\.cases))
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append(
      #"<testsuites name="obsh" tests="\#(totals.tests)" failures="\#(totals.failures)" errors="\#(totals.errors)">"#)
    for suite in suites {
      let counts = JUnitReport.counts(of: suite.cases)
      let path = XMLText.escaped(suite.path)
      lines.append(
        #"  <testsuite name="\#(path)" tests="\#(counts.tests)" failures="\#(counts.failures)""#
          + #" errors="\#(counts.errors)" skipped="\#(counts.skipped)">"#)
      lines += suite.cases.map { JUnitReport.element(for: $0, in: path) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(of cases: [Case]) -> (tests: Int, failures: Int, errors: Int, skipped: Int) {
    var counts = (tests: cases.count, failures: 0, errors: 0, skipped: 0)
    for item in cases {
      switch item.outcome {
      case .passed: break
      case .skipped: counts.skipped += 1
      case .failed: counts.failures += 1
      case .error: counts.errors += 1
      }
    }
    return counts
  }

  private static func element(for item: Case, in path: String) -> String {
    let start = #"    <testcase name="\#(XMLText.escaped(item.name))" classname="\#(path)""#
    switch item.outcome {
    case .passed: return start + "/>"
    case .skipped: return start + "><skipped/></testcase>"
    case .failed(let message, let report):
      return start
        + #"><failure message="\#(XMLText.escaped(message))">\#(XMLText.escaped(report))</failure></testcase>"#
    case .error(let message):
      return start + #"><error message="\#(XMLText.escaped(message))"/></testcase>"#
    }
  }
}
