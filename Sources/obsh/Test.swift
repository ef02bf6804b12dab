import ArgumentParser
import Session
import Transcripts

/// `obsh test`: transcripts as tests.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Runs transcripts and compares what the screen shows.")

  @OptionGroup var options: CommonOptions

  @Flag(help: "Rewrites outputs that differ; refused when CI=true.")
  var update = false

  @Option(help: ArgumentHelp("Only transcripts whose path this chooses.", valueName: "pattern"))
  var filter: String?

  @Option(help: ArgumentHelp("Writes a JUnit report.", valueName: "file"))
  var junit: String?

  @Flag(help: "Names the transcripts and runs nothing.")
  var list = false

  @Flag(help: "Stops at the first input that fails.")
  var failFast = false

  @Argument(help: ArgumentHelp("Files and folders (default: Transcripts).", valueName: "path"))
  var paths: [String] = []

  mutating func run() throws {
    var command = TestCommand()
    command.paths = paths
    command.filter = filter.map(NameFilter.init)
    command.update = update
    command.list = list
    command.failFast = failFast
    command.junit = junit
    let (options, test) = (options, command)
    try Process.run { output in
      let palette = Palette(isOn: options.sessionOptions(.shell).color)
      let summary = test.run(
        environment: Process.environment,
        output: TestCommand.Output(
          report: { output.write(palette.color($0) + "\n") },
          say: { output.write($0 + "\n") },
          complain: { text in
            output.flush()
            StandardError.write(text + "\n")
          }),
        evaluator: { path in TranscriptSession(at: path, options) })
      return ExitStatus(rawValue: summary.exitCode) ?? .failure
    }
  }
}

/// A session that keeps what it shows until it is asked: 80 columns, no colour, and no files but those beside the
/// transcript.
private final class TranscriptSession: TranscriptEvaluator {
  private let shown = ShownText()
  private let session: Session

  private final class ShownText { var text = "" }

  init(at path: String, _ common: CommonOptions) {
    var options = SessionOptions(.shell)
    options.limits = common.sessionOptions(.shell).limits
    if let level = common.trace { options.traceLevel = level }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    options.files = .inside(folder: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
    session = Session(options) { [shown] in shown.text += $0 }
  }

  func reset() { session.startAfresh() }

  func evaluate(_ input: String) -> TranscriptReply {
    shown.text = ""
    let outcome = session.submit(input)
    var lines = shown.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if case .failed = outcome { return TranscriptReply(output: lines, isError: true) }
    return TranscriptReply(output: lines)
  }
}
