import Files
import Trace

/// The report of a failure: its place, the input, and a diff.
///
///     Transcripts/first.md:12: error: the output differs
///     > counter.count += 1
///     * Badge is at run #2 here, not #3: it ran more or less often before
///       … 4 lines as expected
///     - body     Badge  #3  because Counter#1.count
///     + body     Badge  #2  because Counter#1.count
package struct FailureReport {
  /// A line of the report, with its kind, which determines its colour.
  package struct Line: Equatable, Sendable {
    package enum Kind: Sendable {
      case place, input
      /// A sentence that explains the difference.
      case meaning
      case same, expected, actual
    }

    package let kind: Kind
    package let text: String
  }

  package let lines: [Line]
  /// The failures as annotations for GitHub's workflows, each at its line.
  package let annotations: [GitHubCommand]

  /// The maximum length of a diff; of a longer one only the first differences are shown.
  private static let longestDiff = 200
  /// The maximum number of context lines; more are replaced by a count.
  private static let longestContext = 3

  /// `result` must have failed; `path` is the name of the file for the reader.
  package init(of result: ExchangeResult, in path: String) {
    let path = PathText.printable(path)
    var lines: [Line] = []
    var annotations: [GitHubCommand] = []
    for failure in result.failures {
      let start = lines.count
      let place = failure.place(in: result)
      defer {
        let rest = lines[start...].dropFirst().map(\.text).joined(separator: "\n")
        annotations.append(
          GitHubCommand(.error, file: path, line: place.line, title: place.words, rest.isEmpty ? result.input : rest))
      }
      lines.append(Line(kind: .place, text: "\(path):\(place.line): error: \(place.words)"))
      switch failure {
      case .differs(let expected, let actual):
        lines += FailureReport.inputLines(of: result)
        lines += FailureReport.diff(expected, actual)
      case .noError:
        if result.failures.count == 1 { lines += FailureReport.inputLines(of: result) }
      }
    }
    self.lines = lines
    self.annotations = annotations
  }

  /// A line for outputs that differ only in the numbers of runs; nil if there are none.
  static func line(for followers: [Int], in path: String) -> Line? {
    guard let first = followers.first else { return nil }
    let path = PathText.printable(path)
    let shown = followers.prefix(10).map(String.init).joined(separator: ", ")
    let rest = followers.count > 10 ? " and \(followers.count - 10) more" : ""
    let text =
      followers.count == 1
      ? "\(path):\(first): error: the output differs only in the numbers of runs"
      : "\(path):\(first): error: \(followers.count) outputs differ only in the numbers of runs, in lines \(shown)\(rest)"
    return Line(kind: .place, text: text)
  }

  private static func inputLines(of result: ExchangeResult) -> [Line] {
    SourceLine.texts(of: result.input).enumerated().map { index, text in
      Line(kind: .input, text: visible((index == 0 ? Prompt.input : .continuation).line(for: text)))
    }
  }

  private static func diff(_ notations: [String], _ actual: [String]) -> [Line] {
    let comparison = OutputComparison(expected: notations.map(LinePattern.init), actual: actual)
    let steps = comparison.alignment.steps
    let meaning = Meaning(expected: notations, actual: actual, steps: steps)
    var diff = meaning.sentences.map { Line(kind: .meaning, text: "* \(visible($0))") }
    var same: [String] = []
    // Replaced lines stay together: first all expected ones, then all actual ones.
    var added: [Line] = []

    func endChange() {
      diff += added
      added = []
    }
    func endContext() {
      if same.count > longestContext {
        diff.append(Line(kind: .same, text: "  … \(same.count) lines as expected"))
      } else {
        diff += same.map { Line(kind: .same, text: "  \(visible($0))") }
      }
      same = []
    }

    for step in steps {
      switch step {
      case .match(_, let other), .absorb(let other):
        endChange()
        same.append(actual[other])
      case .elide:
        break
      case .replace(let line, let other):
        endContext()
        diff.append(Line(kind: .expected, text: "- \(visible(notations[line]))"))
        added.append(Line(kind: .actual, text: "+ \(visible(actual[other]))"))
      case .remove(let line):
        endContext()
        diff.append(Line(kind: .expected, text: "- \(visible(notations[line]))"))
      case .insert(let other):
        endContext()
        added.append(Line(kind: .actual, text: "+ \(visible(actual[other]))"))
      }
    }
    endChange()
    endContext()
    guard diff.count > longestDiff else { return diff }
    let rest = Line(kind: .same, text: "  … \(diff.count - longestDiff) more lines of the diff")
    return diff.prefix(longestDiff) + [rest]
  }

  /// `line` with control characters and trailing spaces made visible.
  private static func visible(_ line: String) -> String {
    let text = Columns.printable(line)
    let spaces = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    guard spaces > 0 else { return text }
    return String(decoding: text.utf8.dropLast(spaces), as: UTF8.self) + String(repeating: "␠", count: spaces)
  }
}

extension ExchangeResult.Failure {
  /// The line of the failure, and its message.
  fileprivate func place(in result: ExchangeResult) -> (line: Int, words: String) {
    switch self {
    case .differs: (result.line, "the output differs")
    case .noError(let blockLine): (blockLine, "no input of this 'obsh error' block produced an error")
    }
  }
}
