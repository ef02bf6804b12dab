import ArgumentParser
import Files
import Session
import Transcripts

/// `obsh test`: transcripts as tests.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", _superCommandName: "obsh", abstract: "Runs transcripts and compares their output.")

  @OptionGroup var options: CommonOptions
  @OptionGroup var writing: TranscriptWriting

  @Flag(help: "Rewrite outputs that differ; refused when CI=true.")
  var update = false

  @Option(help: ArgumentHelp("Run only transcripts whose path matches.", valueName: "pattern"))
  var filter: String?

  @Option(help: ArgumentHelp("Write a JUnit report.", valueName: "file"))
  var junit: String?

  @Flag(help: "List the transcripts without running them.")
  var list = false

  @Flag(help: "Stop at the first input that fails.")
  var failFast = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The number of transcripts to run at once.", valueName: "count"))
  var jobs = 1

  @Flag(help: "Report the result and the time of each transcript.")
  var verbose = false

  @Flag(help: "Annotate failures for GitHub's workflows.")
  var github = false

  @Option(help: ArgumentHelp("Run the i-th of n equal parts, from 1/n to n/n.", valueName: "i/n"))
  var shard: Shard?

  @Option(help: ArgumentHelp("Skip transcripts that have passed and are unchanged.", valueName: "folder"))
  var cache: String?

  @Argument(help: ArgumentHelp("Files and folders (default: Transcripts).", valueName: "path"), completion: .file())
  var paths: [String] = []

  /// Each job has a thread with a large stack, which takes address space.
  private static let mostJobs = 64

  func validate() throws {
    guard (1...Self.mostJobs).contains(jobs) else { throw ValidationError("--jobs must be from 1 to \(Self.mostJobs)") }
  }

  mutating func run() throws {
    var command = TestCommand()
    command.paths = paths
    command.filter = filter.map(NameFilter.init)
    command.update = update
    command.list = list
    command.failFast = failFast
    command.junit = junit
    command.jobs = jobs
    command.verbose = verbose
    command.github = github
    command.shard = shard
    command.cache = cache.map { ResultCache(folder: $0, program: program) }
    let (options, writing, test) = (options, writing, command)
    let palette = Palette(isOn: self.options.sessionOptions(.shell).color)
    try Process.run { output in
      output.progress?.eraseOnInterrupt()
      // The exit status reports the results, even if the output is not read.
      output.outlivesReader = true
      var test = test
      let rescue = Rescue()
      if let rescue {
        test.continuation = TestCommand.Continuation(
          crashed: Set(rescue.earlier.filter(\.hasCrashed).map(\.text)), told: rescue.told,
          working: { path, work in rescue.doing(path) { work() } })
      }
      let summary = test.run(
        environment: Process.environment,
        output: TestCommand.Output(
          report: { output.write(palette.color($0) + "\n") },
          say: { output.write($0 + "\n") },
          complain: { text in
            output.flush()
            StandardError.write(text + "\n")
          },
          progress: { output.progress?.begin("testing \($0)") },
          told: { told in
            output.flush()
            rescue?.note(told: told)
          },
          reporting: { work in if let rescue { rescue.reporting(work) } else { work() } }),
        threads: MachineThreads(),
        evaluator: { path in TranscriptSession(options.transcriptOptions(at: path, writing)) })
      return ExitStatus(rawValue: summary.exitCode)
    }
  }
}

extension Test {
  /// All that the outputs of a transcript depend on besides the transcript: the executable, and the options for
  /// transcripts.
  private var program: String {
    var executable = Fingerprint()
    // Without the executable file, which may have been deleted, results are reused only within this process.
    do throws(FileFailure) {
      try Files.eachPiece(of: "/proc/self/exe") { executable.add($0) }
    } catch {
      executable.add(Array("\(Files.processNumber)".utf8))
    }
    let options = [
      options.trace?.rawValue, options.maxSteps.map { "\($0)" }, options.maxDepth.map { "\($0)" },
      options.maxMemory.map { "\($0)" }, "\(writing.allowWrite)",
    ]
    return "obsh \(Obsh.version) \(executable.text) " + options.map { $0 ?? "-" }.joined(separator: " ")
  }
}

extension Shard: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

private struct MachineThreads: TestThreads {
  func run(_ count: Int, _ work: @escaping @Sendable () -> Void, besides: () -> Void) throws {
    let prepared: @Sendable () -> Void = {
      Rescue.prepareThread()
      work()
    }
    try MachineThread.run(count, prepared, besides: besides)
  }
}
